import { getRequestConfig } from "next-intl/server";
import { messages } from "./messages";

/** The language of a request: English, until there is a second catalogue to choose from. */
export default getRequestConfig(() => Promise.resolve({ locale: "en-NG", timeZone: "Africa/Lagos", messages }));

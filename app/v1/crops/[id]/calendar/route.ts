import { routes } from "@/lib/api/fetch-adapter";
import { cropCalendar } from "@/lib/crops/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(cropCalendar);

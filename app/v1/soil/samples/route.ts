import { routes } from "@/lib/api/fetch-adapter";
import { submitSampleEndpoint } from "@/lib/soil/samples/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(submitSampleEndpoint);

import { routes } from "@/lib/api/fetch-adapter";

// Paths without an endpoint get the API's own 404, not a page.
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes();

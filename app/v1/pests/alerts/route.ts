import { routes } from "@/lib/api/fetch-adapter";
import { pestAlerts } from "@/lib/pests/alerts/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(pestAlerts);

import { ConsoleApi } from "@/lib/api/console-api";
import { consoleRoutes } from "@/lib/api/fetch-adapter";
import { consoleEndpoints } from "@/lib/api/registry";
import { identifyBySession } from "@/lib/accounts/identify";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = consoleRoutes(
  new ConsoleApi(consoleEndpoints, identifyBySession),
);

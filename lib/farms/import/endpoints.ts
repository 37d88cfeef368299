import { endpoint, perMinute } from "../../api/endpoint";
import { free } from "../../api/price";
import { fieldsFromJson, wholeFarmToJson } from "../contract";
import { cropFieldsFromJson } from "../crops/contract";
import { findWholeFarms } from "../store";
import { FarmExportJson, FarmImportBody, FarmImportJson, importMaxBytes } from "./contract";
import { importFarms } from "./import";

/** POST /v1/farms/import, for the app's own pages. */
export const importFarmsEndpoint = endpoint({
  method: "POST",
  path: "/v1/farms/import",
  tag: "Farms",
  audience: "console",
  summary: "Import farms",
  description: "Makes all the farms, or none when one of them cannot be made; the error names it.",
  limit: perMinute(30),
  price: free,
  maxBodyBytes: importMaxBytes,
  body: FarmImportBody,
  response: FarmImportJson,
  status: 201,
  handle: async ({ body, caller, now, db }) => {
    const farms = body.farms.map(({ crops = [], ...farm }) => ({
      fields: { ...fieldsFromJson(farm), name: farm.name },
      crops: crops.map(({ crop_id: cropId, name, ...crop }) => ({ cropId, name, ...cropFieldsFromJson(crop) })),
    }));
    const made = await importFarms({ accountId: caller.accountId, db }, farms, now);
    return { body: { data: made.map(({ id, name }) => ({ id, name })) } };
  },
});

/** GET /v1/farms/export, for the app's own pages. */
export const exportFarmsEndpoint = endpoint({
  method: "GET",
  path: "/v1/farms/export",
  tag: "Farms",
  audience: "console",
  summary: "All your farms in full",
  description: "Every farm of the account with its crops and boundary, the oldest first.",
  limit: perMinute(30),
  price: free,
  response: FarmExportJson,
  handle: async ({ caller, db }) => {
    const farms = await findWholeFarms({ accountId: caller.accountId, db });
    return { body: { data: farms.map(wholeFarmToJson) } };
  },
});

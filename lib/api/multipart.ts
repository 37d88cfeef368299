import { invalidRequest } from "./errors";

/**
 * The fields of a multipart body by name: text as it stands, files as their bytes.
 * @throws ApiError 400 when the body is not well formed or gives a field twice.
 */
export async function multipartFields(bytes: Buffer, contentType: string): Promise<Map<string, string | Uint8Array>> {
  const form = await new Response(new Uint8Array(bytes), { headers: { "Content-Type": contentType } })
    .formData()
    .catch(() => {
      throw invalidRequest("body: expected multipart/form-data with its boundary; the body is broken or cut off.");
    });
  const fields = new Map<string, string | Uint8Array>();
  for (const [name, value] of form) {
    if (fields.has(name)) throw invalidRequest(`${name}: give this field once.`);
    fields.set(name, typeof value === "string" ? value : new Uint8Array(await value.arrayBuffer()));
  }
  return fields;
}

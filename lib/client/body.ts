/** A body as it travels: the same bytes each time it is sent. */
export type EncodedBody = { content: string | ArrayBuffer; contentType: string };

function formOf(fields: [string, unknown][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.set(name, value, "name" in value ? String(value.name) : name);
    else form.set(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  return form;
}

/** Encodes a body: as JSON, or as a form when there is a file (Blob) in it; undefined without a body. */
export async function encodeBody(body: object | undefined): Promise<EncodedBody | undefined> {
  if (body === undefined) return undefined;
  const fields = Object.entries(body).filter(([, value]) => value !== undefined);
  if (!fields.some(([, value]) => value instanceof Blob)) {
    return { content: JSON.stringify(body), contentType: "application/json" };
  }
  // A form gets a new boundary each time it is sent, and a repeated call must be the same to the byte.
  const form = new Response(formOf(fields));
  return { content: await form.arrayBuffer(), contentType: form.headers.get("content-type") ?? "" };
}

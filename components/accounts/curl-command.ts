/** The first call somebody makes with a key; `trusted` is false for a certificate that curl does not know. */
export function curlCommand({ origin, key, trusted }: { origin: string; key: string; trusted: boolean }): string {
  const url = `${origin}/v1/weather/current?location=Kano`;
  return `curl ${trusted ? "" : "-k "}"${url}" \\\n  -H "X-API-KEY: ${key}"`;
}

import { paragraphs, type DocContext } from "../page";

/** How programs come to trust the server's certificate; null where they know it. */
export function certificateNote({ ownCertificate }: DocContext): string | null {
  if (!ownCertificate) return null;
  return paragraphs(
    "This server made its own certificate, which no program knows. Tell yours to trust exactly that one; it lies in the server's data directory:",
    "```sh\nexport CURL_CA_BUNDLE=.data/tls/cert.pem\nexport NODE_EXTRA_CA_CERTS=.data/tls/cert.pem\nexport SSL_CERT_FILE=.data/tls/cert.pem\n```",
  );
}

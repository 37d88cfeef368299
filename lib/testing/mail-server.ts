import { once } from "node:events";
import net from "node:net";

/** A mail server that takes messages: greets, says yes to everything, keeps each message's text as it can be read. */
export async function mailServer() {
  const mails: string[] = [];
  const server = net.createServer((socket) => {
    let message: string | null = null;
    socket.setEncoding("utf8").write("220 test\r\n");
    socket.on("data", (text: string) => {
      if (message !== null) message += text;
      if (message?.endsWith("\r\n.\r\n")) {
        mails.push(readable(message));
        message = null;
        socket.write("250 taken\r\n");
      } else if (message === null) {
        if (text.startsWith("DATA")) message = "";
        socket.write(text.startsWith("DATA") ? "354 go on\r\n" : "250 yes\r\n");
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`,
    mails,
    close: () => void server.close(),
  };
}

/** Quoted-printable undone. */
function readable(message: string): string {
  const bytes = message
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

import net from "node:net";
import { once } from "node:events";
import { afterEach, describe, expect, it, vi } from "vitest";
import { completeConfig } from "../config";
import { log } from "../log";
import { sendLinkMail } from "./mail";
import { resetMail } from "./reset-mail";

const link = "https://gona.example/reset-password?token=abc123";
const reset = { to: "ada@example.ng", link, ...resetMail(link) };

/** A mail server that takes one message: greets, says yes to everything, gives the message's text. */
async function mailServer() {
  const server = net.createServer((socket) => {
    let message: string | null = null;
    socket.setEncoding("utf8").write("220 test\r\n");
    socket.on("data", (text: string) => {
      if (message !== null) message += text;
      if (message?.endsWith("\r\n.\r\n")) {
        server.emit("mail", message);
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
    received: once(server, "mail") as Promise<[string]>,
    server,
  };
}

afterEach(() => vi.restoreAllMocks());

describe("a mail with a link", () => {
  it("is written to the log on a development machine without a mail server", async () => {
    completeConfig({ PUBLIC_URL: undefined, SMTP_URL: undefined });
    const info = vi.spyOn(log(), "info").mockReturnValue();
    await sendLinkMail(reset);
    expect(info.mock.lastCall?.[0]).toContain(link);
  });

  it("never reaches the log of a public server", async () => {
    completeConfig({ PUBLIC_URL: "https://gona.example", SMTP_URL: undefined });
    const written = [vi.spyOn(log(), "info"), vi.spyOn(log(), "error").mockReturnValue()];
    await sendLinkMail(reset);
    expect(written[1]).toHaveBeenCalledOnce();
    expect(JSON.stringify(written.map((spy) => spy.mock.calls))).not.toContain("abc123");
  });

  it("goes through the mail server when there is one", async () => {
    const { url, received, server } = await mailServer();
    completeConfig({ PUBLIC_URL: "https://gona.example", SMTP_URL: url });
    await sendLinkMail(reset);
    const [message] = await received;
    expect(message).toContain("To: ada@example.ng");
    expect(message).toContain("Subject: Reset your Gona password");
    expect(message.replace(/=\r\n/g, "").replace(/=3D/g, "=")).toContain(link);
    server.close();
  });
});

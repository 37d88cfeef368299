import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";

/** A delivery as a receiver gets it, with the body's bytes as they came. */
export type Got = { body: string; headers: IncomingHttpHeaders };

/** A receiver of webhooks on loopback. */
export type Receiver = {
  url: string;
  got: Got[];
  /** What is answered to the next deliveries, one each; after that 200. "hang": nothing. */
  answers: (number | "hang")[];
  /** Resolves when so many deliveries have come. */
  until: (count: number) => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts a receiver that writes down what it gets. */
export async function startReceiver(): Promise<Receiver> {
  const got: Got[] = [];
  const answers: Receiver["answers"] = [];
  let waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      got.push({ body, headers: request.headers });
      const answer = answers.shift() ?? 200;
      if (answer !== "hang") response.writeHead(answer).end("thank you");
      const woken = waiting;
      waiting = [];
      for (const wake of woken) wake();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/gona`,
    got,
    answers,
    until: async (count) => {
      while (got.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

// Below the range from which systems take the ports of outgoing connections: such a port could be taken again by one
// before the server that it was chosen for listens on it.
const firstPort = 15_000;
const lastPort = 32_000;

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  probe.listen(port);
  const free = await once(probe, "listening").then(
    () => true,
    () => false,
  );
  await new Promise((resolve) => probe.close(resolve));
  return free;
}

/** A port that nobody listens on, for a server that is started a little later. */
export async function testPort(): Promise<number> {
  for (;;) {
    const port = randomInt(firstPort, lastPort);
    if (await isFree(port)) return port;
  }
}

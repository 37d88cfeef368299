import { createHash } from "node:crypto";
import { mkdirSync, realpathSync } from "node:fs";
import { rm } from "node:fs/promises";
import net from "node:net";
import os from "node:os";
import path from "node:path";

/** A listening socket named after the folder: the system closes it with the process, however that ends. */
function socketPath(dataDir: string): string {
  const name = `gona-${createHash("sha256").update(realpathSync(dataDir)).digest("hex").slice(0, 16)}`;
  return os.platform() === "win32" ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.sock`);
}

function listen(address: string): Promise<net.Server | null> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(null) : reject(error),
    );
    server.listen(address, () => resolve(server.unref()));
  });
}

function someoneListens(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

/**
 * Makes `dataDir` and takes it for this process until it ends or calls what it is given.
 * @throws Error when another process has it.
 */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true });
  const address = socketPath(dataDir);
  let lock = await listen(address);
  if (!lock && !(await someoneListens(address))) {
    // Left by a process that was killed.
    await rm(address, { force: true });
    lock = await listen(address);
  }
  if (lock) return () => lock.close();
  throw new Error(
    `Another Gona server uses the data directory ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
  );
}

/** Whether a process has taken `dataDir`. */
export function dataDirIsLocked(dataDir: string): Promise<boolean> {
  return someoneListens(socketPath(dataDir));
}

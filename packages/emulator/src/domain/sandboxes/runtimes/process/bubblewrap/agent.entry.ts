import { closeSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { inherited } from "../../inherited.ts";
import { beginProcess } from "../begin-process.ts";
import { type BeginMessage, type FromAgent, type ToAgent, wayOut } from "./messages.ts";

// The process that keeps a session's namespaces. It begins commands there, listens at their only way out, and connects to their ports;
// the emulator gets the server and the sockets. It ends with the emulator, and everything that it has begun ends with it.

// What the emulator was started with, such as a lock of a shell, is none of the sandbox's.
for (const descriptor of inherited()) closeSync(descriptor);

process.on("disconnect", () => process.exit());
process.on("message", (message: ToAgent) => {
  if (message.type === "begin") begin(message);
  else if (message.type === "connect") connectTo(message.id, message.port);
  else {
    waiting.get(message.id)?.();
    waiting.delete(message.id);
  }
});

const waiting = new Map<number, () => void>();

const server = createServer().listen(wayOut.port, wayOut.host, () => {
  tell({ type: "ready", pid: process.pid }, server);
  // The emulator has it now.
  server.close();
});

function tell(message: FromAgent, handle?: Socket | Server): void {
  // Where nobody hears it any more, this process is about to end.
  process.send?.(message, handle, {}, () => {});
}

function begin({ id, start }: BeginMessage): void {
  beginProcess(start).then(
    ({ pid, ended, go }) => {
      waiting.set(id, go);
      tell({ type: "begun", id, pid });
      void ended.then((exitCode) => {
        waiting.delete(id);
        tell({ type: "ended", id, exitCode });
      });
    },
    (error: Error) => tell({ type: "failed", id, why: error.message }),
  );
}

/** A program may listen at one of the two addresses of `localhost` alone. */
function connectTo(id: number, port: number, hosts: readonly string[] = ["127.0.0.1", "::1"]): void {
  const [host = "", ...others] = hosts;
  const socket = connect({ host, port, allowHalfOpen: true });
  // Not one byte is read here: the emulator reads all of them.
  socket.pause();
  socket.once("error", (error) => {
    if (others.length > 0) connectTo(id, port, others);
    else tell({ type: "failed", id, why: error.message });
  });
  socket.once("connect", () => tell({ type: "connected", id }, socket));
}

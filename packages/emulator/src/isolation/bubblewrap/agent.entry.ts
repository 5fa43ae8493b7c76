import { once } from "node:events";
import { closeSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { joinConnections } from "../../engine/http/join-connections.ts";
import { beginProcess } from "../begin-process.ts";
import { inherited } from "../inherited.ts";
import { prepareUser } from "../user-namespace.ts";
import { type BeginMessage, connectedMark, type FromAgent, proxyAddress, sockets, type ToAgent } from "./messages.ts";

// The agent of a session keeps the session's namespaces, begins commands in them, and joins connections between them and the emulator. It
// ends with the emulator, and everything that it has begun ends with the agent.

/** The user of commands, empty where none begins here, and ports of this machine that are found here at the same address. */
const [user = "", ...reached] = process.argv.slice(2);

// An inherited descriptor, such as a lock of a shell, is none of the sandbox's.
for (const descriptor of inherited()) closeSync(descriptor);

process.on("disconnect", () => process.exit());
process.on("message", (message: ToAgent) => {
  if (message.type === "begin") begin(message);
  else {
    waiting.get(message.id)?.();
    waiting.delete(message.id);
  }
});

/** In ms; less than `defaultPatience` in namespaces.ts. */
const connectTimeout = 10_000;

const waiting = new Map<number, () => void>();

const ports = createServer({ allowHalfOpen: true }, (asking) => {
  asking.on("error", () => {});
  asking.once("data", (port) => {
    asking.pause();
    connectTo(asking, Number(port), ["127.0.0.1", "::1"]);
  });
});
const out = createServer({ allowHalfOpen: true }, (leaving) =>
  joinConnections(leaving, connect({ path: sockets.out, allowHalfOpen: true })),
);
rmSync(sockets.ports, { force: true });
if (user !== "") prepareUser(Number(user));
const listening = [
  once(ports.listen(sockets.ports), "listening"),
  once(out.listen(proxyAddress.port, proxyAddress.host), "listening"),
  ...reached.map(reach),
];
void Promise.all(listening).then(() => tell({ type: "ready", pid: process.pid }));

function tell(message: FromAgent): void {
  // The emulator would wait for a lost message; it hears the end of the agent.
  process.send?.(message, undefined, {}, (error) => error && process.exit(1));
}

function begin({ id, start }: BeginMessage): void {
  beginProcess(start).then(
    ({ pid, isolated, ended, go }) => {
      waiting.set(id, go);
      tell({ type: "begun", id, pid });
      void isolated?.then((command) => tell({ type: "isolated", id, pid: command }));
      void ended.then((exitCode) => {
        waiting.delete(id);
        tell({ type: "ended", id, exitCode });
      });
    },
    (error: Error) => tell({ type: "failed", id, why: error.message }),
  );
}

/** Listens at an `<address>:<port>` of this machine. The emulator judges each connection, by the way out. */
async function reach(place: string): Promise<void> {
  const [host, port] = place.split(":");
  const server = createServer({ allowHalfOpen: true }, async (leaving) => {
    leaving.on("error", () => {}).pause();
    const { request } = await import("node:http");
    const createConnection = () => connect({ path: sockets.out, allowHalfOpen: true });
    request({ method: "CONNECT", path: place, headers: { host: place }, createConnection })
      .once("connect", ({ statusCode }, socket, head) => {
        if (statusCode !== 200) return void [leaving, socket].map((each) => each.destroy());
        socket.unshift(head);
        joinConnections(leaving, socket);
      })
      .once("error", () => leaving.destroy())
      .end();
  });
  await once(server.listen(Number(port), host), "listening");
}

/** A program may listen at one of the two addresses of `localhost` alone. */
function connectTo(asking: Socket, port: number, [host = "", ...others]: readonly string[]): void {
  const socket = connect({ host, port, allowHalfOpen: true });
  const fail = (error: Error): void => {
    if (others.length > 0) connectTo(asking, port, others);
    else asking.end(error.message);
  };
  // A program that takes no connections has no answer of its own.
  socket.setTimeout(connectTimeout, () => socket.destroy(new Error("no connection in time")));
  socket.once("error", fail).once("connect", () => {
    socket.off("error", fail).setTimeout(0);
    asking.write(connectedMark);
    joinConnections(asking, socket);
  });
}

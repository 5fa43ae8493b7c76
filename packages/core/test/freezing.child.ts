import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { Socket } from "node:net";

// Run by freezing.ts: takes any request, as a registry takes an upload. SIGUSR2 ends all connections by FIN, SIGHUP by RST; the file that
// it is given is there as soon as that was sent.

const [, , file = ""] = process.argv;
const kept = new Set<Socket>();
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
  const digest = searchParams.get("digest");
  const statuses: Readonly<Record<string, number>> = { HEAD: 404, POST: 202, PATCH: 202, PUT: 201 };
  const status = (pathname.includes("/blobs/") && (digest ? 201 : statuses[request.method ?? ""])) || 200;
  const headers = { "content-type": "application/json", location: `/v2/acme/web/blobs/${digest ?? "uploads/1"}` };
  request.resume().on("end", () => response.writeHead(status, headers).end(status === 404 ? "" : "{}"));
});
server.on("connection", (socket) => kept.add(socket.on("close", () => kept.delete(socket))));
const endBy = (end: (socket: Socket) => void): void => {
  kept.forEach(end);
  setImmediate(() => writeFileSync(file, ""));
};
process.on("SIGUSR2", () => endBy((socket) => socket.destroy()));
process.on("SIGHUP", () => endBy((socket) => socket.resetAndDestroy()));
server.listen(0, "127.0.0.1", () => process.send?.(Object(server.address()).port));

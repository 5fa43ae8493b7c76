import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

// The peer of every measurement, in a process of its own: two JSON answers, a download without end, and a sink.
const megabyte = Buffer.alloc(1024 * 1024, "slipway ");
const user = {
  id: "usr_1",
  email: "a@example.com",
  name: "A",
  username: "a",
  avatar: null,
  defaultTeamId: null,
  limited: true,
};
const small = JSON.stringify({ user: { ...user, version: "northstar", filler: "x".repeat(840) } });
const deployment = (index: number) => ({
  uid: `dpl_${index}`,
  name: "site",
  projectId: "prj_1",
  url: `site-${index}.example.app`,
  created: 1_700_000_000_000 + index,
  createdAt: 1_700_000_000_000 + index,
  state: "READY",
  readyState: "READY",
  type: "LAMBDAS",
  creator: { uid: "usr_1", email: "a@example.com", username: "a" },
  inspectorUrl: "https://example.app/inspect",
  meta: { note: "x".repeat(250) },
  target: "production",
  isRollbackCandidate: true,
});
const deployments = Array.from({ length: 450 }, (_, index) => deployment(index));
const large = JSON.stringify({ deployments, pagination: { count: 450, next: null, prev: null } });

/** Headers of the platform's answers: a client that reads them has to pay for it here, too. */
let answered = 0;
const platformHeaders = (): Record<string, string> => ({
  "access-control-allow-origin": "*",
  "cache-control": "public, max-age=0, must-revalidate",
  server: "Vercel",
  "strict-transport-security": "max-age=63072000",
  "x-ratelimit-limit": "500",
  "x-ratelimit-remaining": "499",
  "x-ratelimit-reset": "1763899260",
  "x-vercel-cache": "MISS",
  "x-vercel-id": `fra1::iad1::2b7kc-1763899200000-${(++answered).toString(16).padStart(12, "0")}`,
});

const server = createServer((request, response) => {
  for (const [name, value] of Object.entries(platformHeaders())) response.setHeader(name, value);
  const path = request.url?.split("?")[0];
  if (path === "/v2/user" || path === "/v7/deployments") {
    const body = path === "/v2/user" ? small : large;
    response
      .writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) })
      .end(body);
  } else if (path === "/v1/gigabyte") {
    let remaining = 1024;
    const write = () => {
      while (remaining-- > 0) if (!response.write(megabyte)) return response.once("drain", write);
      return response.end();
    };
    response.writeHead(200, { "content-type": "application/octet-stream" });
    write();
  } else {
    request.on("end", () => response.writeHead(200, { "content-type": "application/json" }).end("{}")).resume();
  }
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));

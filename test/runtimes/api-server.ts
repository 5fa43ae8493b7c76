import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { cutUp, whole } from "./bytes.ts";
import { listenWithCors } from "./listen.ts";
import { type Recorded, record } from "./recorded.ts";

export interface ApiServer {
  readonly url: string;
  readonly requests: readonly Recorded[];
  close(): Promise<void>;
}

/** Requests that a runtime sends by itself, or not in each run: a browser repeats a request before it follows a redirect. */
const UNRECORDED = ["silent", "cut", "moved"];

type Answer = (request: Request, response: ServerResponse) => void | Promise<void>;

interface Request {
  readonly incoming: IncomingMessage;
  readonly url: URL;
  readonly name: string;
  readonly body: Buffer;
  /** How often the same caller has sent the same, this time included. */
  readonly times: number;
}

const MEBI = 2 ** 20;

/** Starts the API on a free port of this machine. `token` is the one that it accepts, `-ky` or `-fetch` behind it. */
export async function startApi(token: string): Promise<ApiServer> {
  const requests: Recorded[] = [];
  const seen = new Map<string, number>();
  /** Resolves when nobody reads the endless stream any more. */
  let left = Promise.resolve();

  const byName: Readonly<Record<string, Answer>> = {
    unsteady: ({ name, times }, response) =>
      times === 1
        ? send(response, 503, { error: { code: "unavailable", message: "Not now." } }, { "retry-after": "0" })
        : send(response, 200, { id: "prj_1", name }),
    absent: (_, response) =>
      send(response, 404, { error: { code: "not_found", message: "There is no such project." } }),
    busy: (_, response) =>
      send(response, 429, { error: { code: "rate_limited", message: "Slow down.", limit: { total: 1, resetMs: 0 } } }),
    garbled: (_, response) => void response.writeHead(200, { "content-type": "application/json" }).end('{"id":'),
    cut: (_, response) => void response.destroy(),
    silent: () => {},
    moved: (_, response) => void response.writeHead(302, { location: `${elsewhere.url}/here` }).end(),
    halved: (_, response) => {
      response.writeHead(200, { "content-type": "application/octet-stream", "content-encoding": "gzip" });
      const packed = gzipSync(whole(MEBI));
      response.end(packed.subarray(0, packed.length / 2));
    },
    drifted: ({ name }, response) => send(response, 200, { id: 1, name }),
  };

  const byRoute: Readonly<Record<string, Answer>> = {
    "GET /v2/user": (_, response) => send(response, 200, { user: { id: "user_1", username: "ada" } }),
    "GET /v10/projects": ({ incoming, url }, response) => send(response, 200, page(url, incoming.url ?? "")),
    "POST /v11/projects": ({ body }, response) => {
      const project: { name?: string } = JSON.parse(body.toString());
      if (project.name === "moved") response.writeHead(307, { location: `${elsewhere.url}/here` }).end();
      else send(response, 200, { id: "prj_1", ...project });
    },
    "GET /v3/deployments/dpl_1/events": (_, response) => {
      left = new Promise((resolve) => response.once("close", resolve));
      writeEvents(response);
    },
    "GET /v8/artifacts/status": (_, response) => send(response, 200, { status: "enabled" }),
    PUT: ({ body }, response) => send(response, 202, { urls: [sha256(body)] }),
    "GET /v8/artifacts/big": (_, response) => {
      response.writeHead(200, { "content-type": "application/octet-stream" });
      for (const part of cutUp(5 * MEBI)) response.write(part);
      response.end();
    },
  };

  /** How often the other origin got credentials. */
  let told = 0;
  /** Another origin. As an API it tells which headers that are not its own came along; as a registry it asks for a password. */
  const elsewhere = await listenWithCors((incoming, response) => {
    if (incoming.headers.authorization !== undefined) told++;
    if (incoming.url?.startsWith("/v2/")) {
      const realm = `Bearer realm="${elsewhere.url}/token",service="elsewhere"`;
      return send(
        response,
        401,
        {},
        { "www-authenticate": realm, "access-control-expose-headers": "www-authenticate" },
      );
    }
    const along = ["authorization", "x-own"].filter((name) => name in incoming.headers);
    send(response, 200, { id: "prj_1", token: "t", name: `came with ${along.join(" and ") || "nothing"}` });
  });
  const server = await listenWithCors(async (incoming, response) => {
    const url = new URL(incoming.url ?? "/", "http://api");
    const name = decodeURIComponent(url.pathname.split("/").at(-1) ?? "");
    if (url.pathname === "/left") {
      await left;
      return send(response, 200, {});
    }
    if (url.pathname === "/told") return send(response, 200, { told });
    if (url.pathname.startsWith("/v2/acme/")) {
      return void response.writeHead(302, { location: `${elsewhere.url}${url.pathname}` }).end();
    }
    const body = await buffer(incoming);
    const recorded = record(incoming, body);
    // Whether a request that is given up arrives before that, and how often one whose connection broke, is the runtime's.
    if (!UNRECORDED.includes(name)) requests.push(recorded);
    const same = JSON.stringify(recorded);
    const times = (seen.get(same) ?? 0) + 1;
    seen.set(same, times);
    if (incoming.headers.authorization === "Bearer expired") {
      return send(response, 403, { error: { code: "forbidden", message: "Not authorized.", invalidToken: true } });
    }
    if (!incoming.headers.authorization?.startsWith(`Bearer ${token}-`)) {
      return send(response, 401, { error: { code: "forbidden", message: "Not authorized." } });
    }
    const echo: Answer = () => send(response, 200, { id: "prj_1", name: incoming.url });
    const { method = "" } = incoming;
    const answer = byRoute[`${method} ${url.pathname}`] ?? byName[name] ?? byRoute[method] ?? echo;
    await answer({ incoming, url, name, body, times }, response);
  });
  return {
    url: server.url,
    requests,
    async close() {
      await Promise.all([server.close(), elsewhere.close()]);
    },
  };
}

function send(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): void {
  const known = { "content-type": "application/json", "x-vercel-id": "fra1::scenario", ...headers };
  response.writeHead(status, known).end(JSON.stringify(body));
}

function page(url: URL, asked: string): object {
  const from = Number(url.searchParams.get("from") ?? 0);
  const isStuck = url.searchParams.get("search") === "stuck";
  const projects = [from, from + 1].map((each) => ({ id: `prj_${each}`, name: asked }));
  return { projects, pagination: { count: 2, next: isStuck ? 2 : from < 4 ? from + 2 : null, prev: null } };
}

/** Three records, one of them cut within a character, in a stream that nobody ends. */
function writeEvents(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/stream+json" });
  const lines = ["first", "zweiter für alle", "third"].map((text, index) =>
    JSON.stringify({ type: "stdout", created: index + 1, id: `e${index}`, text }),
  );
  const bytes = Buffer.from(`${lines.join("\n")}\n`);
  const within = bytes.indexOf("ü") + 1;
  response.write(bytes.subarray(0, within));
  setTimeout(() => response.write(bytes.subarray(within)), 10);
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { portOf } from "../../../test/port-of.ts";

/** Deviations of this registry from a perfect one; each occurs in registries in use. */
export interface Quirks {
  /** Default: absolute. */
  readonly location?: "absolute" | "relative";
  /** The `Range` of an upload without bytes. Default: none. */
  readonly nothing?: string;
  /** Bytes that follow out of order are appended. */
  readonly appends?: boolean;
  /** A request that was cut leaves nothing behind. */
  readonly dropsParts?: boolean;
  /** A request that was cut takes its upload with it: 404 afterwards. */
  readonly forgets?: boolean;
  /** `POST` with a digest takes the blob at once. */
  readonly singlePost?: boolean;
  readonly chunkMinLength?: number;
  /** So many blobs and manifests arrive with a bit that was turned on the way. */
  readonly turnedBits?: number;
  readonly referrers?: boolean;
  /** The tag `sha256-<hex>` leads to the manifest `sha256:<hex>`: until something is stored under the tag, or always. */
  readonly tagsAreDigests?: "until stored" | "always";
  /** Response to other requests; false for the usual one. */
  readonly intercept?: (request: IncomingMessage, response: ServerResponse) => unknown;
}

export interface ScriptedRegistry {
  readonly url: string;
  readonly host: string;
  readonly requests: string[];
  readonly headers: IncomingMessage["headers"][];
  readonly blobs: Map<string, Buffer>;
  readonly manifests: Map<string, { readonly type: string; readonly bytes: Buffer }>;
  readonly uploads: Map<string, Buffer[]>;
  /** The connection is cut when so many bytes of a blob have come in, or gone out. */
  readonly cuts: { up: number[]; down: number[] };
  readonly traffic: { up: number; down: number };
}

export async function startRegistry(quirks: Quirks = {}): Promise<ScriptedRegistry> {
  const server = createServer((request, response) => {
    registry.requests.push(`${request.method} ${request.url}`);
    registry.headers.push(request.headers);
    void answer(request, response).catch(() => response.destroy());
  });
  const port = await portOf(server);
  const registry: ScriptedRegistry = {
    url: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    requests: [],
    headers: [],
    blobs: new Map(),
    manifests: new Map(),
    uploads: new Map(),
    cuts: { up: [], down: [] },
    traffic: { up: 0, down: 0 },
  };

  let turnedBits = quirks.turnedBits ?? 0;
  function arrived(parts: readonly Buffer[]): Buffer {
    const bytes = Buffer.concat(parts);
    if (turnedBits-- > 0) bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    return bytes;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (quirks.intercept && (await quirks.intercept(request, response)) !== false) return;
    const url = new URL(request.url ?? "/", registry.url);
    const [, name = "", kind = "", reference = ""] =
      /^\/v2\/(.+)\/(blobs\/uploads|blobs|manifests|tags|referrers)\/(.*)$/.exec(url.pathname) ?? [];
    const handlers: Readonly<Record<string, () => Promise<void> | void>> = {
      "blobs/uploads": () => uploads(request, response, url, name, reference),
      blobs: () => blob(request, response, decodeURIComponent(reference)),
      manifests: () => manifest(request, response, decodeURIComponent(reference)),
      tags: () => tags(response, url, name),
      referrers: () => referrers(response, decodeURIComponent(reference)),
    };
    await (handlers[kind] ?? (() => end(response, 200)))();
  }

  async function uploads(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    name: string,
    id: string,
  ): Promise<void> {
    const digest = url.searchParams.get("digest");
    const path = (uuid: string) =>
      `${quirks.location === "relative" ? "" : registry.url}/v2/${name}/blobs/uploads/${uuid}?state=a%2Fb%20c`;
    if (request.method === "POST") {
      const uuid = randomUUID();
      const parts: Buffer[] = [];
      registry.uploads.set(uuid, parts);
      const mount = url.searchParams.get("mount");
      if (mount && registry.blobs.has(mount)) return end(response, 201, { location: `/v2/${name}/blobs/${mount}` });
      if (digest && quirks.singlePost) {
        if (await receive(request, parts)) store(response, uuid, digest);
        return;
      }
      request.resume();
      const least = quirks.chunkMinLength && { "oci-chunk-min-length": String(quirks.chunkMinLength) };
      return end(response, 202, { location: path(uuid), range: quirks.nothing, ...least });
    }
    const parts = registry.uploads.get(id);
    if (!parts || url.searchParams.get("state") !== "a/b c") return refuse(response, 404, "BLOB_UPLOAD_UNKNOWN");
    const size = () => parts.reduce((sum, part) => sum + part.length, 0);
    const state = () => ({ location: path(id), range: size() > 0 ? `0-${size() - 1}` : (quirks.nothing ?? "0-0") });
    if (request.method === "GET") return end(response, 204, state());
    if (request.method === "DELETE") return end(response, registry.uploads.delete(id) ? 204 : 404);
    const start = /^(\d+)-/.exec(request.headers["content-range"] ?? "")?.[1];
    if (!quirks.appends && start !== undefined && Number(start) !== size()) return end(response, 416, state());
    const before = parts.length;
    if (!(await receive(request, parts))) {
      if (quirks.dropsParts) parts.splice(before);
      if (quirks.forgets) registry.uploads.delete(id);
      return;
    }
    if (request.method === "PATCH") return end(response, 202, state());
    store(response, id, digest ?? "");
  }

  async function receive(request: IncomingMessage, parts: Buffer[]): Promise<boolean> {
    try {
      for await (const part of request) {
        const cut = registry.cuts.up[0];
        const taken: Buffer = cut === undefined ? part : part.subarray(0, Math.max(0, cut - registry.traffic.up));
        parts.push(Buffer.from(taken));
        registry.traffic.up += taken.length;
        if (cut !== undefined && registry.traffic.up >= cut) {
          registry.cuts.up.shift();
          request.socket.resetAndDestroy();
          return false;
        }
      }
      return true;
    } catch {
      return false; // the client went away
    }
  }

  function store(response: ServerResponse, id: string, digest: string): void {
    const bytes = arrived(registry.uploads.get(id) ?? []);
    const [algorithm = "sha256"] = digest.split(":");
    if (`${algorithm}:${createHash(algorithm).update(bytes).digest("hex")}` !== digest) {
      refuse(response, 400, "DIGEST_INVALID");
      return;
    }
    registry.uploads.delete(id);
    registry.blobs.set(digest, bytes);
    end(response, 201, { location: `/v2/x/blobs/${digest}`, "docker-content-digest": digest });
  }

  async function blob(request: IncomingMessage, response: ServerResponse, digest: string): Promise<void> {
    const whole = registry.blobs.get(digest);
    if (!whole) return refuse(response, 404, "BLOB_UNKNOWN");
    if (request.method === "DELETE") return end(response, registry.blobs.delete(digest) ? 202 : 404);
    const [, first = "0", last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
    const bytes = whole.subarray(Number(first), last ? Number(last) + 1 : undefined);
    const range = { "content-range": `bytes ${first}-${Number(first) + bytes.length - 1}/${whole.length}` };
    response.writeHead(request.headers.range ? 206 : 200, {
      "content-length": bytes.length,
      "docker-content-digest": digest,
      ...(request.headers.range && range),
    });
    if (request.method === "HEAD") return void response.end();
    for (let at = 0; at < bytes.length; ) {
      const cut = registry.cuts.down[0];
      const part = bytes.subarray(
        at,
        Math.min(at + 16_384, cut === undefined ? Infinity : at + cut - registry.traffic.down),
      );
      // Written bytes have left before the connection is cut.
      await new Promise((resolve) => response.write(part, resolve));
      at += part.length;
      registry.traffic.down += part.length;
      if (cut !== undefined && registry.traffic.down >= cut) {
        registry.cuts.down.shift();
        response.socket?.destroySoon();
        return;
      }
    }
    response.end();
  }

  async function manifest(request: IncomingMessage, response: ServerResponse, reference: string): Promise<void> {
    if (request.method === "PUT") {
      const parts: Buffer[] = await Array.fromAsync(request);
      const bytes = arrived(parts);
      const digest = `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
      if (reference.startsWith("sha256:") && reference !== digest) return refuse(response, 400, "DIGEST_INVALID");
      const entry = { type: request.headers["content-type"] ?? "", bytes };
      registry.manifests.set(digest, entry);
      registry.manifests.set(reference, entry);
      const { subject } = JSON.parse(String(bytes));
      const noted = quirks.referrers && subject && { "oci-subject": subject.digest };
      return end(response, 201, { "docker-content-digest": digest, ...noted });
    }
    const stored = registry.manifests.get(reference);
    const same = quirks.tagsAreDigests && registry.manifests.get(reference.replace(/^sha256-/, "sha256:"));
    const entry = quirks.tagsAreDigests === "always" ? (same ?? stored) : (stored ?? same);
    if (!entry) return refuse(response, 404, "MANIFEST_UNKNOWN");
    if (request.method === "DELETE") {
      for (const [key, each] of registry.manifests) if (each === entry) registry.manifests.delete(key);
      return end(response, 202);
    }
    const digest = `sha256:${createHash("sha256").update(entry.bytes).digest("hex")}`;
    response.writeHead(200, {
      "content-type": entry.type,
      "content-length": entry.bytes.length,
      "docker-content-digest": digest,
      etag: `"${digest}"`,
    });
    response.end(request.method === "HEAD" ? undefined : entry.bytes);
  }

  function tags(response: ServerResponse, url: URL, name: string): void {
    const all = [...registry.manifests.keys()].filter((key) => !key.includes(":")).sort();
    const after = all.filter((tag) => tag > (url.searchParams.get("last") ?? ""));
    const page = after.slice(0, Number(url.searchParams.get("n") ?? Infinity));
    const next = page.length < after.length && {
      link: `</v2/${name}/tags/list?n=${page.length}&last=${page.at(-1)}>; rel="next"`,
    };
    json(response, { name, tags: page }, next || {});
  }

  function referrers(response: ServerResponse, digest: string): void {
    if (!quirks.referrers) {
      refuse(response, 404, "NAME_UNKNOWN");
      return;
    }
    const manifests = [...registry.manifests].flatMap(([key, { type, bytes }]) => {
      const { subject, artifactType, annotations } = JSON.parse(String(bytes));
      const found = key.includes(":") && subject?.digest === digest;
      return found ? [{ mediaType: type, digest: key, size: bytes.length, artifactType, annotations }] : [];
    });
    json(response, { schemaVersion: 2, mediaType: "application/vnd.oci.image.index.v1+json", manifests });
  }

  return registry;
}

export function end(response: ServerResponse, status: number, headers: Record<string, string | undefined> = {}): void {
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
  response.writeHead(status, { "content-length": 0 }).end();
}

/** Answers with JSON. */
export function json(response: ServerResponse, body: object, headers: Record<string, string> = {}, status = 200): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}

function refuse(response: ServerResponse, status: number, code: string): void {
  json(response, { errors: [{ code, message: code.toLowerCase() }] }, {}, status);
}

import { createHash, createPrivateKey, createPublicKey, randomUUID, sign } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { listening } from "../port-of.ts";
import { run } from "./process.ts";
import { findProgram } from "./programs.ts";

/** A server that hands out the registry's bearer tokens, and what a `docker-registry` has to know of it. */
export interface TokenServer {
  readonly settings: Readonly<Record<string, string>>;
  readonly requests: readonly string[];
  close(): Promise<void>;
}

const service = "docker-registry";
const issuer = "tests";

/** Starts one whose only user may do everything; the key and its certificate come to lie in `folder`. */
export async function startTokenServer(options: {
  readonly folder: string;
  readonly username: string;
  readonly password: string;
}): Promise<TokenServer> {
  const { key, certificate } = await makeCertificate(options.folder);
  const requests: string[] = [];
  const refreshToken = randomUUID();

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    const isPost = request.method === "POST";
    const asked = isPost ? new URLSearchParams(await text(request)) : url.searchParams;
    const scopes = asked.getAll("scope").flatMap((scope) => scope.split(" "));
    requests.push([request.method, ...scopes].join(" "));
    if (!(isPost ? mayByForm(asked) : mayByBasic(request.headers.authorization))) {
      response
        .writeHead(401, { "content-type": "application/json" })
        .end(JSON.stringify({ details: "wrong credentials" }));
      return;
    }
    const token = signToken(key, scopes, options.username);
    const offline = asked.get("access_type") === "offline" || asked.get("offline_token") === "true";
    const answer = { token, access_token: token, expires_in: 300, issued_at: new Date().toISOString() };
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(offline ? { ...answer, refresh_token: refreshToken } : answer));
  });

  function mayByForm(form: URLSearchParams): boolean {
    if (form.get("grant_type") === "refresh_token") return form.get("refresh_token") === refreshToken;
    return form.get("username") === options.username && form.get("password") === options.password;
  }

  function mayByBasic(header: string | undefined): boolean {
    const credentials = Buffer.from(`${options.username}:${options.password}`).toString("base64");
    return header === `Basic ${credentials}`;
  }

  const port = await listening(server);
  return {
    settings: { realm: `http://127.0.0.1:${port}/token`, service, issuer, rootcertbundle: certificate },
    requests,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function makeCertificate(folder: string): Promise<{ key: string; certificate: string }> {
  const openssl = findProgram("openssl");
  if (openssl === undefined) throw new Error("openssl is not installed; apt-get install openssl");
  const key = join(folder, "token-key.pem");
  const certificate = join(folder, "token-certificate.pem");
  const subject = ["-subj", `/CN=${issuer}`, "-days", "2"];
  const files = ["-keyout", key, "-out", certificate];
  const { code, stderr } = await run(openssl, ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...subject, ...files]);
  if (code !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
  return { key: readFileSync(key, "utf8"), certificate };
}

function signToken(pem: string, scopes: readonly string[], subject: string): string {
  const key = createPrivateKey(pem);
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: issuer,
    sub: subject,
    aud: service,
    exp: now + 300,
    nbf: now - 10,
    iat: now,
    jti: randomUUID(),
    access: scopes.flatMap(grant),
  };
  const head = encode({ typ: "JWT", alg: "RS256", kid: keyId(pem) });
  const signed = `${head}.${encode(claims)}`;
  return `${signed}.${sign("sha256", Buffer.from(signed), key).toString("base64url")}`;
}

/** Scope of a token, such as `repository:team/image:pull,push`. */
function grant(scope: string): { type: string; name: string; actions: string[] }[] {
  const [, type, name, actions] = /^([^:]+):(.+):([^:]*)$/.exec(scope) ?? [];
  return type && name ? [{ type, name, actions: (actions ?? "").split(",").filter(Boolean) }] : [];
}

/** How docker-registry names a key: 240 bits of the public key's SHA-256 in base32, in groups of four. */
function keyId(pem: string): string {
  const publicKey = createPublicKey(pem).export({ type: "spki", format: "der" });
  const digest = createHash("sha256").update(publicKey).digest().subarray(0, 30);
  return base32(digest).match(/.{4}/g)?.join(":") ?? "";
}

function base32(bytes: Uint8Array): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet.charAt(Number.parseInt(five, 2))).join("");
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

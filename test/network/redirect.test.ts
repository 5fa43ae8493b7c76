import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createEmulator } from "../../packages/emulator/src/index.ts";
import { run } from "../interop/process.ts";
import { listening } from "../port-of.ts";
import { root } from "../sources.ts";

const redirect = join(root, "packages/emulator/src/redirect.ts");

/** In the place of the emulator: says what it was asked. */
const server = createServer((incoming, outgoing) => {
  const { method, url, headers } = incoming;
  incoming.resume().on("end", () => outgoing.end(`${method} ${headers.host} ${url} ${headers.authorization ?? "-"}`));
});
let url: string;
beforeAll(async () => {
  url = `http://127.0.0.1:${await listening(server)}`;
});
afterAll(() => void server.close());

interface Ended {
  readonly status: number | null;
  readonly said: string;
}

async function ask(
  way: string,
  address: string,
  variables: Readonly<Record<string, string>> = {},
  preload = "--import",
): Promise<Ended> {
  const loaded = preload === "--import" ? pathToFileURL(redirect).href : redirect;
  const args = [preload, loaded, join(import.meta.dirname, "redirect.child.ts"), way, address];
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, SLIPWAY_API_URL: url, ...variables };
  const { code, stdout, stderr } = await run(process.execPath, args, { env });
  return { status: code, said: (stdout + stderr).trim() };
}

const said = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).said;
const strict = { SLIPWAY_REDIRECT: "strict" };

const ways: Readonly<Record<string, string>> = {
  fetch: "GET",
  "fetch of a request": "PUT",
  "undici.request": "GET",
  "undici.fetch": "GET",
  "undici.fetch with an agent of its own": "GET",
  "https.get": "GET",
  "https.request with options": "POST",
  "an agent that keeps connections": "GET",
  "node-fetch": "GET",
  "a worker": "GET",
  // It stays set.
  "a dispatcher that is set later": "GET",
};

test.each([
  ["", {}, "--import"],
  [", strictly", strict, "--import"],
  [", preloaded by --require, which Node does for a worker of a text, too", {}, "--require"],
])(
  "the emulator gets the platform's requests, with the client's own token, in any way of asking%s",
  async (_, variables, preload) => {
    const all = preload === "--require" ? { ...ways, "a worker of a text": "GET" } : ways;
    const asked = Object.values(all).map((method) => `${method} api.vercel.com /v2/user Bearer of-the-client`);
    const text = await said(Object.keys(all).join(", "), "https://api.vercel.com/v2/user", variables, preload);
    expect(text.split("\n")).toEqual(asked);
  },
);

test("the request of a client stays as it is: without a token it comes without", async () => {
  expect(await said("tls.connect", "https://vcr.vercel.com/v2/")).toBe("GET vcr.vercel.com /v2/ -");
});

test("unencrypted requests come to the emulator as well", async () => {
  expect(await said("http.get", "http://vercel.com/api/v2/user")).toBe(
    "GET vercel.com /api/v2/user Bearer of-the-client",
  );
});

test("strict refuses what is elsewhere, before it is looked up, and names the host", async () => {
  const refused = /^ERR_REDIRECT_REFUSED .* refuses a connection to elsewhere\.invalid: SLIPWAY_REDIRECT=strict /;
  const secure = ["fetch", "undici.request", "https.get", "node-fetch", "tls.connect", "net.connect"];
  const lines = (await said(secure.join(", "), "https://elsewhere.invalid/", strict)).split("\n");
  expect(lines).toEqual(secure.map(() => expect.stringMatching(refused)));
  expect(await said("http.get", "http://elsewhere.invalid/", strict)).toMatch(refused);
});

test("strict lets no datagram out, and what is for this machine passes", async () => {
  expect(await said("a datagram", "https://192.0.2.1/", strict)).toMatch(/^ERR_REDIRECT_REFUSED .* to 192\.0\.2\.1:/);
  expect(await said("a datagram", "https://127.0.0.1/", strict)).toBe("sent");
});

test("strict reaches this machine by any of its names, whatever a name server would say", async () => {
  const { port } = new URL(url);
  for (const way of ["fetch", "http.get"]) {
    expect(await said(way, `http://site.localhost:${port}/a`, strict)).toBe(
      `GET site.localhost:${port} /a Bearer of-the-client`,
    );
  }
});

test("other hosts are reached as ever without strict", async () => {
  expect(await said("fetch", `${url}/a`)).toBe(`GET ${new URL(url).host} /a Bearer of-the-client`);
  expect(await said("net.connect", "https://elsewhere.invalid/")).toMatch(/^ENOTFOUND|^EAI_AGAIN/);
});

test("a program is not begun where nothing says where the emulator is, or where it would be elsewhere", async () => {
  for (const [address, sentence] of [
    ["", "SLIPWAY_API_URL does not say where the emulator is"],
    ["https://api.vercel.com", "has to be the emulator's URL on this machine"],
  ] as const) {
    const { status, said } = await ask("fetch", "https://api.vercel.com/", { SLIPWAY_API_URL: address });
    expect(status).toBe(1);
    expect(said).toContain(sentence);
  }
});

test("an emulator answers at every address that its clients have in their code", async () => {
  await using emulator = await createEmulator({ token: "of-the-client", seed: { users: [{ username: "ann" }] } });
  const variables = { ...strict, SLIPWAY_API_URL: emulator.url };
  for (const address of ["https://api.vercel.com/v2/user", "https://vercel.com/api/v2/user"]) {
    expect(JSON.parse(await said("fetch", address, variables))).toMatchObject({ user: { username: "ann" } });
  }
  expect(JSON.parse(await said("fetch", "https://oidc.vercel.com/.well-known/jwks", variables))).toHaveProperty("keys");
  expect(await said("fetch", "https://vcr.vercel.com/v2/", variables)).not.toContain("NOT_FOUND");
  expect(await said("fetch", "https://vercel.com/docs", variables)).toContain("Nothing is deployed under vercel.com");
});

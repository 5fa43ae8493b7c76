import { type ClientOptions, createClient, type FetchFunction } from "@slipway/core";
import { expect, test } from "vitest";
import { platformRegistry } from "../src/index.ts";
import { contentOf } from "./content.ts";

const { bytes, digest } = contentOf(10, 3);
const oidc = (name: string): string => `eyJhbGciOiJSUzI1NiJ9.${name}.c2ln`;

/** The platform behind a single fetch: its API, its registry with a token service, and a storage. */
function platform(goodToken = "") {
  const sent: string[] = [];
  const asked: FetchFunction = async (url, init) => {
    const headers = new Headers(init.headers);
    const shown = headers.get("authorization") ?? "";
    const [scheme, given = ""] = shown.split(" ");
    const { host, pathname } = new URL(url);
    sent.push([host + pathname, scheme === "Basic" ? atob(given) : shown, headers.get("x-key") ?? ""].join(" ").trim());
    if (host === "api.vercel.com") return Response.json({ id: "team_1", slug: "acme" });
    if (host === "storage.example") return new Response(bytes);
    if (pathname === "/token")
      return Response.json({ token: "short" }, { status: atob(given).endsWith(goodToken) ? 200 : 401 });
    if (shown === "Bearer short")
      return new Response(null, { status: 307, headers: { location: "https://storage.example/a" } });
    const challenge = 'Bearer realm="https://vcr.vercel.com/token"';
    return Response.json({}, { status: 401, headers: { "www-authenticate": challenge } });
  };
  const web = (options: ClientOptions) =>
    platformRegistry(createClient({ fetch: asked, headers: { "x-key": "secret" }, ...options })).repository(
      "acme/site/web",
    );
  return { sent, web };
}
const blob = `vcr.vercel.com/v2/acme/site/web/blobs/${digest}`;

test.each([
  ["a project's OIDC token", oidc("a"), [], `oidc:${oidc("a")}`],
  ["an access token", "vcp_1", ["api.vercel.com/v2/teams/acme Bearer vcp_1 secret"], "team_1:vcp_1"],
])("%s logs in to the platform's registry, and reaches no other host", async (_what, token, before, shown) => {
  const { sent, web } = platform();
  const { blobs, registryUrl } = web({ token });
  expect(registryUrl).toBe("https://vcr.vercel.com");
  expect(await blobs.get(digest)).toEqual(new Uint8Array(bytes));
  const storage = "storage.example/a";
  expect(sent).toEqual([blob, ...before, `vcr.vercel.com/token ${shown}`, `${blob} Bearer short`, storage]);
});

test("a token that the log-in refuses is asked for anew, once", async () => {
  const { sent, web } = platform(oidc("new"));
  const tokens = [oidc("old"), oidc("new"), oidc("newer")];
  await web({ token: () => tokens.shift() ?? "" }).blobs.get(digest);
  expect(sent.filter((each) => each.includes("oidc:"))).toEqual([
    `vcr.vercel.com/token oidc:${oidc("old")}`,
    `vcr.vercel.com/token oidc:${oidc("new")}`,
  ]);
  await expect(
    platform("none")
      .web({ token: oidc("old") })
      .blobs.get(digest),
  ).rejects.toMatchObject({ status: 401 });
});

test.each([
  ["https://api.vercel.com", "https://vcr.vercel.com"],
  ["https://vercel.com/api", "https://vcr.vercel.com"],
  ["http://localhost:4000", "http://localhost:4000"],
  ["https://api.vercel.com.example", "https://api.vercel.com.example"],
])("the registry of %s is %s", (baseUrl, url) => {
  expect(platformRegistry(createClient({ baseUrl, token: "t" })).url).toBe(url);
});

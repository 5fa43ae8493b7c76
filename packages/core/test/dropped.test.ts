// @module-tag endurance
import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { build } from "esbuild";
import { expect, onTestFinished, test } from "vitest";
import { AbsentError, importPeer } from "../../../scripts/peers/install-peer.ts";
import { portOf } from "../../../test/port-of.ts";
import { root } from "../../../test/sources.ts";

interface Miniflare {
  dispatchFetch(url: string): Promise<Response>;
  dispose(): Promise<void>;
}

const { outputFiles } = await build({
  entryPoints: [join(import.meta.dirname, "dropped.child.ts")],
  bundle: true,
  format: "esm",
  conditions: ["workerd", "worker"],
  tsconfig: join(root, "tsconfig.json"),
  write: false,
});
const peer = await importPeer<{ Miniflare: new (options: object) => Miniflare }>("workerd", "miniflare").catch(
  (error: unknown) => (error instanceof AbsentError ? error : Promise.reject(error)),
);
const absent = peer instanceof AbsentError ? peer.message : undefined;
if (absent)
  test(`workerd cannot be had on this machine, and is not tried: ${absent}`, () => expect(absent).toBeDefined());

test.skipIf(absent).each([
  ["place of a route", "place", 4],
  ["slot of maxInFlight", "slot", 4],
  ["token's look-up", "token", 1],
  ["step in a shared store", "store", 1],
])("a %s that a Worker's dropped calls hold is free after their deadline", async (_, what, drops) => {
  let hanging = 0;
  const server = createServer(async ({ url = "" }, response) => {
    if (url.includes("hang")) return void server.emit("hanging", ++hanging);
    const drop = Number(new URL(url, "http://x").searchParams.get("arrived"));
    while (hanging < drop) await once(server, "hanging");
    response.setHeader("content-type", "application/json").end("{}");
  });
  const base = `http://127.0.0.1:${await portOf(server)}`;
  const modules = [{ type: "ESModule", path: "worker.js", contents: outputFiles[0]?.text }];
  // The program does not run without it.
  const worker = new (peer as Exclude<typeof peer, Error>).Miniflare({ modules, compatibilityDate: "2026-07-01" });
  onTestFinished(() => worker.dispose());
  const ask = async (query: object): Promise<string> =>
    (await worker.dispatchFetch(`http://worker/?${new URLSearchParams({ base, what, ...query })}`)).text();
  for (let drop = 1; drop <= drops; drop++) await ask({ dropped: `${drop}` });
  expect(await ask({ later: "61000" })).toBe("{}");
});

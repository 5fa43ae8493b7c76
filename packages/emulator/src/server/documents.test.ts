import { expect, test } from "vitest";
import { newFolder } from "../../test/folder-state.ts";
import { start } from "../../test/start.ts";
import { startEmulator } from "../start/emulator.ts";
import { openState } from "../start/open-state.ts";

const documents = ["/openapi.json", "/.well-known/openid-configuration", "/.well-known/jwks"];

test.each(documents)("%s is to be read, and nothing else", async (path) => {
  const { emulator } = await start();
  expect((await fetch(emulator.url + path)).status).toBe(200);
  for (const ask of [fetch, emulator.fetch]) {
    const head = await ask(emulator.url + path, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const refused = await ask(emulator.url + path, { method: "DELETE" });
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  }
});

test("asking for keys without a token makes none; the first token that is signed does", async () => {
  const store = await openState({ dataFolder: newFolder(), clock: "manual" });
  const emulator = await startEmulator({}, store);
  const keys = async () => (await fetch(`${emulator.url}/.well-known/jwks`)).json();
  const before = store.store.dump();
  expect(await keys()).toEqual({ keys: [] });
  expect(store.store.dump()).toBe(before);
  await emulator.close();
});

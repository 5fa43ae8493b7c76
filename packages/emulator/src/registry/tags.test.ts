import { expect, test } from "vitest";
import { pushImage } from "../../test/push-image.ts";
import { failure, type StartedRegistry, startRegistry } from "../../test/start-registry.ts";

async function withTags(...tags: string[]): Promise<StartedRegistry> {
  const registry = await startRegistry();
  for (const tag of tags) await pushImage(registry.client, registry.name, { tag });
  return registry;
}

test("tags are listed in their order, page by page", async () => {
  const { call, emulator, name } = await withTags("c", "a", "B", "b", "1");
  expect(await (await call("GET", "/tags/list")).json()).toEqual({ name, tags: ["1", "B", "a", "b", "c"] });
  const seen: string[][] = [];
  let next: string | undefined = "/tags/list?n=2";
  while (next !== undefined) {
    const page = await call("GET", next);
    seen.push((await page.json()).tags);
    next = /^<\/v2\/acme\/site\/web(\S+)>; rel="next"$/.exec(page.headers.get("link") ?? "")?.[1];
  }
  expect(seen).toEqual([["1", "B"], ["a", "b"], ["c"]]);
  expect(emulator.requests.at(-1)?.query).toEqual({ n: "2", last: "b" });
});

test.each([
  ["?last=a", ["b", "c"], false],
  ["?last=aa", ["b", "c"], false],
  ["?last=c", [], false],
  ["?n=0", [], false],
  ["?n=3", ["a", "b", "c"], false],
  ["?n=1&last=a", ["b"], true],
])("/tags/list%s lists %s", async (query, tags, more) => {
  const { call } = await withTags("a", "b", "c");
  const response = await call("GET", `/tags/list${query}`);
  expect([(await response.json()).tags, response.headers.has("link")]).toEqual([tags, more]);
});

test("a number of tags that is none, and a repository that is not there, are refused", async () => {
  const { call, emulator } = await withTags("a");
  for (const n of ["-1", "1.5", "many"]) {
    expect(await failure(await call("GET", `/tags/list?n=${n}`)), n).toEqual([400, "UNSUPPORTED"]);
  }
  const headers = { authorization: `Bearer ${emulator.token}` };
  const unknown = await fetch(`${emulator.url}/v2/acme/site/unknown/tags/list`, { headers });
  expect(await failure(unknown)).toEqual([404, "NAME_UNKNOWN"]);
});

import { expect } from "vitest";
import { indexType, manifestType } from "../../../../test/push-image.ts";
import { digest, expectFailure, type Given, headersOf, manifestOf, section } from "../../../../test/specification.ts";

// The distribution specification's chapter "Content discovery", version 1.1 and the next one, statement by statement.

const emptyType = "application/vnd.oci.empty.v1+json";

async function tags({ call }: Given, query = ""): Promise<string[]> {
  const response = await call("GET", `/tags/list${query}`);
  expect(response.status).toBe(200);
  return (await response.json()).tags;
}

async function pagesOf({ call }: Given, path: string): Promise<Record<string, unknown>[]> {
  const pages = [];
  let next: string | undefined = path;
  while (next !== undefined) {
    const response: Response = await call("GET", next);
    expect(response.status).toBe(200);
    pages.push(await response.json());
    next = /^<\/v2\/acme\/site\/web(\S+)>; rel="next"$/.exec(response.headers.get("link") ?? "")?.[1];
  }
  return pages;
}

async function pushAbout(given: Given, members: object): Promise<string> {
  const body = manifestOf(given, { subject: given.image.descriptor, ...members });
  expect((await given.put(digest(body), body)).status).toBe(201);
  return digest(body);
}

async function referrers({ call, image }: Given, query = ""): Promise<Record<string, unknown>[]> {
  const response = await call("GET", `/referrers/${image.descriptor.digest}${query}`);
  expect(response.status).toBe(200);
  return (await response.json()).manifests;
}

section("Listing tags", {
  "the name and the tags are listed, in the order of their characters": async (given) => {
    for (const tag of ["c", "a", "B", "_", "1"]) await given.put(tag, given.manifest);
    const response = await given.call("GET", "/tags/list");
    expect([response.status, await response.json()]).toEqual([
      200,
      { name: given.name, tags: ["1", "B", "_", "a", "c", "v1"] },
    ]);
  },
  "a repository without tags has an empty list": async (given) => {
    await given.call("DELETE", "/manifests/v1");
    expect(await tags(given)).toEqual([]);
  },
  "a repository that is not there has none": async ({ ask }) => {
    await expectFailure(await ask("GET", "acme/site/nowhere/tags/list"), 404, "NAME_UNKNOWN");
  },
  "n tags are one page, and the next one is linked": async (given) => {
    for (const tag of ["c", "a", "B", "b", "1"]) await given.put(tag, given.manifest);
    expect((await pagesOf(given, "/tags/list?n=2")).map((page) => page.tags)).toEqual([
      ["1", "B"],
      ["a", "b"],
      ["c", "v1"],
    ]);
    expect(await pagesOf(given, "/tags/list?n=6")).toHaveLength(1);
    expect(await pagesOf(given, "/tags/list?n=5000")).toHaveLength(1);
  },
  "no tags at all are an empty list that nothing follows": async (given) => {
    const response = await given.call("GET", "/tags/list?n=0");
    expect([(await response.json()).tags, ...headersOf(response, "link")]).toEqual([[], null]);
    const after = await given.call("GET", "/tags/list?n=0&last=a");
    expect([(await after.json()).tags, ...headersOf(after, "link")]).toEqual([[], null]);
  },
  "a list begins after the tag that is named, whether or not it is there": async (given) => {
    for (const tag of ["a", "b", "c"]) await given.put(tag, given.manifest);
    expect(await tags(given, "?last=a")).toEqual(["b", "c", "v1"]);
    expect(await tags(given, "?last=aa")).toEqual(["b", "c", "v1"]);
    expect(await tags(given, "?last=v1")).toEqual([]);
    expect(await tags(given, "?n=1&last=a")).toEqual(["b"]);
  },
  "tags that come and go between two pages neither hide nor repeat others": async (given) => {
    for (const tag of ["a", "b", "c"]) await given.put(tag, given.manifest);
    const first = await given.call("GET", "/tags/list?n=2");
    await given.call("DELETE", "/manifests/b");
    await given.put("aa", given.manifest);
    const next = /<\/v2\/acme\/site\/web([^>]+)>/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    expect((await (await given.call("GET", next)).json()).tags).toEqual(["c", "v1"]);
  },
  "a number of tags that is none is refused": async ({ call }) => {
    for (const n of ["-1", "1.5", "many", ""]) {
      await expectFailure(await call("GET", `/tags/list?n=${n}`), 400, "UNSUPPORTED");
    }
  },
});

section("Listing referrers", {
  "they are an index of what names the manifest as its subject": async (given) => {
    const { call, image } = given;
    const signature = await pushAbout(given, { artifactType: "application/x-signature", annotations: { by: "ann" } });
    const response = await call("GET", `/referrers/${image.descriptor.digest}`);
    expect([response.status, ...headersOf(response, "content-type", "oci-filters-applied", "link")]).toEqual([
      200,
      indexType,
      null,
      null,
    ]);
    expect(await response.json()).toEqual({
      schemaVersion: 2,
      mediaType: indexType,
      manifests: [
        {
          mediaType: manifestType,
          digest: signature,
          size: Number((await call("HEAD", `/manifests/${signature}`)).headers.get("content-length")),
          artifactType: "application/x-signature",
          annotations: { by: "ann" },
        },
      ],
    });
  },
  "what says no type of its own, or an empty one, has its configuration's": async (given) => {
    const config = { ...given.image.config, mediaType: emptyType };
    await pushAbout(given, { config });
    await pushAbout(given, { config, artifactType: "" });
    expect((await referrers(given)).map(({ artifactType }) => artifactType)).toEqual([emptyType, emptyType]);
  },
  "an index is listed with its type, or with none": async (given) => {
    const index = { schemaVersion: 2, mediaType: indexType, manifests: [], subject: given.image.descriptor };
    for (const members of [
      {},
      { artifactType: "" },
      { artifactType: "application/x-list", annotations: { by: "ann" } },
    ]) {
      const body = JSON.stringify({ ...index, ...members });
      await given.put(digest(body), body, { "content-type": indexType });
    }
    const [none, empty, typed] = await referrers(given);
    for (const each of [none, empty]) expect(Object.keys(each ?? {})).toEqual(["mediaType", "digest", "size"]);
    expect(typed).toMatchObject({ artifactType: "application/x-list", annotations: { by: "ann" } });
  },
  "of a type only those are listed that have it, and the answer says so": async (given) => {
    const { call, image } = given;
    await pushAbout(given, { artifactType: "application/x-signature" });
    const note = await pushAbout(given, { artifactType: "application/x-note+json" });
    const query = `?artifactType=${encodeURIComponent("application/x-note+json")}`;
    expect((await referrers(given, query)).map((each) => each.digest)).toEqual([note]);
    const none = await call("GET", `/referrers/${image.descriptor.digest}?artifactType=application/x-other`);
    expect([(await none.json()).manifests, ...headersOf(none, "oci-filters-applied")]).toEqual([[], "artifactType"]);
    const empty = await call("GET", `/referrers/${image.descriptor.digest}?artifactType=`);
    expect([(await empty.json()).manifests.length, ...headersOf(empty, "oci-filters-applied")]).toEqual([2, null]);
  },
  "more than a hundred come page by page, filtered on each": async (given) => {
    const artifactType = "application/x-note";
    const pushed: string[] = [];
    for (let index = 0; index < 120; index++) {
      pushed.push(await pushAbout(given, { artifactType, annotations: { index: String(index) } }));
    }
    const pages = await pagesOf(given, `/referrers/${given.image.descriptor.digest}?artifactType=${artifactType}`);
    const listed = pages.flatMap(({ manifests }) => manifests) as { digest: string }[];
    expect([pages.length, listed.map((each) => each.digest)]).toEqual([2, pushed]);
  },
  "a manifest that is not there, or not yet, has its referrers": async (given) => {
    for (const algorithm of ["sha256", "sha512"]) {
      const subject = { mediaType: manifestType, digest: digest("not yet", algorithm), size: 7 };
      const path = `/referrers/${subject.digest}`;
      expect((await (await given.call("GET", path)).json()).manifests).toEqual([]);
      const about = await pushAbout(given, { subject });
      expect((await (await given.call("GET", path)).json()).manifests).toMatchObject([{ digest: about }]);
    }
  },
  "what is deleted refers to nothing any more": async (given) => {
    const about = await pushAbout(given, {});
    await given.call("DELETE", `/manifests/${about}`);
    expect(await referrers(given)).toEqual([]);
  },
  "other repositories' manifests are none of this one's": async (given) => {
    await pushAbout(given, {});
    const response = await given.ask("GET", `acme/site/other/referrers/${given.image.descriptor.digest}`);
    expect([response.status, (await response.json()).manifests]).toEqual([200, []]);
  },
  "the answer is never 404, also where there is no such repository or project": async ({ ask }) => {
    for (const name of ["acme/site/nowhere", "acme/unknown/web", "acme/site", "acme/site/web/more"]) {
      const response = await ask("GET", `${name}/referrers/${digest("x")}`);
      expect([response.status, (await response.json()).manifests], name).toEqual([200, []]);
    }
  },
  "what is not a digest is refused": async ({ call }) => {
    for (const bad of ["latest", "sha256:0", `sha256:${"G".repeat(64)}`]) {
      await expectFailure(await call("GET", `/referrers/${bad}`), 400, "DIGEST_INVALID");
    }
  },
});

import type { OciDescriptor } from "@slipway/registry";
import { expect, test } from "vitest";
import { digest, manifestType, pushBlob, pushImage, pushManifest } from "../../test/push-image.ts";
import { failure, startRegistry } from "../../test/start-registry.ts";

const emptyType = "application/vnd.oci.empty.v1+json";

test("what says something about a manifest is found by it, before and after it is there", async () => {
  const registry = await startRegistry();
  const config = await pushBlob(registry.client, registry.name, Buffer.from("{}"), emptyType);
  const subject: OciDescriptor = { mediaType: manifestType, digest: digest("not yet"), size: 7 };
  const artifact = (artifactType: string | undefined, about: OciDescriptor) => ({
    schemaVersion: 2,
    mediaType: manifestType,
    ...(artifactType === undefined ? {} : { artifactType }),
    config,
    layers: [config],
    subject: about,
    annotations: { by: "ann" },
  });
  const signature = artifact("application/signature", subject);
  const body = JSON.stringify(signature);
  const headers = { "content-type": manifestType };
  const stored = await registry.call("PUT", `/manifests/${digest(body)}`, { body, headers });
  expect([stored.status, stored.headers.get("oci-subject")]).toEqual([201, subject.digest]);
  await pushManifest(registry.client, registry.name, artifact(undefined, subject));

  const all = await registry.call("GET", `/referrers/${subject.digest}`);
  expect(all.headers.get("content-type")).toBe("application/vnd.oci.image.index.v1+json");
  expect(all.headers.has("oci-filters-applied")).toBe(false);
  expect(await all.json()).toMatchObject({
    schemaVersion: 2,
    manifests: [
      {
        digest: digest(body),
        size: body.length,
        mediaType: manifestType,
        artifactType: "application/signature",
        annotations: { by: "ann" },
      },
      { artifactType: emptyType },
    ],
  });
  const some = await registry.call("GET", `/referrers/${subject.digest}?artifactType=application/signature`);
  expect(some.headers.get("oci-filters-applied")).toBe("artifactType");
  expect((await some.json()).manifests).toHaveLength(1);

  await registry.call("DELETE", `/manifests/${digest(body)}`);
  expect((await (await registry.call("GET", `/referrers/${subject.digest}`)).json()).manifests).toHaveLength(1);
});

test("nothing refers to what nobody knows; no digest is refused", async () => {
  const { call } = await startRegistry();
  const response = await call("GET", `/referrers/${digest("unknown")}`);
  expect([response.status, (await response.json()).manifests]).toEqual([200, []]);
  expect(await failure(await call("GET", "/referrers/latest"))).toEqual([400, "DIGEST_INVALID"]);
});

test("many referrers come page by page, filtered on each", async () => {
  const registry = await startRegistry();
  const { descriptor, config } = await pushImage(registry.client, registry.name, { tag: "v1" });
  const artifactType = "application/note";
  const pushed: string[] = [];
  for (let index = 0; index < 120; index++) {
    const manifest = {
      schemaVersion: 2,
      mediaType: manifestType,
      artifactType,
      config,
      layers: [],
      subject: descriptor,
    };
    const annotations = { index: String(index) };
    pushed.push((await pushManifest(registry.client, registry.name, { ...manifest, annotations })).digest);
  }
  const seen: string[] = [];
  let next: string | undefined = `/referrers/${descriptor.digest}?artifactType=${artifactType}`;
  while (next !== undefined) {
    const page = await registry.call("GET", next);
    expect(page.headers.get("oci-filters-applied")).toBe("artifactType");
    const { manifests }: { manifests: OciDescriptor[] } = await page.json();
    seen.push(...manifests.map((manifest) => manifest.digest));
    next = /^<\/v2\/acme\/site\/web(\S+)>; rel="next"$/.exec(page.headers.get("link") ?? "")?.[1];
  }
  expect(seen).toEqual(pushed);
});

import { createEmulator, type Emulator, type EmulatorOptions } from "@slipway/emulator";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "../new-folder.ts";
import { createLayout, type Layout, layoutDigests } from "./layout.ts";
import { skopeo, trySkopeo } from "./skopeo.ts";

const insecure = { from: "--src-tls-verify=false", to: "--dest-tls-verify=false" };

interface Started {
  readonly emulator: Emulator;
  /** `docker://127.0.0.1:…/acme/site/web` */
  readonly image: string;
  /** Any username, and the platform's token as password. */
  readonly credentials: string;
}

async function start(options: EmulatorOptions = {}): Promise<Started> {
  const dataFolder = newFolder();
  const emulator = await createEmulator({
    dataFolder,
    validateAnswers: true,
    seed: {
      users: [{ username: "developer" }, { username: "stranger", token: "stranger" }],
      teams: [{ slug: "acme" }],
      projects: [{ name: "site", team: "acme" }],
    },
    ...options,
  });
  onTestFinished(() => emulator.close());
  const { host } = new URL(emulator.url);
  return { emulator, image: `docker://${host}/acme/site/web`, credentials: `developer:${emulator.token}` };
}

function newLayout(): Layout {
  const layout = createLayout();
  onTestFinished(() => layout[Symbol.dispose]());
  return layout;
}

async function push({ image, credentials }: Started, source: Layout, tag: string, ...flags: string[]): Promise<void> {
  const creds = ["--dest-creds", credentials];
  await skopeo("copy", ...flags, ...creds, insecure.to, `oci:${source.folder}:${tag}`, `${image}:${tag}`);
}

async function pull({ image, credentials }: Started, reference: string, ...flags: string[]): Promise<string[]> {
  const target = newLayout();
  const creds = ["--src-creds", credentials];
  await skopeo("copy", ...flags, ...creds, insecure.from, `${image}${reference}`, `oci:${target.folder}:pulled`);
  return layoutDigests(target.folder);
}

test("an image that skopeo pushed comes back with every digest, by tag and by digest", async () => {
  const started = await start();
  const source = newLayout();
  const { digest } = source.addImage({ tag: "v1", size: 3_000_000 });
  await push(started, source, "v1");
  expect(await pull(started, ":v1")).toEqual(source.digests());
  expect(await pull(started, `@${digest}`)).toEqual(source.digests());
});

test("a multi-platform image comes back whole, and one platform of it by itself", async () => {
  const started = await start();
  const source = newLayout();
  source.addIndex("multi", [
    { os: "linux", architecture: "amd64" },
    { os: "linux", architecture: "arm64", variant: "v8" },
  ]);
  await push(started, source, "multi", "--all");
  expect(await pull(started, ":multi", "--all")).toEqual(source.digests());
  const one = await pull(started, ":multi", "--override-arch", "arm64", "--override-variant", "v8");
  expect(one).toHaveLength(3);
  expect(source.digests()).toEqual(expect.arrayContaining(one));
});

test("a push of an equal image into another repository of the project takes its blobs over", async () => {
  const started = await start();
  const source = newLayout();
  source.addImage({ tag: "v1", size: 1_000_000 });
  await push(started, source, "v1");
  const { image, credentials } = started;
  const flags = ["--src-creds", credentials, "--dest-creds", credentials, insecure.from, insecure.to];
  await skopeo("copy", ...flags, `${image}:v1`, `${image}-copy:v1`);
  const mounts = started.emulator.requests.filter(({ query }) => query.mount !== undefined);
  expect(mounts).toMatchObject([{ status: 201, query: { from: "acme/site/web" } }]);
  expect(await pull({ ...started, image: `${image}-copy` }, ":v1")).toEqual(source.digests());
});

test("tags are listed, an image is inspected and deleted", async () => {
  const started = await start();
  const { image, credentials } = started;
  const creds = ["--creds", credentials, "--tls-verify=false"];
  const source = newLayout();
  const { digest } = source.addImage({ tag: "v1" });
  source.addImage({ tag: "v2", platform: { os: "linux", architecture: "riscv64" } });
  await push(started, source, "v1");
  await push(started, source, "v2");
  expect(JSON.parse(await skopeo("list-tags", ...creds, image))).toMatchObject({ Tags: ["v1", "v2"] });
  expect(JSON.parse(await skopeo("inspect", ...creds, `${image}:v1`))).toMatchObject({
    Digest: digest,
    Architecture: "amd64",
  });
  await skopeo("delete", ...creds, `${image}:v1`);
  expect(JSON.parse(await skopeo("list-tags", ...creds, image))).toMatchObject({ Tags: ["v2"] });
  expect((await trySkopeo("inspect", ...creds, `${image}@${digest}`)).stderr).toMatch(/manifest unknown|no manifest/i);
});

test("strangers and requests without credentials push and pull nothing", async () => {
  const started = await start();
  const { image } = started;
  const source = newLayout();
  source.addImage({ tag: "v1" });
  await push(started, source, "v1");
  for (const flags of [[], ["--creds", "stranger:stranger"], ["--creds", "developer:wrong"]]) {
    const { code } = await trySkopeo("inspect", "--tls-verify=false", ...flags, `${image}:v1`);
    expect(code, flags.join(" ")).not.toBe(0);
  }
});

test("a fault that hits a push is the emulator's own plan, and the next attempt succeeds", async () => {
  const started = await start();
  const source = newLayout();
  source.addImage({ tag: "v1" });
  started.emulator.faults.add({ operation: "putManifest", status: 403, message: "not today" });
  await expect(push(started, source, "v1")).rejects.toThrow(/not today/);
  await push(started, source, "v1");
  expect(started.emulator.requests.filter(({ operation }) => operation === "putManifest")).toMatchObject([
    { status: 403 },
    { status: 201 },
  ]);
});

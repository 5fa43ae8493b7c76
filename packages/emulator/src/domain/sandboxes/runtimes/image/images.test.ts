import { copyFileSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "@slipway/core";
import { createProject } from "@slipway/projects";
import { copy, platformRegistry, push, type Store } from "@slipway/registry";
import { buildImage, createLayoutTar, openLayoutFolder } from "@slipway/registry/node";
import * as sandboxes from "@slipway/sandboxes";
import { addRepositoryPermission } from "@slipway/vcr";
import { describe, expect, test } from "vitest";
import { newFolder } from "../../../../../test/folder-state.ts";
import { type ImageParts, makeImage, putImage, staticShell } from "../../../../../test/make-image.ts";
import { sh } from "../../../../../test/sandbox-shell.ts";
import { clientOf } from "../../../../../test/start.ts";
import { startRegistry } from "../../../../../test/start-registry.ts";
import { isolationProblem } from "../../../../isolation/choose-isolation.ts";
import type { SandboxOptions } from "../../options.ts";

const shell = staticShell();
const missing = shell === undefined ? "no static busybox" : await isolationProblem();
if (missing !== undefined)
  test(`commands in images are not tested on this machine: ${missing}`, () => expect(missing).toBeTypeOf("string"));

async function begin(options: Partial<SandboxOptions> = {}, dataFolder = newFolder()) {
  const runtime = {
    runtime: "process" as const,
    isolation: missing === undefined ? "bubblewrap" : "none",
    ...options,
  } as const;
  const started = await startRegistry({ sandboxes: runtime, dataFolder });
  return { ...started, dataFolder, ...use(started.client) };
}

function use(client: Client, projectId = "site") {
  return {
    repository: (name: string) => platformRegistry(client).repository(name),
    create: (image: string | undefined, more: Partial<sandboxes.CreateSandboxInput> = {}) =>
      sandboxes.createSandbox(client, { projectId, ...(image === undefined ? {} : { image }), ...more }),
    async stop(sessionId: string) {
      await sandboxes.stopSession(client, { sessionId });
      const { snapshots } = await sandboxes.listSessionSnapshots(client);
      return snapshots.find(({ sourceSessionId }) => sourceSessionId === sessionId)?.id ?? "";
    },
  };
}

function unpacked(dataFolder: string): string[] {
  const folder = join(dataFolder, "sandboxes/images");
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

async function buildSystem(id: string) {
  const folder = newFolder();
  for (const name of ["bin", "etc"]) mkdirSync(join(folder, name));
  copyFileSync(shell ?? "", join(folder, "bin/busybox"));
  for (const name of ["sh", "cat", "ls", "env", "echo"]) symlinkSync("busybox", join(folder, "bin", name));
  writeFileSync(join(folder, "etc/os-release"), `ID=${id}\n`);
  return buildImage({
    layers: [{ folder, at: "/" }],
    config: { env: { GREETING: "hello", PATH: "/bin" }, workingDir: "/etc" },
    platform: `linux/${process.arch === "arm64" ? "arm64" : "amd64"}`,
  });
}

const parts: ImageParts = { layers: [[["etc/os-release", "ID=tests\n"]]] };

describe.each(missing === undefined ? ["bubblewrap"] : [])("with %s an image", () => {
  test("is what a command runs in, by each of its names", async () => {
    const { repository, create, client, name } = await begin();
    const image = await buildSystem("ours");
    await push(image.store, image.reference, repository(name), { as: "latest" });
    const { digest } = image.descriptor;
    for (const named of [
      "web",
      "web:latest",
      `web@${digest}`,
      "acme/site/web",
      "vcr.vercel.com/acme/site/web:latest",
    ]) {
      const { session, sandbox } = await create(named);
      expect(sandbox.image).toBe(`vcr.vercel.com/acme/site/web@${digest}`);
      const ran = await sh(
        client,
        session.id,
        "cat /etc/os-release; echo $GREETING; ls /usr 2>/dev/null || echo no more",
      );
      expect(ran.output).toBe("ID=ours\nhello\nno more\n");
    }
  });

  test("stays what a sandbox runs in, its snapshots and forks too, whatever its tag names by then", async () => {
    const { repository, create, stop, client, name, dataFolder } = await begin();
    const push_ = async (id: string) => {
      const image = await buildSystem(id);
      await push(image.store, image.reference, repository(name), { as: "v1" });
      return image.descriptor.digest;
    };
    const osOf = async ({ session }: { session: { id: string } }) =>
      (await sh(client, session.id, "cat /etc/os-release")).output;
    const first = await push_("first");
    const { session, sandbox } = await create("web:v1", { name: "box" });
    const second = await push_("second");
    expect(await osOf({ session })).toBe("ID=first\n");
    const source = { type: "snapshot" as const, snapshotId: await stop(session.id) };
    const resumed = await sandboxes.getSandbox(client, { projectId: "site", name: "box", resume: true });
    const forked = await sandboxes.forkSandbox(client, { projectId: "site", name: "box" });
    const restored = await create(undefined, { source });
    for (const each of [resumed, forked, restored]) {
      expect(await osOf(each)).toBe("ID=first\n");
      expect(each.sandbox.image).toBe(sandbox.image);
    }
    const later = await create("web:v1");
    expect(await osOf(later)).toBe("ID=second\n");
    await expect(create("web:v1", { source })).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/was taken over .*leave `image` out/),
    });
    expect(unpacked(dataFolder)).toEqual([first, second].map((digest) => digest.replace(":", "-")).sort());
  });

  test("is unpacked once for all that begin with it, stays for the next, and goes with a start where nothing names it", {
    tags: "endurance",
  }, async () => {
    const { repository, create, stop, client, name, emulator, dataFolder } = await begin();
    const { digest } = await putIn(repository(name), parts);
    const made = await Promise.all(["a", "b", "c"].map((box) => create(`web@${digest}`, { name: box })));
    expect(unpacked(dataFolder)).toEqual([digest.replace(":", "-")]);
    const [{ session }] = made as [(typeof made)[0]];
    const snapshotId = await stop(session.id);
    for (const box of ["a", "b", "c"]) await sandboxes.deleteSandbox(client, { projectId: "site", name: box });
    await emulator.clock.advance(1);
    expect(unpacked(dataFolder)).toHaveLength(1);
    await sandboxes.deleteSessionSnapshot(client, { snapshotId });
    await emulator.clock.advance(1);
    expect(unpacked(dataFolder)).toHaveLength(1);
    await emulator.close();
    await begin({}, dataFolder);
    expect(unpacked(dataFolder)).toEqual([]);
  });

  test("goes on over a restart; what nobody names and what was half-made does not", { tags: "endurance" }, async () => {
    const { repository, create, client, name, emulator, dataFolder } = await begin();
    const image = await buildSystem("kept");
    await push(image.store, image.reference, repository(name), { as: "latest" });
    const { session } = await create("web");
    await emulator.close();
    for (const left of ["sha256-left", "sha256-left.1.part/root"])
      mkdirSync(join(dataFolder, "sandboxes/images", left), { recursive: true });
    const again = await begin({}, dataFolder);
    expect(unpacked(dataFolder)).toEqual([image.descriptor.digest.replace(":", "-")]);
    expect((await sh(again.client, session.id, "cat /etc/os-release")).output).toBe("ID=kept\n");
    expect(client).toBeDefined();
  });

  test("lies below a folder that the start named, by the name that Skopeo gives it, and nowhere else", async () => {
    const base = newFolder();
    const [images, outside] = [join(base, "images"), join(base, "outside")];
    mkdirSync(images);
    const digest = await putImage(openLayoutFolder(outside), parts, "v1");
    await copy(openLayoutFolder(outside), openLayoutFolder(join(images, "system")), "v1");
    await using tar = await createLayoutTar(join(images, "system.tar"));
    await copy(openLayoutFolder(outside), tar, "v1");
    await tar.close();
    symlinkSync(outside, join(images, "link"));
    const { create, dataFolder } = await begin({ images: [images] });
    const nowhere = ["oci:../outside:v1", "oci:link:v1", "oci:none:v1", "oci-archive:/etc/passwd"];
    for (const named of [...nowhere, "oci:system:v2"]) {
      const message = expect.stringMatching(named.endsWith("v2") ? /v2/ : /is in none of them/);
      await expect(create(named), named).rejects.toMatchObject({ status: 422, message });
    }
    expect(unpacked(dataFolder)).toEqual([]);
    for (const named of ["oci:system:v1", "oci:system", "oci-archive:system.tar:v1", "docker-archive:system.tar:v1"])
      expect((await create(named)).sandbox.image).toBe(named);
    expect(unpacked(dataFolder)).toEqual([digest.replace(":", "-")]);
  });

  test("that nobody waits for any more is given up, and nothing of it is left", { tags: "endurance" }, async () => {
    const { repository, client, name, dataFolder } = await begin();
    const files = Array.from({ length: 20_000 }, (_, index) => [`d/${index}`, "x"] as const);
    await putIn(repository(name), { layers: [files] }, "latest");
    const leaving = new AbortController();
    const input = { projectId: "site", image: "web" };
    const made = Promise.allSettled([sandboxes.createSandbox(client, input, { signal: leaving.signal })]);
    await expect.poll(() => unpacked(dataFolder).length, { interval: 5, timeout: 20_000 }).toBe(1);
    leaving.abort();
    expect(await made).toMatchObject([{ status: "rejected" }]);
    await expect.poll(() => unpacked(dataFolder), { timeout: 20_000 }).toEqual([]);
  });
});

async function putIn(store: Store, image: ImageParts, tag?: string) {
  const made = await makeImage(image);
  await push(made.store, made.reference, store, tag === undefined ? {} : { as: tag });
  return { digest: made.reference };
}

test("an image of another account is as absent as one that is nowhere, until its repository is opened for the account", async () => {
  const { emulator, client } = await begin();
  await putIn(platformRegistry(client).repository("acme/site/web"), parts, "latest");
  const ben = clientOf(emulator, "ben", "other");
  const { id: projectId, accountId: teamId } = await createProject(ben, { name: "theirs" });
  const { create } = use(ben, projectId);
  const refusal = (named: string) =>
    create(named).then(
      () => "none",
      (error: Error & { status?: number }) => `${error.status} ${error.message.split(named).join("…")}`,
    );
  const refusals = await Promise.all(["acme/site/web", "acme/site/none", "nobody/site/web"].map(refusal));
  expect(refusals[0]).toMatch(/422.*The image … cannot be had here/);
  expect(new Set(refusals).size).toBe(1);
  await addRepositoryPermission(client, { projectId: "site", idOrName: "web", teamId });
  if (missing === undefined) expect(await refusal("acme/site/web")).toBe("none");
});

test("an image that cannot be had, or is none for this machine, is refused, and no sandbox is there", async () => {
  const { repository, create, client, name, dataFolder } = await begin();
  const cases: readonly (readonly [image: ImageParts | undefined, named: string, message: RegExp])[] = [
    [undefined, "ubuntu:24.04", /The image ubuntu:24.04 cannot be had here/],
    [parts, "ghcr.io/acme/site/web", /The image ghcr.io\/acme\/site\/web cannot be had here/],
    [{ ...parts, platform: { os: "linux", architecture: "s390x" } }, "web", /is for linux\/s390x, not for linux/],
    [{ ...parts, platform: { os: "windows", architecture: "amd64" } }, "web", /is for windows/],
    [{ ...parts, diffId: `sha256:${"0".repeat(64)}` }, "web", /it was changed or cut/],
    [{ layers: [[["../evil", "x"]]] }, "web", /not a path in an image/],
    [undefined, "oci:/var/images:v1", /it named none/],
    [undefined, "Not a name", /cannot be had here/],
  ];
  for (const [image, named, message] of cases) {
    if (image) await putIn(repository(name), image, "latest");
    await expect(create(named), String(message)).rejects.toMatchObject({
      status: 422,
      message: expect.stringMatching(missing === undefined ? message : /cannot be had here/),
    });
  }
  expect(await sandboxes.listSandboxes(client).toArray()).toEqual([]);
  expect(unpacked(dataFolder)).toEqual([]);
});

test("an image without bubblewrap is refused with the reason, and the platform's names stand for this machine", async () => {
  const { repository, create, stop, client, name } = await begin({ isolation: "none" });
  await putIn(repository(name), parts, "latest");
  await expect(create("web")).rejects.toMatchObject({
    status: 422,
    message: expect.stringMatching(/bubblewrap alone/),
  });
  for (const named of ["node:24", "vercel/sandbox/node:24"]) {
    const { session, sandbox } = await create(named);
    expect(sandbox.image).toBe(named);
    await stop(session.id);
    const forked = await sandboxes.forkSandbox(client, { projectId: "site", name: sandbox.name });
    expect(forked.sandbox.image).toBe(named);
  }
});

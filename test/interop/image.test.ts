import { execFileSync } from "node:child_process";
import { chmod, copyFile, mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type BuiltImage, buildIndex, copy, createRegistry, push } from "@slipway/registry";
import { buildImage, createLayoutTar, openLayoutFolder } from "@slipway/registry/node";
import { beforeEach, expect, test } from "vitest";
import { newFolder } from "../new-folder.ts";
import { createBuildah } from "./buildah.ts";
import { startDockerRegistry } from "./docker-registry.ts";
import { findProgram } from "./programs.ts";
import { skopeo } from "./skopeo.ts";

const platform = "linux/amd64";
let base: string;

beforeEach(async () => {
  base = newFolder();
  const [root, app] = [join(base, "root"), join(base, "app")];
  for (const folder of [join(root, "bin"), join(root, "etc"), join(root, "tmp"), join(app, "data")])
    await mkdir(folder, { recursive: true });
  const busybox = findProgram("busybox");
  if (busybox === undefined) throw new Error("busybox is not installed; apt-get install busybox-static");
  await copyFile(busybox, join(root, "bin", "busybox"));
  await chmod(join(root, "bin", "busybox"), 0o755);
  for (const name of ["sh", "cat", "ls", "id", "stat"]) await symlink("busybox", join(root, "bin", name));
  await writeFile(join(root, "etc", "passwd"), "root:x:0:0:root:/:/bin/sh\napp:x:1000:1000:app:/app:/bin/sh\n");
  await writeFile(join(root, "etc", "group"), "root:x:0:\napp:x:1000:\n");
  await writeFile(join(app, "start"), '#!/bin/sh\necho "started with $*"\n');
  await chmod(join(app, "start"), 0o700);
  await writeFile(join(app, "data", "ü b.txt"), "what was put in");
  await chmod(join(app, "data", "ü b.txt"), 0o600);
  await symlink("data/ü b.txt", join(app, "link"));
});

/** A system of one program, and what runs on it, as two images of which one is the base of the other. */
async function build(on = platform): Promise<BuiltImage> {
  const system = await buildImage({
    layers: [{ folder: join(base, "root"), at: "/" }],
    config: { env: { PATH: "/bin", FROM: "base" }, cmd: ["/bin/sh"] },
    platform: on,
  });
  return buildImage({
    layers: [{ folder: join(base, "app"), at: "/srv/app", owner: "1000", makeAt: true }],
    base: system,
    config: {
      entrypoint: ["/srv/app/start", "a b"],
      cmd: ["c"],
      env: { GREETING: "hello world" },
      user: "app",
      workingDir: "/srv/app",
      labels: { "org.example.part": "web" },
      ports: [8080],
      volumes: ["/var/data"],
      stopSignal: "SIGINT",
    },
    platform: on,
    createdAt: new Date("2026-07-01T00:00:00Z"),
    tag: "v1",
  });
}

test("skopeo inspects what was put in", async () => {
  const image = await build();
  const images = join(base, "images");
  await copy(image.store, openLayoutFolder(images), "v1");
  expect(JSON.parse(await skopeo("inspect", `oci:${images}:v1`))).toMatchObject({
    Digest: image.descriptor.digest,
    Created: "2026-07-01T00:00:00Z",
    Os: "linux",
    Architecture: "amd64",
    Labels: { "org.example.part": "web" },
    Env: ["PATH=/bin", "FROM=base", "GREETING=hello world"],
    Layers: [expect.stringMatching(/^sha256:/), expect.stringMatching(/^sha256:/)],
  });
  expect(JSON.parse(await skopeo("inspect", "--config", `oci:${images}:v1`))).toMatchObject({
    config: {
      User: "app",
      Entrypoint: ["/srv/app/start", "a b"],
      Cmd: ["c"],
      WorkingDir: "/srv/app",
      ExposedPorts: { "8080/tcp": {} },
      Volumes: { "/var/data": {} },
      StopSignal: "SIGINT",
    },
    history: [{ created_by: "slipway: a folder at /" }, { created_by: "slipway: a folder at /srv/app" }],
  });
});

test("skopeo takes an image of ours apart to Docker's form, which needs its diff ids to be right", async () => {
  const image = await build();
  {
    await using tar = await createLayoutTar(join(base, "image.tar"));
    await copy(image.store, tar, "v1");
    await tar.close();
  }
  await skopeo(
    "copy",
    `oci-archive:${join(base, "image.tar")}:v1`,
    `docker-archive:${join(base, "docker.tar")}:acme/web:v1`,
  );
  const paths = execFileSync("tar", ["-tf", join(base, "docker.tar")], { encoding: "utf8" });
  expect(paths).toContain("manifest.json");
});

test("buildah runs it: files, links, modes, owners, variables, user and place are what was put in", async () => {
  await using registry = await startDockerRegistry();
  const image = await build();
  await push(image.store, "v1", createRegistry({ url: registry.url }).repository("acme/web"));
  using buildah = createBuildah();
  const container = (await buildah("from", "--tls-verify=false", `docker://${registry.host}/acme/web:v1`)).trim();
  const run = async (script: string): Promise<string> =>
    (await buildah("run", "--isolation", "chroot", container, "--", "/bin/sh", "-c", script)).trim();
  expect(await run("id -un; pwd; echo $GREETING, $FROM")).toBe("app\n/srv/app\nhello world, base");
  expect(await run("cat link; echo; /srv/app/start x")).toBe("what was put in\nstarted with x");
  // The layer leaves out the parent folders of `at`, because the base may have them: unpacking creates missing ones, with the present time.
  expect(await run("stat -c '%a %u %g %n' /srv /srv/app")).toBe("755 0 0 /srv\n755 1000 1000 /srv/app");
  expect(await run("echo written >/srv/app/data/new && cat /srv/app/data/new")).toBe("written");
  const modes = await run("stat -c '%a %u %g %Y %n' /srv/app/start '/srv/app/data/ü b.txt' /tmp /bin/busybox");
  expect(modes.split("\n")).toEqual([
    "700 1000 1000 0 /srv/app/start",
    "600 1000 1000 0 /srv/app/data/ü b.txt",
    "1777 0 0 0 /tmp",
    "755 0 0 0 /bin/busybox",
  ]);
  const { OCIv1 } = JSON.parse(await buildah("inspect", container));
  expect(OCIv1.config).toMatchObject({ Entrypoint: ["/srv/app/start", "a b"], Cmd: ["c"], User: "app" });
});

test("an index of two platforms goes to a registry in one go, and skopeo finds each", async () => {
  await using registry = await startDockerRegistry();
  const repository = createRegistry({ url: registry.url }).repository("acme/web");
  const images = [await build(), await build("linux/arm64")];
  const index = await buildIndex({ images });
  await push(index.store, index.reference, repository, { as: "v1" });
  const image = `docker://${registry.host}/acme/web:v1`;
  expect(JSON.parse(await skopeo("inspect", "--tls-verify=false", image))).toMatchObject({
    Digest: index.descriptor.digest,
  });
  for (const [at, architecture] of ["amd64", "arm64"].entries()) {
    const copied = join(base, architecture);
    await skopeo("--override-arch", architecture, "copy", "--src-tls-verify=false", image, `oci:${copied}:v1`);
    expect(JSON.parse(await skopeo("inspect", `oci:${copied}:v1`))).toMatchObject({
      Digest: images[at]?.descriptor.digest,
      Architecture: architecture,
    });
  }
  // A base in the same registry: its layers are mounted or there already.
  const next = await buildImage({
    layers: [],
    base: { store: repository, reference: "v1" },
    platform,
    config: { cmd: ["d"] },
  });
  const states: string[] = [];
  await push(next.store, next.reference, createRegistry({ url: registry.url }).repository("acme/next"), {
    as: "v1",
    onProgress: ({ state }) => void states.push(state),
  });
  expect(states.filter((state) => state === "mounted")).toHaveLength(2);
});

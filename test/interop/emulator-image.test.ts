import { chownSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { type BuiltImage, copy, createRegistry, push } from "@slipway/registry";
import { buildImage, createLayoutTar, openLayoutFolder } from "@slipway/registry/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../packages/emulator/test/free-port.ts";
import { makeEmulatorImage, ownName } from "../../scripts/image/make.ts";
import { newFolder } from "../new-folder.ts";
import { createBuildah } from "./buildah.ts";
import { startDockerRegistry } from "./docker-registry.ts";
import { skopeo } from "./skopeo.ts";

// The emulator's image as buildah runs it: without a network of its own, so that it listens on a port that is free here.
const isDebian = process.platform === "linux" && existsSync("/etc/debian_version");
const name = (what: string): string =>
  isDebian ? what : `no image was made here, since the files of Debian that it is made of are not there: ${what}`;
const user = 1000;
let folder: string;
let image: BuiltImage;

beforeAll(async () => {
  folder = newFolder(afterAll);
  if (!isDebian) return;
  image = await makeEmulatorImage({ tag: "test" });
  await using tar = await createLayoutTar(join(folder, "image.tar"));
  await copy(image.store, tar, "test");
  await tar.close();
}, 300_000);

interface Config {
  readonly config: { readonly Entrypoint: readonly string[]; readonly User: string };
}

function statusFor(port: number, host: string, path: string, token?: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { host, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
    const asked = request({ host: "127.0.0.1", port, path, headers });
    asked.once("error", reject).once("response", (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.end();
  });
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/_emulator/health`).then(
    ({ ok }) => ok,
    () => false,
  );

test(name("the same inputs make the same image, of less than 90 MB"), async () => {
  if (!isDebian) return;
  const again = await makeEmulatorImage({ tag: "test" });
  expect(again.descriptor.digest).toBe(image.descriptor.digest);
  expect(statSync(join(folder, "image.tar")).size).toBeLessThan(90_000_000);
});

test(name("a base that is not named by its digest is refused"), async () => {
  await expect(makeEmulatorImage({ base: "docker.io/library/debian:bookworm-slim" })).rejects.toThrow(
    "--base takes <registry>/<repository>@sha256:<digest>",
  );
});

test(
  name("on a base of a registry, by its digest, it has that base's layers and none of Debian's files from here"),
  async () => {
    if (!isDebian) return;
    await using registry = await startDockerRegistry();
    const [system, images] = [join(folder, "base"), join(folder, "on-base")];
    mkdirSync(join(system, "etc"), { recursive: true });
    writeFileSync(join(system, "etc/debian_version"), "12\n");
    const platform = `linux/${process.arch === "x64" ? "amd64" : process.arch}`;
    const base = await buildImage({ layers: [{ folder: system, at: "/" }], platform });
    await push(base.store, base.reference, createRegistry({ url: registry.url }).repository("acme/base"), { as: "v1" });
    const on = await makeEmulatorImage({ base: `${registry.host}/acme/base@${base.descriptor.digest}`, tag: "test" });
    await copy(on.store, openLayoutFolder(images), "test");
    await copy(base.store, openLayoutFolder(images), base.reference, { as: "base" });
    const layersOf = async (tag: string): Promise<string[]> =>
      JSON.parse(await skopeo("inspect", `oci:${images}:${tag}`)).Layers;
    const [below, all] = [await layersOf("base"), await layersOf("test")];
    expect([all.slice(0, 1), all.length]).toEqual([below, 4]);
  },
);

test(name("it runs as an ordinary user, answers by its names, and what it acknowledged outlasts SIGTERM"), async () => {
  if (!isDebian) return;
  using buildah = createBuildah();
  const container = (await buildah("from", `oci-archive:${join(folder, "image.tar")}:test`)).trim();
  const { OCIv1 }: { OCIv1: Config } = JSON.parse(await buildah("inspect", container));
  expect(OCIv1.config.User).toBe(`${user}:${user}`);
  const data = join(folder, "data");
  mkdirSync(data);
  chownSync(data, user, user);
  // Folder over which buildah mounts no volume of the image.
  for (const [method, status] of [
    ["POST", 200],
    ["GET", 200],
  ] as const) {
    const port = await freePort();
    const running = buildah(
      ...["run", "--isolation", "chroot", "--volume", `${data}:/kept`],
      ...["--env", "SLIPWAY_EMULATOR_TOKEN=open-sesame", container, "--", ...OCIv1.config.Entrypoint],
      ...["--port", String(port), "--log", "json", "--data", "/kept"],
    );
    await expect.poll(() => isReady(port), { timeout: 60_000 }).toBe(true);
    const { pid }: { pid: number } = JSON.parse(readFileSync(join(data, "owner.json"), "utf8"));
    expect(statSync(join(data, "owner.json")).uid).toBe(user);
    const path = method === "POST" ? "/v11/projects" : "/v9/projects/kept";
    const answer = await fetch(`http://localhost:${port}${path}`, {
      method,
      headers: { authorization: "Bearer open-sesame" },
      ...(method === "POST" ? { body: JSON.stringify({ name: "kept" }) } : {}),
    });
    expect([method, answer.status]).toEqual([method, status]);
    expect([
      await statusFor(port, ownName, "/v2/user", "open-sesame"),
      await statusFor(port, ownName, "/v2/user", "guessed"),
      await statusFor(port, "evil.test", "/v2/user", "open-sesame"),
    ]).toEqual([200, 403, 403]);
    process.kill(pid, "SIGTERM");
    const lines = (await running).trim().split("\n");
    expect(lines.map((line) => JSON.parse(line).event)).toEqual(["started", "request", "request", "request", "ended"]);
  }
});

test(name("a volume that is another user's is refused with what to do"), async () => {
  if (!isDebian) return;
  using buildah = createBuildah();
  const container = (await buildah("from", `oci-archive:${join(folder, "image.tar")}:test`)).trim();
  const { OCIv1 }: { OCIv1: Config } = JSON.parse(await buildah("inspect", container));
  const data = join(folder, "foreign");
  mkdirSync(data, { mode: 0o755 });
  const [program, volume] = [[...OCIv1.config.Entrypoint, "--port", "0", "--data", "/kept"], `${data}:/kept`];
  await expect(
    buildah("run", "--isolation", "chroot", "--volume", volume, container, "--", ...program),
  ).rejects.toThrow(
    /The data folder \/kept .* It is user 0's, and this process is user 1000's: give it to that user \(chown -R 1000 \/kept\)/,
  );
});

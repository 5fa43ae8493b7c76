import { createClient } from "@slipway/core";
import { createEmulator } from "@slipway/emulator";
import { copy, createRegistry, platformRegistry, platformRepository } from "@slipway/registry";
import { expect, test } from "vitest";
import { startDockerRegistry } from "./docker-registry.ts";
import { createLayout, layoutDigests } from "./layout.ts";
import { skopeo } from "./skopeo.ts";

// Three programs that know nothing of each other: skopeo pushes to the emulator, our client copies to docker-registry, and
// skopeo pulls from there.
test("an image that skopeo pushes to the platform is copied to docker-registry by our client, and pulled by skopeo with every digest", async () => {
  await using emulator = await createEmulator({
    validateAnswers: true,
    seed: {
      users: [{ username: "developer" }],
      teams: [{ slug: "acme" }],
      projects: [{ name: "site", team: "acme" }],
    },
  });
  await using docker = await startDockerRegistry({ auth: "htpasswd" });
  using source = createLayout();
  using pulled = createLayout();
  const { digest } = source.addIndex("v1", [
    { os: "linux", architecture: "amd64" },
    { os: "linux", architecture: "arm64", variant: "v8" },
  ]);
  const name = platformRepository({ teamSlug: "acme", projectSlug: "site", repositoryName: "web" });
  const platform = `docker://${new URL(emulator.url).host}/${name}:v1`;
  const creds = ["--dest-creds", `developer:${emulator.token}`];
  await skopeo("copy", "--all", "--dest-tls-verify=false", ...creds, `oci:${source.folder}:v1`, platform);

  const client = createClient({ baseUrl: emulator.url, token: emulator.token });
  const from = platformRegistry(client).repository(name);
  const { url, host, username, password } = docker;
  const to = createRegistry({ url, auth: { username, password } }).repository("mirror/web");
  expect(await copy(from, to, "v1")).toMatchObject({ digest });

  const mirrored = ["--src-tls-verify=false", "--src-creds", `${username}:${password}`];
  await skopeo("copy", "--all", ...mirrored, `docker://${host}/mirror/web:v1`, `oci:${pulled.folder}:v1`);
  expect(layoutDigests(pulled.folder)).toEqual(source.digests());
});

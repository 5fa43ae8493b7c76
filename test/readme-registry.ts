import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "../packages/core/src/index.ts";
import type { Emulator, SeedData } from "../packages/emulator/src/index.ts";
import { createProjectToken } from "../packages/projects/src/index.ts";
import { type ManifestContent, OCI, platformRegistry } from "../packages/registry/src/index.ts";

export const seed: SeedData = {
  // An account of the older kind: some programs create a project of the user beside those of the team.
  users: [{ username: "developer", account: "hobby" }, { username: "mate" }],
  teams: [
    {
      slug: "acme",
      members: [
        { username: "developer", role: "OWNER" },
        { username: "mate", role: "MEMBER" },
      ],
    },
  ],
  projects: [
    { id: "prj_a1b2", name: "site", team: "acme" },
    { name: "mirror", team: "acme" },
  ],
};

/**
 * Fills a folder and the registry with what the README speaks of: files, an image, tags, and another registry that Docker is
 * logged in to.
 *
 * @returns the variables that say where the other registry is, and which pull requests are open.
 */
export async function prepareReadme({ url, token }: Emulator, folder: string): Promise<Record<string, string>> {
  await mkdir(join(folder, "public"), { recursive: true });
  await writeFile(join(folder, "public/index.html"), "<h1>Ahoy</h1>");
  const auth = Buffer.from(`developer:${token}`).toString("base64");
  await writeFile(join(folder, "config.json"), JSON.stringify({ auths: { [new URL(url).host]: { auth } } }));
  const client = createClient({ baseUrl: url, token });
  const { blobs, manifests } = platformRegistry(client).repository("acme/site/web");
  const layer = await blobs.push("a layer", { mediaType: OCI.layer });
  const file = { os: "linux", architecture: "arm64", rootfs: { type: "layers", diff_ids: [layer.digest] } };
  const config = await blobs.push(JSON.stringify(file), { mediaType: OCI.config });
  const image = await manifests.push({ schemaVersion: 2, mediaType: OCI.manifest, config, layers: [layer] });
  const platform = { os: "linux", architecture: "arm64" };
  const manifest = { ...image.descriptor, platform };
  const index: ManifestContent = { schemaVersion: 2, mediaType: OCI.index, manifests: [manifest] };
  for (const reference of ["1.2", "pr-1", "pr-2"]) await manifests.push(index, { reference });
  const { token: oidc } = await createProjectToken(client, { idOrName: "prj_a1b2" }, { team: "acme" });
  return { VERCEL_OIDC_TOKEN: oidc, REGISTRY_URL: url, DOCKER_CONFIG: folder, OPEN_PULL_REQUESTS: "2, 3" };
}

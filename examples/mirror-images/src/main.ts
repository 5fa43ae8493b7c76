import { createClient } from "@slipway/core";
import { createProject } from "@slipway/projects";
import { platformRegistry, push } from "@slipway/registry";
import { buildImage } from "@slipway/registry/node";
import { createTeam } from "@slipway/teams";
import { mirror } from "./mirror.ts";

// Two repositories of a team of its own, so that nothing else is touched.
const slug = `mirror-${Date.now().toString(36)}`;
const { id } = await createTeam(createClient(), { slug, name: "Mirror" });
const client = createClient({ team: id });
await createProject(client, { name: "site" });
const registry = platformRegistry(client);
const [from, to] = [registry.repository(`${slug}/site/web`), registry.repository(`${slug}/site/mirror`)];

const image = await buildImage({
  layers: [{ folder: import.meta.dirname, at: "/srv" }],
  config: { entrypoint: ["/bin/serve", "/srv"] },
  platform: "linux/arm64",
});
for (const tag of ["1.0", "1.1"]) await push(image.store, image.reference, from, { as: tag });

for (const run of ["first", "again"]) {
  for await (const { tag, state } of mirror(from, to)) console.log(`${run}: ${tag} ${state}`);
}

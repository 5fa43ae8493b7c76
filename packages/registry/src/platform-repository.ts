import { InputError } from "@slipway/core/call";
import { describeValue } from "./check-names.ts";
import type { PlatformRepository } from "./generated/types.ts";

/**
 * The name of a repository of the platform's own registry: team, project and repository, one segment each.
 *
 * @throws `InputError` that names the part which is empty or holds a `/`.
 * @example
 * const name = platformRepository({ teamSlug: "acme", projectSlug: "site", repositoryName: "web" });
 * for await (const tag of platformRegistry(client).repository(name).tags.list()) console.log(tag);
 */
export function platformRepository(repository: PlatformRepository): string {
  // Code without types may give anything.
  const { teamSlug, projectSlug, repositoryName } = Object(repository) as PlatformRepository;
  const parts = { teamSlug, projectSlug, repositoryName };
  for (const [parameter, part] of Object.entries(parts)) {
    if (typeof part !== "string" || part === "" || part.includes("/")) {
      throw new InputError(`"${parameter}" must be one segment, not ${describeValue(part)}`, { parameter });
    }
  }
  return Object.values(parts).join("/");
}

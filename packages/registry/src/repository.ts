import { type RegistryBlobs, registryBlobs } from "./blobs/blobs.ts";
import type { Connection } from "./connection/connection.ts";
import { judgedStore } from "./judged-store.ts";
import { registryManifests } from "./manifests/manifests.ts";
import { checkName } from "./reference.ts";
import { registryReferrers } from "./referrers/referrers.ts";
import type { Store } from "./store.ts";
import { registryTags } from "./tags.ts";

/** A repository of a registry: images and artifacts of one name. */
export interface Repository extends Store {
  /** The URL of its registry, without a trailing slash. */
  readonly registryUrl: string;
  /** A name such as `"acme/web"`. */
  readonly name: string;
  readonly blobs: RegistryBlobs;
}

/** Makes a repository. Throws an `InputError` for an invalid name. */
export function createRepository(connection: Connection, name: string): Repository {
  checkName(name);
  const referrers = registryReferrers(connection, name);
  const blobs = registryBlobs(connection, name);
  const store = judgedStore({
    blobs,
    manifests: registryManifests(connection, name, referrers),
    tags: registryTags(connection, name),
    referrers,
  });
  return { ...store, registryUrl: connection.url, name, blobs: { ...blobs, ...store.blobs } };
}

import { OCI } from "@slipway/registry/content";
import type { Operations } from "@slipway/registry/contract";
import { RegistryError } from "../../domain/images/errors.ts";
import { checkDigest } from "../../domain/images/names.ts";
import { requireAction } from "../../domain/images/place.ts";
import { type ManifestRow, manifestTable, type RepositoryRow, withinRepository } from "../../domain/images/tables.ts";
import { content, type SomeHandlers } from "../../pipeline/handler.ts";

const contentType = OCI.index;
const pageSize = 100;

type Descriptor = Operations["listReferrers"]["output"]["manifests"][number];

export const referrerHandlers: SomeHandlers<Operations, "listReferrers"> = {
  listReferrers({ name, digest, artifactType: wanted }, { rows, store, scope, url }) {
    checkDigest(digest);
    const repository = knownRepository(() => requireAction(store, scope, name, "pull").repository);
    // An empty filter is no filter.
    const artifactType = wanted === "" ? undefined : wanted;
    const { position } = rows(manifestTable);
    const referring = repository ? rows(manifestTable).by("subject", withinRepository(repository.id, digest)) : [];
    // The specification leaves the rest of the next page's URL to the registry.
    const after = Number(url.searchParams.get("after") ?? 0);
    const all = referring
      .filter((manifest) => artifactType === undefined || manifest.artifactType === artifactType)
      .filter((manifest) => position(manifest) > after);
    const page = all.slice(0, pageSize);
    const index = { schemaVersion: 2, mediaType: contentType, manifests: page.map(describe) };
    const bytes = Buffer.from(JSON.stringify(index));
    const headers: Record<string, string> = {};
    if (artifactType !== undefined) headers["oci-filters-applied"] = "artifactType";
    const last = page.at(-1);
    if (last && all.length > page.length) {
      const query = { ...(artifactType === undefined ? {} : { artifactType }), after: String(position(last)) };
      headers.link = `</v2/${name}/referrers/${digest}?${new URLSearchParams(query)}>; rel="next"`;
    }
    return content(200, { contentType, length: bytes.length, open: () => bytes }, headers);
  },
};

/** A missing repository has no referrers: 404 would mean that the registry lacks the end point. */
function knownRepository(find: () => RepositoryRow | undefined): RepositoryRow | undefined {
  try {
    return find();
  } catch (error) {
    if (error instanceof RegistryError && error.status === 404) return undefined;
    throw error;
  }
}

function describe({ mediaType, digest, size, artifactType, annotations }: ManifestRow): Descriptor {
  return {
    mediaType,
    digest,
    size,
    ...(artifactType === undefined ? {} : { artifactType }),
    ...(annotations ? { annotations: { ...annotations } } : {}),
  };
}

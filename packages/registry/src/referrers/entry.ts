import type { OciDescriptor } from "../generated/types.ts";
import type { Manifest } from "../store.ts";

/** The entry of a manifest in a list of referrers (distribution specification, "Listing Referrers"). */
export function referrerEntry({ descriptor, content }: Manifest): OciDescriptor {
  const { annotations, config } = content;
  // An image states its type by its config.
  const artifactType = content.artifactType ?? config?.mediaType;
  return { ...descriptor, ...(artifactType && { artifactType }), ...(annotations && { annotations }) };
}

import type { OciDescriptor } from "../generated/types.ts";
import type { Manifest } from "../store.ts";

/** What a list of referrers says of one (distribution specification, "Listing Referrers"). */
export function referrerEntry({ descriptor, content }: Manifest): OciDescriptor {
  const { annotations, config } = content;
  // What an image is of is said by its config.
  const artifactType = content.artifactType ?? config?.mediaType;
  return { ...descriptor, ...(artifactType && { artifactType }), ...(annotations && { annotations }) };
}

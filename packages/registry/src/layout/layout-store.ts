import { judgedStore } from "../judged-store.ts";
import type { Store } from "../store.ts";
import type { LayoutFiles } from "./files.ts";
import { createLayoutBlobs } from "./layout-blobs.ts";
import { createLayoutManifests } from "./layout-manifests.ts";
import { createLayoutReferrers } from "./layout-referrers.ts";
import { createLayoutTags } from "./layout-tags.ts";

/** Makes a store of the files of an image layout (image specification, "Image Layout"), wherever they are. */
export function createLayoutStore(files: LayoutFiles): Store {
  const manifests = createLayoutManifests(files);
  return judgedStore({
    blobs: createLayoutBlobs(files),
    manifests,
    tags: createLayoutTags(files),
    referrers: createLayoutReferrers(files, manifests),
  });
}

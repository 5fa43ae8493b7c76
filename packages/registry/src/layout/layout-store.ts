import { refuseAborted } from "@slipway/core/internal";
import { judgedStore } from "../judged-store.ts";
import type { Store, Tags } from "../store.ts";
import { type Change, removeTag, tagOf } from "./entries.ts";
import type { LayoutFiles } from "./files.ts";
import { createLayoutBlobs } from "./layout-blobs.ts";
import { changeEntries, readEntries } from "./layout-index.ts";
import { createLayoutManifests } from "./layout-manifests.ts";
import { createLayoutReferrers } from "./layout-referrers.ts";

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

/** The tags of a layout, sorted. */
function createLayoutTags(files: LayoutFiles): Tags {
  return {
    async *list({ last, signal } = {}) {
      refuseAborted(signal);
      const tags = new Set((await readEntries(files)).flatMap((entry) => tagOf(entry) ?? []));
      for (const tag of [...tags].sort()) if (last === undefined || tag > last) yield tag;
    },

    async delete(tag, { signal } = {}) {
      refuseAborted(signal);
      let found = (await readEntries(files)).some((entry) => tagOf(entry) === tag);
      if (!found) return false;
      const change: Change = (entries) => {
        found = entries.some((entry) => tagOf(entry) === tag);
        return found ? removeTag(entries, tag) : entries;
      };
      await changeEntries(files, change, { signal });
      return found;
    },
  };
}

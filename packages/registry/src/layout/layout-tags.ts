import { refuseAborted } from "@slipway/core/internal";
import type { Tags } from "../store.ts";
import { type Change, removeTag, tagOf } from "./entries.ts";
import type { LayoutFiles } from "./files.ts";
import { changeEntries, readEntries } from "./layout-index.ts";

/** The tags of a layout, sorted. */
export function createLayoutTags(files: LayoutFiles): Tags {
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

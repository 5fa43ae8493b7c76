import type { Context } from "../accounts/context.ts";
import { collectSoon } from "./collect.ts";
import { type ManifestRow, manifestTable } from "./tables.ts";

export function removeManifest(context: Context, manifest: ManifestRow): void {
  const { rows } = context;
  rows(manifestTable).remove(manifest.id);
  collectSoon(context);
}

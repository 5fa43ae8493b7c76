import type { Services } from "../../engine/services.ts";
import { contentsPart } from "./contents-part.ts";
import { type HistoryEntry, readImageConfig } from "./image-config.ts";
import { type ManifestContent, readContent } from "./manifest-content.ts";
import type { ManifestRow } from "./tables.ts";

/** How an image was built. */
interface ImageBuild {
  readonly layers: ManifestContent["layers"];
  /** As its configuration tells them; none where that cannot be read. */
  readonly steps: readonly HistoryEntry[];
}

/** Reads how an image was built; `undefined` for an index, which has no layers of its own. */
export async function readBuild(services: Services, image: ManifestRow): Promise<ImageBuild | undefined> {
  const bytes = await services.part(contentsPart).readAll(image.digest);
  const { config, layers } = await readContent(bytes, image.mediaType, image.digest);
  if (!config) return undefined;
  return { layers, steps: (await readImageConfig(services, image.repositoryId, config))?.history ?? [] };
}

import { MANIFEST_LIMIT } from "@slipway/registry/content";
import * as v from "valibot";
import { checkJson } from "../../engine/http/parse-json.ts";
import type { Services } from "../../engine/services.ts";
import { contentsPart } from "./content/contents.ts";
import type { ManifestContent } from "./manifest-content.ts";
import { type ManifestRow, repositoryBlobTable, withinRepository } from "./tables.ts";

interface ImageConfig {
  readonly os?: string | undefined;
  readonly architecture?: string | undefined;
  readonly variant?: string | undefined;
  readonly history?: readonly HistoryEntry[] | undefined;
}

export interface HistoryEntry {
  readonly created_by?: string | undefined;
  readonly empty_layer?: boolean | undefined;
}

const ImageConfig: v.GenericSchema<ImageConfig> = v.looseObject({
  os: v.optional(v.string()),
  architecture: v.optional(v.string()),
  variant: v.optional(v.string()),
  history: v.optional(
    v.array(v.looseObject({ created_by: v.optional(v.string()), empty_layer: v.optional(v.boolean()) })),
  ),
});

/** An image's config; `undefined` where it is missing or unreadable, as for artifacts. */
export async function readImageConfig(
  services: Services,
  repositoryId: string | undefined,
  config: ManifestContent["config"],
): Promise<ImageConfig | undefined> {
  if (!config || repositoryId === undefined) return undefined;
  const blob = services.rows(repositoryBlobTable).get(withinRepository(repositoryId, config.digest));
  if (!blob || blob.size > MANIFEST_LIMIT) return undefined;
  const text = new TextDecoder().decode(await services.part(contentsPart).readAll(config.digest));
  try {
    checkJson(text, "the configuration");
  } catch {
    return undefined;
  }
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), ImageConfig), text);
  return result.success ? result.output : undefined;
}

export async function platformOf(
  services: Services,
  repositoryId: string | undefined,
  config: ManifestContent["config"],
): Promise<ManifestRow["platform"]> {
  const { os, architecture, variant } = (await readImageConfig(services, repositoryId, config)) ?? {};
  if (!os || !architecture) return undefined;
  return { os, architecture, ...(variant === undefined ? {} : { variant }) };
}

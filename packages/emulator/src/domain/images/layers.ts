import type { Operations } from "@slipway/vcr/contract";
import type { Services } from "../../engine/services.ts";
import type { Context } from "../accounts/scope.ts";
import { collectSoon } from "./collect.ts";
import { contentsService } from "./content/contents.ts";
import { type HistoryEntry, type ManifestContent, readContent, readImageConfig } from "./manifest-content.ts";
import { type ManifestRow, manifestTable } from "./tables.ts";

interface ImageBuild {
  readonly layers: ManifestContent["layers"];
  readonly steps: readonly HistoryEntry[];
}

async function readBuild(services: Services, image: ManifestRow): Promise<ImageBuild | undefined> {
  const bytes = await services.service(contentsService).readAll(image.digest);
  const { config, layers } = await readContent(bytes, image.mediaType, image.digest);
  if (!config) return undefined;
  return { layers, steps: (await readImageConfig(services, image.repositoryId, config))?.history ?? [] };
}

type Layer = Operations["getRepositoryImage"]["output"]["image"]["layers"][number];
type Instruction = Extract<Layer, { value: unknown }>["type"];

const instructions: readonly Instruction[] = [
  "ADD",
  "ARG",
  "CMD",
  "COPY",
  "ENTRYPOINT",
  "EXPOSE",
  "HEALTHCHECK",
  "LABEL",
  "ONBUILD",
  "SHELL",
  "STOPSIGNAL",
  "USER",
  "VOLUME",
  "WORKDIR",
];

export async function layersOf(context: Context, image: ManifestRow): Promise<Layer[]> {
  const build = await readBuild(context, image);
  if (!build) return [];
  const remaining = [...build.layers];
  const layers = build.steps.map((step) => {
    const layer = step.empty_layer === true ? undefined : remaining.shift();
    return parseInstruction(step.created_by ?? null, layer?.digest ?? null, layer?.size ?? null);
  });
  return [...layers, ...remaining.map(({ digest, size }) => parseInstruction(null, digest, size))];
}

/** Parses a history entry: `RUN /bin/sh -c make # buildkit`, `/bin/sh -c #(nop)  CMD ["sh"]`. */
function parseInstruction(createdBy: string | null, digest: string | null, sizeBytes: number | null): Layer {
  const line = withoutEnd(createdBy ?? "", "# buildkit");
  const plain = line.replace(/^\/bin\/sh -c #\(nop\)\s+/, "");
  const [, word = "", rest = ""] = /^([A-Z]+)\s+(.*)$/s.exec(plain) ?? [];
  const fields = { createdBy, digest, sizeBytes };
  if (word === "ENV") return { ...fields, type: "ENV", operation: "ENV", env: rest };
  if (word === "RUN" || /^\/bin\/sh -c (?!#\(nop\))/.test(line)) {
    const command = (word === "RUN" ? rest : line).replace(/^\/bin\/sh -c /, "");
    return { ...fields, type: "RUN", operation: "RUN", command };
  }
  const type = instructions.find((instruction) => instruction === word) ?? "UNKNOWN";
  return { ...fields, type, operation: type, value: type === "UNKNOWN" ? createdBy : rest };
}

function withoutEnd(text: string, end: string): string {
  return text.endsWith(end) ? text.slice(0, -end.length).trimEnd() : text;
}

export function removeManifest(context: Context, manifest: ManifestRow): void {
  const { rows } = context;
  rows(manifestTable).remove(manifest.id);
  collectSoon(context);
}

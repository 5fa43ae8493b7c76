import { type ContentError, contentError } from "../errors/content-error.ts";
import type { OciPlatform } from "../generated/types.ts";

interface HistoryEntry {
  readonly created?: string | undefined;
  readonly created_by?: string | undefined;
  readonly empty_layer?: boolean | undefined;
}

/** The parts of an image's configuration that derived images depend on (image specification, "Image Configuration"). */
export interface ConfigFile {
  readonly platform: OciPlatform;
  readonly config: Readonly<Record<string, unknown>>;
  /** The digests of its layers before they were compressed, the lowest one first. */
  readonly diffIds: readonly string[];
  readonly history: readonly HistoryEntry[];
}

/** Reads an image's configuration; a `ContentError`, by `name`, when it is invalid or has another number of layers. */
export function readConfigFile(bytes: Uint8Array, layers: number, name: string): ConfigFile {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    // The checks below refuse it.
  }
  const { os, architecture, variant, config, rootfs, history, ...others } = recordOf(value) ?? {};
  const { diff_ids: diffIds } = recordOf(rootfs) ?? {};
  const [version, features] = [others["os.version"], others["os.features"]];
  if (!isName(os) || !isName(architecture)) throw configError(name, "has no os or no architecture");
  if (!isTexts(diffIds) || diffIds.length !== layers) throw configError(name, `does not name its ${layers} layers`);
  return {
    platform: {
      os,
      architecture,
      ...(isName(variant) && { variant }),
      ...(isName(version) && { "os.version": version }),
      ...(isTexts(features) && { "os.features": features }),
    },
    config: recordOf(config) ?? {},
    diffIds,
    history: historyOf(history, layers),
  };
}

/** Writes the configuration of an image. The same one gives the same bytes. */
export function writeConfigFile(
  { platform, config, diffIds, history }: ConfigFile,
  created: string,
  author?: string,
): Uint8Array {
  const { architecture, os, variant, ...others } = platform;
  const file = {
    created,
    ...(author !== undefined && { author }),
    architecture,
    os,
    ...(variant !== undefined && { variant }),
    ...(others["os.version"] !== undefined && { "os.version": others["os.version"] }),
    ...(others["os.features"] && { "os.features": others["os.features"] }),
    config,
    rootfs: { type: "layers", diff_ids: diffIds },
    history,
  };
  return new TextEncoder().encode(JSON.stringify(file));
}

/** Some programs write no history, or not all of it; others refuse one that has not a line for each layer. */
function historyOf(value: unknown, layers: number): readonly HistoryEntry[] {
  const entries = Array.isArray(value)
    ? value.flatMap((entry): HistoryEntry[] => (recordOf(entry) ? [entry] : []))
    : [];
  const filled = entries.filter((entry) => entry.empty_layer !== true);
  return filled.length === layers ? entries : Array<HistoryEntry>(layers).fill({ created_by: "a layer of the base" });
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
}

function isName(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

function configError(name: string, problem: string): ContentError {
  return contentError(`the configuration of ${name} ${problem}: it is not an image of files`, name);
}

import { ContentError } from "../errors/content-error.ts";
import type { OciDescriptor } from "../generated/types.ts";
import { childrenOf } from "../manifest.ts";
import { isTag } from "../reference.ts";
import type { Manifest } from "../store.ts";

/** Suffixes of the tags at which cosign keeps signatures, attestations and bills of material, in place of referrers. */
const SUFFIXES = [".sig", ".att", ".sbom"];

/** The tags under which cosign keeps what it attaches to a manifest: `sha256-abc….sig`, `.att` and `.sbom`. */
export function attachedTags(digest: string): string[] {
  // A sha512 is too long for a tag, and cosign makes none.
  return SUFFIXES.map((suffix) => digest.replace(":", "-") + suffix).filter(isTag);
}

/** Whether the target's cosign manifest lacks layers (one a signature) of the source's; `ContentError` where each lacks some: one would be lost. */
export function lacksAttached(tag: string, source: Manifest, target: Manifest): boolean {
  const [mine, its] = [partsOf(source), partsOf(target)];
  if ([...mine].every((part) => its.has(part))) return false;
  if ([...its].every((part) => mine.has(part))) return true;
  throw new ContentError(
    `source and target have different content attached under ${tag}: copy that tag first to keep the source's, or copy without referrers`,
    { content: tag, expected: source.descriptor.digest, received: target.descriptor.digest },
  );
}

/** The parts of a manifest. Layers of two keys that sign the same differ in their annotations only. */
function partsOf(manifest: Manifest): Set<string> {
  const { layers = [] } = manifest.content;
  const { manifests } = childrenOf(manifest);
  return new Set([...layers, ...manifests].map(identityOf));
}

function identityOf({ digest, annotations }: OciDescriptor): string {
  return JSON.stringify([digest, Object.entries(annotations ?? {}).sort()]);
}

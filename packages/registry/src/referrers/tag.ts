import { parseDigest } from "../digest.ts";

/** Longest parts of a fallback tag. */
const MAX_ALGORITHM = 32;
const MAX_ENCODED = 64;

/** The tag of a manifest's list of referrers, without the referrers API (distribution specification, "Referrers tag schema"): `sha256-abc…`. */
export function referrersTag(digest: string): string {
  const { algorithm, encoded } = parseDigest(digest);
  const cut = `${algorithm.slice(0, MAX_ALGORITHM)}-${encoded.slice(0, MAX_ENCODED)}`;
  return cut.replace(/[^a-zA-Z0-9._-]/g, "-");
}

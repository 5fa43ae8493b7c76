import { parseDigest } from "../digest.ts";

/** The lengths at which the parts of a fallback tag are cut. */
const LONGEST_ALGORITHM = 32;
const LONGEST_ENCODED = 64;

/** The tag of the list of what refers to a manifest, without the referrers API (distribution specification, "Referrers tag schema"): `sha256-abc…`. */
export function referrersTag(digest: string): string {
  const { algorithm, encoded } = parseDigest(digest);
  const cut = `${algorithm.slice(0, LONGEST_ALGORITHM)}-${encoded.slice(0, LONGEST_ENCODED)}`;
  return cut.replace(/[^a-zA-Z0-9._-]/g, "-");
}

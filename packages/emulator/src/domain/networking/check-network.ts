import { isIPv4 } from "node:net";
import { blockListOf, isIn } from "../../engine/addresses/ranges.ts";
import { conflict, invalid } from "../../engine/platform-error.ts";
import type { NetworkRow } from "./tables.ts";

/** Regions of networks with AWS's names. */
const regions = `arn1 eu-north-1, bom1 ap-south-1, cdg1 eu-west-3, cle1 us-east-2, cpt1 af-south-1, dub1 eu-west-1,
  fra1 eu-central-1, gru1 sa-east-1, hkg1 ap-east-1, hnd1 ap-northeast-1, iad1 us-east-1, icn1 ap-northeast-2, kix1 ap-northeast-3,
  lhr1 eu-west-2, pdx1 us-west-2, sfo1 us-west-1, sin1 ap-southeast-1, syd1 ap-southeast-2, yul1 ca-central-1`.split(
  /,\s+/,
);

/** AWS's name of a region. Throws 400 for an unknown one. */
export function awsRegionOf(region: string, member: string): string {
  const entry = regions.find((each) => each.startsWith(`${region} `));
  if (!entry) throw invalid(`\`${member}\`: there is no region "${region}"`);
  return entry.slice(region.length + 1);
}

/** Throws 400 for ranges outside of AWS's /16 to /28, and 409 for overlaps. */
export function checkRange(cidr: string, others: readonly NetworkRow[]): void {
  const [start = "", bits = "", ...more] = cidr.split("/");
  if (!isIPv4(start) || !/^(1[6-9]|2[0-8])$/.test(bits) || more.length > 0)
    throw invalid(`\`cidr\`: "${cidr}" is not a range from /16 to /28, such as 10.0.0.0/16`);
  const rival = others.find((other) => holds(cidr, other.cidr) || holds(other.cidr, cidr));
  if (rival) throw conflict(`The range ${cidr} overlaps ${rival.cidr} of the network ${rival.name}; take another one`);
}

/** Two ranges overlap exactly when one contains the other's start. */
function holds(range: string, other: string): boolean {
  return isIn(blockListOf([range]), other.split("/", 1).join());
}

import { frameworks } from "../domain/projects/frameworks.ts";

const regions = "arn1 bom1 cdg1 cle1 cpt1 dub1 dxb1 fra1 gru1 hkg1 hnd1 iad1 icn1 kix1 lhr1 pdx1 sfo1 sin1 syd1 yul1";

/** What the Terraform provider looks up before it plans, by the host beside the API. */
export const lists: Readonly<Record<string, object>> = {
  "api-frameworks.zeit.sh": frameworks.map((slug) => ({ slug })),
  "dcs.vercel-infra.com": Object.fromEntries(
    regions.split(" ").map((region) => [region, { caps: ["V2_DEPLOYMENT_CREATE"] }]),
  ),
};

import { expect, test } from "vitest";
import { covers, type Place, type Scope } from "./covers.ts";

const production: Place = { isProduction: true, isOwnUrl: false, isProductionDomain: true };
const ownUrl: Place = { isProduction: true, isOwnUrl: true, isProductionDomain: false };
const alias: Place = { isProduction: true, isOwnUrl: false, isProductionDomain: false };
const preview: Place = { isProduction: false, isOwnUrl: true, isProductionDomain: false };

test.each<[Scope, readonly boolean[]]>([
  ["all", [true, true, true, true]],
  ["all_except_custom_domains", [false, true, true, true]],
  ["prod_deployment_urls_and_all_previews", [false, true, false, true]],
  ["preview", [false, false, false, true]],
  ["production", [true, true, true, false]],
])(
  "%s covers a production domain, a production deployment's own URL, an alias of it, a preview: %j",
  (scope, wanted) => {
    expect([production, ownUrl, alias, preview].map((place) => covers(scope, place))).toEqual(wanted);
  },
);

test("a preview that was promoted is open under the production domain", () => {
  expect(covers("preview", { isProduction: false, isOwnUrl: false, isProductionDomain: true })).toBe(false);
});

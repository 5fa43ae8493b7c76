import { expect, test } from "vitest";
import { bundleApi } from "./bundle.ts";

const modules: Readonly<Record<string, string>> = {
  index: `export { getThing } from "./generated/operations.ts";
export type { Thing } from "./generated/types.ts";
export { describeThing } from "./helper.ts";`,
  "generated/types": "export interface Thing { id: ThingId } export type ThingId = string;",
  "generated/operations": `import type { Client } from "@slipway/core"; import type { Thing } from "./types.ts";
export declare function getThing(client: Client): Thing;`,
  helper: `import type { Thing, ThingId } from "./generated/types.ts"; import type { Clock } from "@slipway/core";
interface Told { words: string }
export declare function describeThing(thing: Thing | ThingId, clock: Clock): Told;`,
};
const read = (path: string) => ({ path: `${path}.d.ts`, text: modules[path] ?? "" });

test("an API as a whole has every declaration, and those that they use", () => {
  const api = bundleApi({ "@slipway/things": "index" }, read);
  expect(api).toContain("export interface Thing { id: ThingId }");
  expect(api).toContain("\ntype ThingId = string;");
  expect(api).toContain("export function getThing(client: Client): Thing;");
  expect(api).toContain('import { Client } from "@slipway/core";');
});

test("a snapshot has what is written by hand, and the names and kinds of what is generated", () => {
  const api = bundleApi({ "@slipway/things": "index" }, read, (path) => path.startsWith("generated/"));
  expect(api.split("\n")).toEqual([
    'declare module "@slipway/things" {',
    'import { Clock } from "@slipway/core";',
    'export { Thing } from "./generated/types"; // interface',
    'import { ThingId } from "./generated/types"; // type',
    "interface Told { words: string }",
    "export function describeThing(thing: Thing | ThingId, clock: Clock): Told;",
    'export { getThing } from "./generated/operations"; // function',
    "}",
    "",
  ]);
});

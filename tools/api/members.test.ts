import { expect, test } from "vitest";
import { compareMembers } from "../differ/compare-members.ts";
import { weigh } from "../differ/weight.ts";
import { bundleApi } from "./bundle.ts";
import { apiMembers } from "./members.ts";

const api = (text: string) =>
  bundleApi({ "@slipway/things": "index" }, (path) => ({ path: `${path}.d.ts`, text: modules(text)[path] ?? "" }));
const modules = (text: string): Readonly<Record<string, string>> => ({
  index: 'export * as nothing from "other";',
  ...split(text),
});

/** Modules by `// name` lines; what stands before the first is `index`. */
function split(text: string): Record<string, string> {
  const [index = "", ...others] = text.split(/^\/\/ (?=\w+$)/m);
  return {
    index,
    ...Object.fromEntries(others.map((each) => [each.split("\n")[0] ?? "", each.slice(each.indexOf("\n"))])),
  };
}

function changes(before: string, after: string): string[] {
  const found = [...compareMembers(apiMembers(api(before)), apiMembers(api(after)))];
  return found.filter(({ inside }) => !inside).map((change) => `${weigh(change)} ${change.kind} ${change.path}`);
}

const thing = (members: string) => `export interface Thing { ${members} }
export declare function getThing(id: string): Promise<Thing>;`;
const options = (members: string) => `export interface Options { ${members} }
export declare function make(options: Options): void;`;

test.each<[string, string, string, ...string[]]>([
  ["a member of an answer", thing("a: string"), thing("a: string; b: number"), "minor added Thing.b"],
  ["a member of an answer that goes", thing("a: string; b: number"), thing("a: string"), "minor removed Thing.b"],
  [
    "an answer's member that may be missing",
    thing("a: string"),
    thing("a?: string | undefined"),
    "minor changed Thing.a",
  ],
  ["a literal more of a closed answer", thing('a: "x"'), thing('a: "x" | "y"'), "minor changed Thing.a"],
  [
    "another name of an answer",
    thing("a: 1"),
    thing("a: 1").replaceAll("Thing ", "Item "),
    "minor added Item",
    "minor removed Thing",
  ],
  ["an option", options("a?: string"), options("a?: string; b?: number"), "minor added Options.b"],
  ["an option that is asked for", options("a?: string"), options("a?: string; b: number"), "major added Options.b"],
  ["a literal more that is taken", options('a?: "x"'), options('a?: "x" | "y"'), "minor changed Options.a"],
  ["a literal that is no longer taken", options('a?: "x" | "y"'), options('a?: "x"'), "major changed Options.a"],
  [
    "what a callback is given more",
    options("on(a: { b: string }): void"),
    options("on(a: { b: string; c: number }): void"),
    "major changed Options.on",
  ],
  [
    "a type that only a callback is given",
    `${options("on?: (a: Given) => void")} export interface Given { a: string }`,
    `${options("on?: (a: Given) => void")} export interface Given { a: string; b: number }`,
    "minor added Given.b",
  ],
  ["a function more", thing("a: string"), `${thing("a: string")} export declare const more: 1;`, "minor added more"],
  [
    "a function whose signature changed",
    "export declare function f(a: string): void;",
    "export declare function f(a: number): void;",
    "major changed f(0)",
  ],
  [
    "a parameter more that may be left out",
    "export declare function f(a: string): void;",
    "export declare function f(a: string, b?: { c: string }): void;",
    "minor added f(1)",
  ],
  [
    "an option of a parameter that is asked for",
    "export declare function f(a: { b?: string }): void;",
    "export declare function f(a: { b: string }): void;",
    "major changed f(0).b",
  ],
  [
    "what a function gives more",
    "export declare function f(): { a: string };",
    "export declare function f(): { a: string; b: string };",
    "minor added f().b",
  ],
  [
    "a function that moved to another package",
    thing("a: string"),
    'export { getThing, type Thing } from "@slipway/others";',
    "minor changed Thing",
    "minor changed getThing",
  ],
  [
    "a renamed export",
    'export { a } from "./m.ts";\n// m\nexport declare const a: 1;',
    'export { a as b } from "./m.ts";\n// m\nexport declare const a: 1;',
    "minor added { a as b }",
    "major changed a",
  ],
  [
    "what is declared beside an export, when it is used",
    'export { f } from "./m.ts";\n// m\ninterface In { a?: 1 } export declare function f(a: In): void;',
    'export { f } from "./m.ts";\n// m\ninterface In { a: 1 } export declare function f(a: In): void;',
    "major changed In.a",
  ],
  [
    "nothing where comments, order and lines change",
    "/** One. */ export declare const a: 1;\nexport declare const b: 2;",
    "export declare const b: 2; /* Two. */\nexport declare const a:\n  1;",
  ],
])("finds %s", (_, before, after, ...found) => {
  expect(changes(before, after)).toEqual(found);
});

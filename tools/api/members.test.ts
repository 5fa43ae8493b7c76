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

test.each([
  {
    says: "a member of an answer",
    before: thing("a: string"),
    after: thing("a: string; b: number"),
    found: ["minor added Thing.b"],
  },
  {
    says: "a member of an answer that goes",
    before: thing("a: string; b: number"),
    after: thing("a: string"),
    found: ["major removed Thing.b"],
  },
  {
    says: "an answer's member that may be missing",
    before: thing("a: string"),
    after: thing("a?: string | undefined"),
    found: ["major changed Thing.a"],
  },
  {
    says: "a literal more of an open answer",
    before: thing('a: "x" | (string & {})'),
    after: thing('a: "x" | "y" | (string & {})'),
    found: ["minor changed Thing.a"],
  },
  {
    says: "a literal more of a closed answer",
    before: thing('a: "x"'),
    after: thing('a: "x" | "y"'),
    found: ["major changed Thing.a"],
  },
  {
    says: "null in an open answer",
    before: thing('a: "x" | (string & {})'),
    after: thing('a: "x" | (string & {}) | null'),
    found: ["major changed Thing.a"],
  },
  {
    says: "an option",
    before: options("a?: string"),
    after: options("a?: string; b?: number"),
    found: ["minor added Options.b"],
  },
  {
    says: "an option that is asked for",
    before: options("a?: string"),
    after: options("a?: string; b: number"),
    found: ["major added Options.b"],
  },
  {
    says: "a literal more that is taken",
    before: options('a?: "x"'),
    after: options('a?: "x" | "y"'),
    found: ["minor changed Options.a"],
  },
  {
    says: "a literal that is no longer taken",
    before: options('a?: "x" | "y"'),
    after: options('a?: "x"'),
    found: ["major changed Options.a"],
  },
  {
    says: "what a callback is given more",
    before: options("on(a: { b: string }): void"),
    after: options("on(a: { b: string; c: number }): void"),
    found: ["major changed Options.on"],
  },
  {
    says: "a type that only a callback is given",
    before: `${options("on?: (a: Given) => void")} export interface Given { a: string }`,
    after: `${options("on?: (a: Given) => void")} export interface Given { a: string; b: number }`,
    found: ["minor added Given.b"],
  },
  {
    says: "a function more",
    before: thing("a: string"),
    after: `${thing("a: string")} export declare const more: 1;`,
    found: ["minor added more"],
  },
  {
    says: "a function whose signature changed",
    before: "export declare function f(a: string): void;",
    after: "export declare function f(a: number): void;",
    found: ["major changed f(0)"],
  },
  {
    says: "a parameter more that may be left out",
    before: "export declare function f(a: string): void;",
    after: "export declare function f(a: string, b?: { c: string }): void;",
    found: ["minor added f(1)"],
  },
  {
    says: "an option of a parameter that is asked for",
    before: "export declare function f(a: { b?: string }): void;",
    after: "export declare function f(a: { b: string }): void;",
    found: ["major changed f(0).b"],
  },
  {
    says: "what a function gives more",
    before: "export declare function f(): { a: string };",
    after: "export declare function f(): { a: string; b: string };",
    found: ["minor added f().b"],
  },
  {
    says: "a renamed export",
    before: 'export { a } from "./m.ts";\n// m\nexport declare const a: 1;',
    after: 'export { a as b } from "./m.ts";\n// m\nexport declare const a: 1;',
    found: ["minor added { a as b }", "major changed a"],
  },
  {
    says: "what is declared beside an export, when it is used",
    before: 'export { f } from "./m.ts";\n// m\ninterface In { a?: 1 } export declare function f(a: In): void;',
    after: 'export { f } from "./m.ts";\n// m\ninterface In { a: 1 } export declare function f(a: In): void;',
    found: ["major changed In.a"],
  },
  {
    says: "nothing where comments, order and lines change",
    before: "/** One. */ export declare const a: 1;\nexport declare const b: 2;",
    after: "export declare const b: 2; /* Two. */\nexport declare const a:\n  1;",
    found: [],
  },
])("finds $says", ({ before, after, found }) => {
  expect(changes(before, after)).toEqual(found);
});

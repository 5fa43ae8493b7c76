import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../test/new-folder.ts";
import { joinDeclarations } from "./join-declarations.ts";

/** Twenty files of a declaration each, and these. */
function joined(files: Readonly<Record<string, string>>): (file: string) => string | undefined {
  const folder = newFolder();
  const many = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`inner/n${n}`, `export type N${n} = ${n};\n`]));
  const all = Object.entries({ ...many, ...files }).map(([name, text]) => {
    const file = join(folder, "dist", `${name}.d.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  });
  const isEntry = (file: string): boolean => file.endsWith("index.d.ts");
  joinDeclarations(all, isEntry, (name) => name === "peer", join(folder, "dist", "declarations.d.ts"));
  return (name) => {
    const file = join(folder, "dist", `${name}.d.ts`);
    return existsSync(file) ? readFileSync(file, "utf8") : undefined;
  };
}

test("small files become one, to which entries lead", () => {
  const read = joined({
    index: 'export { type A, b } from "./inner/a.ts";\nexport type { N3 } from "./inner/n3.ts";\n',
    "inner/a":
      'import type { N1 } from "./n1.ts";\n/** A. */\nexport interface A {\n\tof: N1;\n}\nexport declare const b: A;\nexport {};\n',
  });
  expect(read("index")).toBe(
    'export { type A, b } from "./declarations.ts";\nexport type { N3 } from "./declarations.ts";\n',
  );
  expect(read("inner/a")).toBeUndefined();
  expect(read("declarations")).toContain("/** A. */\nexport interface A {\n\tof: N1;\n}\nexport declare const b: A;\n");
  expect(read("declarations")).not.toMatch(/^import|^export \{\}/m);
});

test.each([
  { says: "needs a package that may not be there", text: 'import type { X } from "peer";\nexport type Own = X;\n' },
  { says: "declares what another one does", text: "export type N7 = 8;\n" },
  {
    says: "gives a name another name",
    text: 'import type { N1 as First } from "./n1.ts";\nexport type Own = First;\n',
  },
  { says: "brings all of a package", text: 'import type * as v from "valibot";\nexport type Own = v.GenericSchema;\n' },
  {
    says: "brings what is called like another one",
    text: 'import type { N7 } from "@slipway/core";\nexport type Own = N7;\n',
  },
])("a file that $says stays", ({ text }) => {
  const read = joined({ "inner/own": text });
  expect(read("inner/own")).toContain(text.split("\n").at(-2));
  expect(read("inner/n7")).toBeUndefined();
});

test("imports that a joined file needs come along", () => {
  const read = joined({ "inner/own": 'import type { X } from "@slipway/core";\nexport type Own = X;\n' });
  expect(read("declarations")).toMatch(/^import type \{ X \} from "@slipway\/core";\n/);
});

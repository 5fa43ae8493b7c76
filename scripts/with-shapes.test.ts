import { expect, test } from "vitest";
import { withShapes } from "./with-shapes.ts";

const shapes = `import type { Other } from "./other.ts";
/** A thing. */
export interface Thing {
    /** Its size. */
    size: Size;
}
/**
 * A size,
 * small or large.
 */
export type Size = "small" | "large";
`;
const from = "../../../../shapes/generated/types.ts";

test("the shapes that a package hands on stand in its declarations, where it exported them", () => {
  const text = `import type { Thing } from "${from}";\nexport type { Thing, Size, } from "${from}";\nexport type Own = Thing;\n`;
  const [, thing = ""] = shapes.split(/^(?=\/\*\* A thing|\/\*\*$)/m);
  expect(withShapes(text, shapes)).toBe(
    `${thing}/**\n * A size,\n * small or large.\n */\nexport type Size = "small" | "large";\nexport type Own = Thing;\n`,
  );
});

test("a package imports of core, once, what a shape written into it needs", () => {
  const imported = 'import type { Unlisted } from "@slipway/core";\n';
  const all = `${imported}export type Size = "small" | "large" | Unlisted;\n`;
  const text = `export type { Size } from "${from}";\n`;
  expect(withShapes(text, all)).toBe(all);
  expect(withShapes(`${imported}${text}`, all)).toBe(all);
});

test("a shape that is not among those that packages share is an error with its name", () => {
  expect(() => withShapes(`export type { Lost } from "${from}";\n`, shapes)).toThrow("have no Lost");
});

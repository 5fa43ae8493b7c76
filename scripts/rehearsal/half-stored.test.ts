import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../test/new-folder.ts";
import { removeHalfStored } from "./half-stored.ts";

const whole = JSON.stringify({ versions: { "1.0.0": { dist: { tarball: "http://127.0.0.1/a/-/a-1.0.0.tgz" } } } });

test.each([
  ["whole", { "package.json": whole, "a-1.0.0.tgz": "" }, true],
  ["without a version", { "package.json": '{"versions":{}}' }, false],
  ["without its tarball", { "package.json": whole }, false],
  ["cut in its writing", { "package.json": whole.slice(0, 20), "a-1.0.0.tgz": "" }, false],
  ["without its description", { "a-1.0.0.tgz": "" }, false],
])("a package that a killed registry left %s is kept: %s", (_, files, kept) => {
  const storage = newFolder();
  const folder = join(storage, "@slipway/a");
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  removeHalfStored(storage);
  expect(existsSync(folder)).toBe(kept);
});

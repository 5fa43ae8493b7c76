import { expect, test } from "vitest";
import { readConfigFile, writeConfigFile } from "./config-file.ts";

const digest = `sha256:${"a".repeat(64)}`;
const image = { os: "linux", architecture: "arm64", rootfs: { type: "layers", diff_ids: [digest, digest] } };

function read(file: unknown, layers = 2): ReturnType<typeof readConfigFile> {
  return readConfigFile(new TextEncoder().encode(JSON.stringify(file)), layers, "1.2");
}

test("a configuration that is written is read back", () => {
  const file = {
    platform: { os: "linux", architecture: "arm", variant: "v7", "os.version": "1", "os.features": ["a"] },
    config: { Env: ["A=b"] },
    diffIds: [digest],
    history: [{ created_by: "a" }, { created_by: "b", empty_layer: true }],
  };
  expect(readConfigFile(writeConfigFile(file, "2026-07-01T00:00:00Z"), 1, "1.2")).toEqual(file);
});

test("a history that has not a line for each layer is not a history: one is made up", () => {
  const made = [{ created_by: "a layer of the base" }, { created_by: "a layer of the base" }];
  for (const history of [undefined, null, "x", [], [{ created_by: "a" }], [null, null], Array(3).fill({})]) {
    expect(read({ ...image, history }).history).toEqual(made);
  }
  const history = [{ created_by: "a" }, { empty_layer: true }, { created_by: "b" }];
  expect(read({ ...image, history }).history).toEqual(history);
});

test.each([
  ["no JSON", "x", /has no os or no architecture/],
  ["without a platform", { ...image, os: undefined }, /has no os or no architecture/],
  ["of another number of layers", { ...image, rootfs: { diff_ids: [digest] } }, /does not name its 2 layers/],
  ["whose layers are numbers", { ...image, rootfs: { diff_ids: [1, 2] } }, /does not name its 2 layers/],
])("a configuration that is %s is refused", (_, file, message) => {
  expect(() => read(file)).toThrow(
    expect.objectContaining({ name: "ContentError", message: expect.stringMatching(message) }),
  );
});

import { expect, test } from "vitest";
import { appliedConfig, checkImageConfig, isImagePath } from "./image-config.ts";

test("what is said comes to what the base says, and the rest of the base stays", () => {
  const base = {
    Env: ["PATH=/bin", "A=1", "B"],
    ExposedPorts: { "80/tcp": {} },
    Volumes: { "/a": {} },
    Labels: { a: "1", b: "2" },
    Cmd: ["x"],
    WorkingDir: "/",
    OnBuild: ["y"],
  };
  const config = {
    env: { A: "2", C: "3=4" },
    ports: [80, "81", "82/udp"],
    volumes: ["/b"],
    labels: { b: "3" },
    workingDir: "/app",
  };
  expect(appliedConfig(base, config)).toEqual({
    Env: ["PATH=/bin", "A=2", "B", "C=3=4"],
    ExposedPorts: { "80/tcp": {}, "81/tcp": {}, "82/udp": {} },
    Volumes: { "/a": {}, "/b": {} },
    Labels: { a: "1", b: "3" },
    Cmd: ["x"],
    WorkingDir: "/app",
    OnBuild: ["y"],
  });
});

test("an entrypoint takes away the arguments of the base's, unless it brings its own", () => {
  const base = { Entrypoint: ["/base"], Cmd: ["a"] };
  expect(appliedConfig(base, { entrypoint: ["/own"] })).toEqual({ Entrypoint: ["/own"] });
  expect(appliedConfig(base, { entrypoint: ["/own"], cmd: ["b"] })).toEqual({ Entrypoint: ["/own"], Cmd: ["b"] });
  expect(appliedConfig(base, { cmd: ["b"] })).toEqual({ Entrypoint: ["/base"], Cmd: ["b"] });
  expect(appliedConfig(base, { entrypoint: [], cmd: [] })).toEqual({ Entrypoint: [], Cmd: [] });
});

test("a base that says nothing, or nothing of these types, is added to all the same", () => {
  const config = { env: { A: "1" }, ports: [80], labels: { a: "b" } };
  const expected = { Env: ["A=1"], ExposedPorts: { "80/tcp": {} }, Labels: { a: "b" } };
  expect(appliedConfig({}, config)).toEqual(expected);
  expect(appliedConfig({ Env: null, ExposedPorts: null, Labels: 5 }, config)).toEqual(expected);
});

test("what is wrong is named, and not shown: there may be a secret in it", () => {
  const config = { env: { TOKEN: "open sesame\0" } };
  expect(() => checkImageConfig(config)).toThrow(/^"config\.env" must be texts by name, and/);
  expect(() => checkImageConfig(config)).not.toThrow("sesame");
});

test.each([
  ["/", true],
  ["/a", true],
  ["/a b/ü", true],
  ["", false],
  ["a", false],
  ["/a/", false],
  ["//a", false],
  ["/./a", false],
  ["/a/..", false],
  ["/a\0", false],
  [undefined, false],
])("%j is an absolute path in its only form: %s", (path, isOne) => {
  expect(isImagePath(path)).toBe(isOne);
});

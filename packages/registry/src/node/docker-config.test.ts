import { mkdir, writeFile } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { inspect } from "node:util";
import { isInputError } from "@slipway/core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newFolder } from "../../../../test/new-folder.ts";
import { dockerCredentials } from "./docker-config.ts";

let folder: string;

beforeEach(async () => {
  folder = newFolder();
  for (const name of [
    "DOCKER_AUTH_CONFIG",
    "REGISTRY_AUTH_FILE",
    "DOCKER_CONFIG",
    "XDG_RUNTIME_DIR",
    "XDG_CONFIG_HOME",
  ])
    vi.stubEnv(name, "");
  vi.stubEnv("HOME", folder);
  vi.stubEnv("PATH", `${folder}${delimiter}${process.env.PATH}`);
});

afterEach(async () => {
  vi.unstubAllEnvs();
});

async function write(path: string, content: unknown, mode = 0o600): Promise<string> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, typeof content === "string" ? content : JSON.stringify(content), { mode });
  return file;
}

const basic = (username: string, password: string): { auth: string } => ({
  auth: Buffer.from(`${username}:${password}`).toString("base64"),
});

const helper = (name: string, server: string, answer: object): Promise<string> =>
  write(
    `docker-credential-${name}`,
    `#!${process.execPath}
let server = "";
process.stdin.on("data", (text) => (server += text)).on("end", () => {
  if (process.argv[2] !== "get") process.exit(2);
  if (server === ${JSON.stringify(server)}) console.log(${JSON.stringify(JSON.stringify(answer))});
  else { console.log("credentials not found in native keychain"); process.exitCode = 1; }
});`,
    0o755,
  );

test("a missing file means no credentials", async () => {
  expect(await dockerCredentials()("ghcr.io")).toBeUndefined();
});

test.each([
  ["a name and a password", basic("ada", "pass:word"), { username: "ada", password: "pass:word" }],
  ["a padded password", basic("ada", "secret\0\0"), { username: "ada", password: "secret" }],
  ["plain fields", { username: "ada", password: "secret" }, { username: "ada", password: "secret" }],
  ["an identity token", { ...basic("ada", ""), identitytoken: "idt" }, { refreshToken: "idt" }],
  ["a registry token", { registrytoken: "reg" }, { accessToken: "reg" }],
  ["nothing, as where a helper keeps it", {}, undefined],
])("an entry with %s", async (_what, entry, credential) => {
  await write(".docker/config.json", { auths: { "ghcr.io": entry } });
  expect(await dockerCredentials()("ghcr.io")).toEqual(credential);
  expect(await dockerCredentials()("quay.io")).toBeUndefined();
});

test("a byte order mark at the beginning of the file is not part of it", async () => {
  await write(".docker/config.json", `\uFEFF${JSON.stringify({ auths: { "ghcr.io": basic("ada", "secret") } })}`);
  expect(await dockerCredentials()("ghcr.io")).toEqual({ username: "ada", password: "secret" });
});

test.each([
  "",
  "null",
  '{"auths": null}',
  '{"credsStore": null, "credHelpers": null}',
  '{"credHelpers": {"ghcr.io": null}, "auths": {"ghcr.io": null}}',
])("a file that holds %o has no log-in, and the next one is looked into", async (content) => {
  await write(".docker/config.json", content);
  expect(await dockerCredentials()("ghcr.io")).toBeUndefined();
  await write(".config/containers/auth.json", { auths: { "ghcr.io": basic("ada", "secret") } });
  expect(await dockerCredentials()("ghcr.io")).toEqual({ username: "ada", password: "secret" });
});

test.each([
  "https://registry.test:5000/v1/",
  "https://registry.test:5000",
  "registry.test:5000/",
  "registry.test:5000/v2/",
])("the key %s names its host", async (key) => {
  await write(".docker/config.json", { auths: { [key]: basic("ada", "secret") } });
  expect(await dockerCredentials()("registry.test:5000", "acme/web")).toEqual({ username: "ada", password: "secret" });
  expect(await dockerCredentials()("registry.test")).toBeUndefined();
});

test.each(["docker.io", "index.docker.io", "registry-1.docker.io"])("Docker Hub is known as %s", async (host) => {
  await write(".docker/config.json", { auths: { "https://index.docker.io/v1/": basic("ada", "secret") } });
  expect(await dockerCredentials()(host, "library/alpine")).toEqual({ username: "ada", password: "secret" });
});

test("the longest fitting key counts among namespaced ones", async () => {
  await write(".docker/config.json", {
    auths: {
      "quay.io": basic("host", "1"),
      "quay.io/acme": basic("team", "2"),
      "quay.io/acme/web": basic("repository", "3"),
    },
  });
  const names = [undefined, "other/web", "acme/api", "acme/web", "acme/web/cache", "acme-two/web"];
  const found = await Promise.all(names.map((name) => dockerCredentials()("quay.io", name)));
  expect(found).toMatchObject(
    ["host", "host", "team", "repository", "repository", "host"].map((username) => ({ username })),
  );
});

test("the files are looked into in order, and the first log-in counts", async () => {
  const places: readonly (readonly [string, () => void])[] = [
    ["config/containers/auth.json", () => vi.stubEnv("XDG_CONFIG_HOME", join(folder, "config"))],
    ["run/containers/auth.json", () => vi.stubEnv("XDG_RUNTIME_DIR", join(folder, "run"))],
    ["docker/config.json", () => vi.stubEnv("DOCKER_CONFIG", join(folder, "docker"))],
    ["auth.json", () => vi.stubEnv("REGISTRY_AUTH_FILE", join(folder, "auth.json"))],
    ["none", () => vi.stubEnv("DOCKER_AUTH_CONFIG", JSON.stringify({ auths: { "ghcr.io": basic("none", "secret") } }))],
  ];
  for (const [path, name] of places) {
    await write(path, { auths: { "ghcr.io": basic(path, "secret") } });
    name();
    expect(await dockerCredentials()("ghcr.io")).toEqual({ username: path, password: "secret" });
  }
});

test("a file that is named is the only one", async () => {
  await write(".docker/config.json", { auths: { "ghcr.io": basic("ada", "secret") } });
  const file = await write("other.json", { auths: { "quay.io": basic("bob", "secret") } });
  expect(await dockerCredentials({ file })("ghcr.io")).toBeUndefined();
  expect(await dockerCredentials({ file })("quay.io")).toEqual({ username: "bob", password: "secret" });
});

test("a host's own helper is asked before the general one, and files when both know nothing", async () => {
  await helper("own", "ghcr.io", { ServerURL: "ghcr.io", Username: "own", Secret: "1" });
  await helper("general", "https://index.docker.io/v1/", { Username: "<token>", Secret: "2" });
  await write(".docker/config.json", {
    auths: { "quay.io": basic("file", "3"), "ghcr.io": {} },
    credHelpers: { "ghcr.io": "own" },
    credsStore: "general",
  });
  const credentials = dockerCredentials();
  expect(await credentials("ghcr.io")).toEqual({ username: "own", password: "1" });
  expect(await credentials("docker.io")).toEqual({ refreshToken: "2" });
  expect(await credentials("quay.io")).toEqual({ username: "file", password: "3" });
  expect(await credentials("gcr.io")).toBeUndefined();
});

test("Docker Hub's own helper is found by the name that Podman gives it, too", async () => {
  await helper("hub", "docker.io", { ServerURL: "docker.io", Username: "own", Secret: "1" });
  await write(".docker/config.json", { credHelpers: { "docker.io": "hub" } });
  expect(await dockerCredentials()("registry-1.docker.io")).toEqual({ username: "own", password: "1" });
});

const failing: readonly (readonly [string, string, string, number])[] = [
  ["fails", "console.log('hunter2'); process.exit(3)", "failed for ghcr.io with exit code 3", 20_000],
  ["answers no JSON", "console.log('hunter2')", "answered no JSON object", 20_000],
  ["answers JSON of another shape", 'console.log(\'{"Password":"hunter2"}\')', "answered no JSON object", 20_000],
  [
    "answers without end",
    "process.stdout.write('hunter2'.repeat(200_000))",
    "answered with more than 1048576 bytes",
    20_000,
  ],
  ["never answers", "setInterval(() => {}, 1000)", "did not answer within 400 ms", 400],
];

test.each(failing)("a helper that %s fails without what it printed", async (_what, script, message, timeout) => {
  await write("docker-credential-bad", `#!${process.execPath}\n${script}`, 0o755);
  const file = await write("config.json", { credsStore: "bad" });
  const error: unknown = await dockerCredentials({ file, timeout })("ghcr.io").catch((error: unknown) => error);
  expect(error).toSatisfy(isInputError);
  expect(String(error)).toContain(`docker-credential-bad ${message}`);
  expect(inspect(error, { depth: 9 })).not.toContain("hunter2");
});

test.each([
  ["missing", "docker-credential-missing is not on the PATH"],
  ["../../bin/sh", "is not a name of a credential helper"],
])("the helper %s is refused", async (name, message) => {
  const file = await write("config.json", { credHelpers: { "ghcr.io": name } });
  await expect(dockerCredentials({ file })("ghcr.io")).rejects.toThrow(message);
});

test.each(['{"auths": {"ghcr.io": {"auth": "hunter2"', '{"auths": ["hunter2"]}', '{"credHelpers": {"a": 1}}', "[]"])(
  "the file %s is refused without quoting it",
  async (content) => {
    const file = await write("config.json", content);
    const error: unknown = await dockerCredentials({ file })("ghcr.io").catch((error: unknown) => error);
    expect(error).toSatisfy(isInputError);
    expect(String(error)).toContain(`${file} is not a configuration of Docker or Podman`);
    expect(inspect(error, { depth: 9 })).not.toContain("hunter2");
    vi.stubEnv("DOCKER_AUTH_CONFIG", content);
    await expect(dockerCredentials()("ghcr.io")).rejects.toThrow(
      /^DOCKER_AUTH_CONFIG is not a configuration of Docker/,
    );
  },
);

test("a file that may not be read is an error, not an anonymous pull", async () => {
  await mkdir(join(folder, ".docker", "config.json"), { recursive: true });
  await expect(dockerCredentials()("ghcr.io")).rejects.toThrow("cannot be read");
});

test.skipIf(process.platform === "win32")(
  "a file without an end is refused, and read no further than a configuration is long (Windows has no /dev/zero)",
  async () => {
    await expect(dockerCredentials({ file: "/dev/zero" })("registry.example")).rejects.toMatchObject({
      name: "InputError",
      message: "/dev/zero cannot be read",
      cause: expect.objectContaining({ message: "more than 1048576 bytes" }),
    });
  },
);

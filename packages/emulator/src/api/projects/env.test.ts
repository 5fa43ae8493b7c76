import {
  createProject,
  createProjectEnvs,
  deleteProjectEnv,
  deleteProjectEnvs,
  getProject,
  getProjectEnv,
  listProjectEnvs,
  listProjects,
  type NewProjectEnv,
  updateProjectEnv,
} from "@slipway/projects";
import { expect, test } from "vitest";
import { type Started, start } from "../../../test/start.ts";
import { startTestTeam } from "../../../test/start-test-team.ts";
import { callUnlisted } from "../../../test/unlisted.ts";

const idOrName = "site";

async function withProject(): Promise<Started> {
  const started = await start();
  await createProject(started.client, { name: idOrName });
  return started;
}

const variable: NewProjectEnv = { key: "KEY", value: "hush", type: "encrypted", target: ["production"] };

test.each<[NewProjectEnv["type"], unknown, string, string]>([
  ["plain", "hush", "hush", "hush"],
  ["encrypted", expect.not.stringContaining("hush"), "hush", "hush"],
  ["sensitive", "", "", ""],
])("a value of type %s is listed, listed decrypted, and read by itself", async (type, listed, decrypted, read) => {
  const { client } = await withProject();
  const { created } = await createProjectEnvs(client, { idOrName, ...variable, type });
  const id = [created].flat()[0]?.id ?? "";
  expect((await listProjectEnvs(client, { idOrName })).envs[0]?.value).toEqual(listed);
  expect((await listProjectEnvs(client, { idOrName, decrypt: true })).envs[0]?.value).toBe(decrypted);
  expect(await getProjectEnv(client, { idOrName, id })).toMatchObject({ value: read });
});

test("a variable that exists already is a conflict, and takes the new value with upsert", async () => {
  const { client } = await withProject();
  const first = await createProjectEnvs(client, { idOrName, body: variable });
  await expect(createProjectEnvs(client, { idOrName, body: variable })).rejects.toMatchObject({
    status: 400,
    code: "ENV_CONFLICT",
  });
  const again = await createProjectEnvs(client, { idOrName, upsert: true, body: { ...variable, value: "new" } });
  const [id, same] = [first, again].map(({ created }) => [created].flat()[0]?.id ?? "");
  expect(same).toBe(id);
  expect(await getProjectEnv(client, { idOrName, id: id ?? "" })).toMatchObject({ value: "new" });
});

test("valid variables of a list are created, and each other one is listed with its reason", async () => {
  const { client } = await withProject();
  await createProjectEnvs(client, { idOrName, body: variable });
  const body: NewProjectEnv[] = [
    { ...variable, key: "OTHER" },
    variable,
    { ...variable, target: ["preview"], gitBranch: "feature" },
    { ...variable, key: "1BAD" },
  ];
  const { created, failed } = await createProjectEnvs(client, { idOrName, body });
  expect([created].flat().map((env) => env?.key)).toEqual(["OTHER", "KEY"]);
  expect(failed.map(({ error }) => error.code)).toEqual(["ENV_CONFLICT", "bad_request"]);
});

test.each<[string, NewProjectEnv]>([
  ["no target", { ...variable, target: [] }],
  ["a branch without the target preview", { ...variable, gitBranch: "main" }],
  ["a bad name", { ...variable, key: "a-b" }],
])("a variable with %s is refused", async (_, body) => {
  const { client } = await withProject();
  await expect(createProjectEnvs(client, { idOrName, body })).rejects.toMatchObject({ status: 400 });
});

test("a variable is changed and deleted, one or several at a time", async () => {
  const { client } = await withProject();
  const { created } = await createProjectEnvs(client, {
    idOrName,
    body: [variable, { ...variable, key: "B" }, { ...variable, key: "C" }],
  });
  const [a = "", b = "", c = ""] = [created].flat().map((env) => env?.id);
  expect(await updateProjectEnv(client, { idOrName, id: a, key: "A", target: ["preview"] })).toMatchObject({
    key: "A",
    target: ["preview"],
  });
  await expect(updateProjectEnv(client, { idOrName, id: b, key: "C" })).rejects.toMatchObject({ code: "ENV_CONFLICT" });
  await deleteProjectEnv(client, { idOrName, id: a });
  expect(await deleteProjectEnvs(client, { idOrName, ids: [b, c, "none"] })).toEqual({ deleted: 2, ids: [b, c] });
  expect((await listProjectEnvs(client, { idOrName })).envs).toEqual([]);
});

test("a variable's visibility is stated, changed, and kept", async () => {
  const { client } = await withProject();
  const { created } = await createProjectEnvs(client, { idOrName, body: { ...variable, visibility: "config" } });
  expect(created).toMatchObject({ visibility: "config" });
  const id = [created].flat()[0]?.id ?? "";
  expect(await updateProjectEnv(client, { idOrName, id, visibility: "secret" })).toMatchObject({
    visibility: "secret",
  });
  expect(await updateProjectEnv(client, { idOrName, id, comment: "why" })).toMatchObject({ visibility: "secret" });
});

test("only the variables of one environment are listed when it is asked for", async () => {
  const { client } = await withProject();
  const body = [variable, { ...variable, key: "LOCAL", target: ["development" as const] }];
  await createProjectEnvs(client, { idOrName, body });
  const { envs } = await listProjectEnvs(client, { idOrName, target: "development" });
  expect(envs.map(({ key }) => key)).toEqual(["LOCAL"]);
});

test("a sensitive value cannot be made readable", async () => {
  const { client } = await withProject();
  const { created } = await createProjectEnvs(client, { idOrName, body: { ...variable, type: "sensitive" } });
  const id = [created].flat()[0]?.id ?? "";
  await expect(updateProjectEnv(client, { idOrName, id, type: "plain" })).rejects.toMatchObject({ status: 400 });
});

test("a user who may not read values of production sees them sealed among the others, and changes none of them", async () => {
  const { owner, as } = await startTestTeam({ ben: "DEVELOPER" });
  await createProject(owner, { name: idOrName });
  const shared = { value: "clear", type: "encrypted" } as const;
  const body = [
    { ...shared, key: "PREVIEW", target: ["preview"] as const },
    { ...shared, key: "BOTH", target: ["preview", "production"] as const },
    { ...shared, key: "LIVE", target: ["production"] as const },
  ];
  await createProjectEnvs(owner, { idOrName, body });
  const ben = as("ben");
  const shown = async (client: typeof ben) => {
    const { envs } = await listProjectEnvs(client, { idOrName, decrypt: true });
    return Object.fromEntries(envs.map(({ key, value }) => [key, value]));
  };
  expect(await shown(owner)).toEqual({ PREVIEW: "clear", BOTH: "clear", LIVE: "clear" });
  const sealed = expect.not.stringContaining("clear");
  expect(await shown(ben)).toEqual({ PREVIEW: "clear", BOTH: "clear", LIVE: sealed });
  const pulled = await callUnlisted(ben, "pullProjectEnv", { idOrName, target: "preview" });
  expect(pulled).toMatchObject({ env: { PREVIEW: "clear", BOTH: "clear" } });
  expect(pulled).not.toHaveProperty("env.LIVE");
  const { created, failed } = await createProjectEnvs(ben, {
    idOrName,
    upsert: true,
    body: ["PREVIEW", "BOTH"].map((key) => ({ ...shared, key, value: "new", target: ["preview"] as const })),
  });
  expect([created].flat().map((env) => env?.key)).toEqual(["PREVIEW"]);
  expect(failed.map(({ error }) => error.code)).toEqual(["forbidden"]);
  expect(await shown(owner)).toEqual({ PREVIEW: "new", BOTH: "clear", LIVE: "clear" });
});

test.each(["VIEWER", "BILLING", "SECURITY"] as const)(
  "a plain value, too, is sealed for a %s wherever it is shown",
  async (role) => {
    const { owner, as } = await startTestTeam({ ben: role });
    await createProject(owner, { name: idOrName });
    const plain = { ...variable, type: "plain" as const, value: "hush-plain", target: ["preview" as const] };
    await createProjectEnvs(owner, { idOrName, body: plain });
    const ben = as("ben");
    const told = [
      await listProjectEnvs(ben, { idOrName }),
      await getProject(ben, { idOrName }),
      await listProjects(ben),
    ];
    expect(JSON.stringify(told)).not.toContain("hush-plain");
    expect(JSON.stringify(await getProject(owner, { idOrName }))).toContain("hush-plain");
  },
);

import {
  createSharedEnvs,
  deleteSharedEnvs,
  getSharedEnv,
  listSharedEnvs,
  unlinkSharedEnv,
  updateSharedEnvs,
} from "@slipway/environment";
import {
  acceptProjectTransferRequest,
  createProject,
  createProjectTransferRequest,
  deleteProject,
  deleteProjectEnv,
  getProjectEnv,
  listProjectEnvs,
} from "@slipway/projects";
import { listUserEvents } from "@slipway/user";
import { expect, test } from "vitest";
import { words } from "../../../../../test/words.ts";
import { startTestTeam } from "../../../test/start-test-team.ts";

test("a shared variable is among those of each project that it is linked to, with its present value", async () => {
  const { owner } = await startTestTeam({});
  const [site, shop] = [await createProject(owner, { name: "site" }), await createProject(owner, { name: "shop" })];
  const { created, failed } = await createSharedEnvs(owner, {
    evs: [{ key: "API", value: "one", comment: "of the API" }],
    target: ["production", "preview"],
    projectId: [site.id],
  });
  expect(failed).toEqual([]);
  const id = created[0]?.id ?? "";
  expect(created[0]).toMatchObject({ key: "API", type: "encrypted", projectId: [site.id], comment: "of the API" });

  await updateSharedEnvs(owner, { updates: { [id]: { value: "two", projectIdUpdates: { link: [shop.id] } } } });
  for (const { id: idOrName } of [site, shop]) {
    const { envs } = await listProjectEnvs(owner, { idOrName, decrypt: true });
    expect(envs).toMatchObject([{ id, key: "API", value: "two", target: ["production", "preview"] }]);
    expect(await getProjectEnv(owner, { idOrName, id })).toMatchObject({ value: "two", decrypted: true });
  }
  expect(await getSharedEnv(owner, { id })).toMatchObject({ value: "two", projectNames: ["site", "shop"] });

  await unlinkSharedEnv(owner, { id, projectId: site.id });
  await unlinkSharedEnv(owner, { id, projectId: site.id });
  expect((await listProjectEnvs(owner, { idOrName: site.id })).envs).toEqual([]);
  await deleteProject(owner, { idOrName: shop.id });
  expect((await listSharedEnvs(owner)).data).toMatchObject([{ id, projectId: [] }]);
  expect((await listUserEvents(owner).toArray()).map(({ type }) => type)).toEqual(
    words(`project-delete
    shared-env-variable-update shared-env-variable-read env-variable-read env-variable-read shared-env-variable-update
    shared-env-variable-create project-created project-created`),
  );
});

test("a shared variable is changed for all of its projects, and never by one of them", async () => {
  const { owner } = await startTestTeam({});
  const { id: idOrName } = await createProject(owner, { name: "site" });
  const { created } = await createSharedEnvs(owner, {
    evs: [{ key: "API", value: "1" }],
    target: ["preview"],
    projectId: [idOrName],
  });
  await expect(deleteProjectEnv(owner, { idOrName, id: created[0]?.id ?? "" })).rejects.toMatchObject({ status: 400 });
  expect((await listSharedEnvs(owner)).data).toHaveLength(1);
});

test("a sensitive value is never read, and the variable stays sensitive", async () => {
  const { owner } = await startTestTeam({});
  const { id: idOrName } = await createProject(owner, { name: "site" });
  const { created } = await createSharedEnvs(owner, {
    type: "sensitive",
    evs: [{ key: "SECRET", value: "hidden" }],
    projectId: [idOrName],
  });
  const id = created[0]?.id ?? "";
  const answers = [
    created,
    await getSharedEnv(owner, { id }),
    await listSharedEnvs(owner),
    await listProjectEnvs(owner, { idOrName, decrypt: true }),
    await updateSharedEnvs(owner, { updates: { [id]: { type: "encrypted" } } }),
  ];
  expect(JSON.stringify(answers)).not.toContain("hidden");
  expect(answers.at(-1)).toMatchObject({ updated: [], failed: [{ error: { code: "bad_request" } }] });
  expect(await getSharedEnv(owner, { id })).toMatchObject({ type: "sensitive", target: ["production", "preview"] });
  const forDevelopment = { evs: [{ key: "OTHER", value: "x" }], target: ["development"] } as const;
  const { failed } = await createSharedEnvs(owner, { type: "sensitive", ...forDevelopment });
  expect(failed).toMatchObject([{ error: { message: expect.stringContaining("development") } }]);
});

test("a variable whose name is in use fails by itself, and the others are created", async () => {
  const { owner } = await startTestTeam({});
  const target = ["preview" as const];
  const first = await createSharedEnvs(owner, { evs: [{ key: "A", value: "1" }], target });
  const second = await createSharedEnvs(owner, {
    evs: ["A", "B", "not a name"].map((key) => ({ key, value: "2" })),
    target: ["preview", "production"],
  });
  expect(second.created.map(({ key }) => key)).toEqual(["B"]);
  expect(second.failed).toMatchObject([
    { error: { code: "existing_key_and_target", envVarKey: "A", envVarId: first.created[0]?.id } },
    { error: { code: "bad_request" } },
  ]);
  const { created } = await createSharedEnvs(owner, { evs: [{ key: "A", value: "3" }], target: ["production"] });
  const id = created[0]?.id ?? "";
  const { updated, failed } = await updateSharedEnvs(owner, {
    updates: { [id]: { target }, none: { value: "4" } },
  });
  expect([updated, failed.map(({ error }) => error.code)]).toEqual([[], ["existing_key_and_target", "not_found"]]);
  expect(await deleteSharedEnvs(owner, { ids: [id, "none"] })).toMatchObject({
    deleted: [id],
    failed: [{ error: { code: "not_found" } }],
  });
});

test("the list is narrowed by project, ID and name", async () => {
  const { owner } = await startTestTeam({});
  const { id: projectId } = await createProject(owner, { name: "site" });
  const target = ["preview" as const];
  const linked = await createSharedEnvs(owner, {
    evs: [{ key: "LINKED", value: "1" }],
    target,
    projectId: [projectId],
  });
  await createSharedEnvs(owner, { evs: [{ key: "ALONE", value: "1" }], target });
  const id = linked.created[0]?.id ?? "";
  const keys = async (filter: Parameters<typeof listSharedEnvs>[1]) =>
    (await listSharedEnvs(owner, filter)).data.map(({ key }) => key);
  expect(await keys({})).toEqual(["ALONE", "LINKED"]);
  expect(await keys({ projectId })).toEqual(["LINKED"]);
  expect(await keys({ exclude_projectId: projectId })).toEqual(["ALONE"]);
  expect(await keys({ ids: id })).toEqual(["LINKED"]);
  await expect(keys({ ids: `${id},none` })).rejects.toMatchObject({ status: 404, code: "not_found" });
  expect(await keys({ "exclude-ids": id })).toEqual(["ALONE"]);
  expect(await keys({ search: "lin" })).toEqual(["LINKED"]);
});

test("a project that another account takes over loses what was shared with it", async () => {
  const { owner, as } = await startTestTeam({});
  const { id: projectId } = await createProject(owner, { name: "site" });
  await createSharedEnvs(owner, { evs: [{ key: "API", value: "1" }], target: ["preview"], projectId: [projectId] });
  const { code } = await createProjectTransferRequest(owner, { idOrName: projectId });
  const other = as("ann", "other");
  await acceptProjectTransferRequest(other, { code });
  expect((await listProjectEnvs(other, { idOrName: projectId })).envs).toEqual([]);
});

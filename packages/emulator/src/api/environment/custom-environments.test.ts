import { getDeployment, listDeployments } from "@slipway/deployments";
import {
  createCustomEnvironment,
  createSharedEnvs,
  deleteCustomEnvironment,
  getCustomEnvironment,
  listCustomEnvironments,
  updateCustomEnvironment,
} from "@slipway/environment";
import {
  addProjectDomain,
  createProject,
  createProjectEnvs,
  deleteProjectEnv,
  getProject,
  listProjectDomains,
  listProjectEnvs,
} from "@slipway/projects";
import { expect, test } from "vitest";
import { deployBuilt, visit } from "../../../test/start.ts";
import { startTestTeam } from "../../../test/start-test-team.ts";

const idOrName = "site";

async function startSite() {
  const { emulator, owner } = await startTestTeam({});
  await createProject(owner, { name: "site" });
  const deploy = async (text: string, more: object = {}) => {
    const files = [{ file: "index.html", data: text }];
    const { id } = await deployBuilt(emulator, owner, { name: "site", files, ...more });
    return await getDeployment(owner, { idOrUrl: id });
  };
  const textAt = async (host: string) => (await visit(emulator, host)).text();
  return { emulator, owner, deploy, textAt };
}

test("the slug of a custom environment is its project's alone, and none of the platform's own", async () => {
  const { owner } = await startSite();
  await createProject(owner, { name: "shop" });
  const made = await createCustomEnvironment(owner, { idOrName, slug: "qa", description: "for testers" });
  expect(made).toMatchObject({ slug: "qa", type: "preview", description: "for testers", domains: [] });
  await createCustomEnvironment(owner, { idOrName: "shop", slug: "qa" });
  for (const slug of ["qa", "production", "Preview", "preview", "", "a b", undefined]) {
    const body = slug === undefined ? {} : { slug };
    await expect(createCustomEnvironment(owner, { idOrName, ...body }), slug).rejects.toMatchObject({ status: 400 });
  }
  await createCustomEnvironment(owner, { idOrName, slug: "uat" });
  const taken = updateCustomEnvironment(owner, { idOrName, environmentSlugOrId: "uat", slug: "qa" });
  await expect(taken).rejects.toMatchObject({ status: 400 });
  await updateCustomEnvironment(owner, { idOrName, environmentSlugOrId: "uat", slug: "uat", description: "late" });
  expect((await getProject(owner, { idOrName })).customEnvironments?.map(({ slug }) => slug)).toEqual(["qa", "uat"]);
  expect(await getCustomEnvironment(owner, { idOrName, environmentSlugOrId: made.id })).toEqual(made);
});

test("a deployment goes to the environment that it names, and its domains follow", async () => {
  const { owner, deploy, textAt } = await startSite();
  const { id } = await createCustomEnvironment(owner, { idOrName, slug: "qa" });
  await addProjectDomain(owner, { idOrName, name: "qa.example.com", customEnvironmentId: id });
  const first = await deploy("one", { customEnvironmentSlugOrId: "qa" });
  expect(first).toMatchObject({ target: null, customEnvironment: { id, slug: "qa" } });
  expect(first.alias).toEqual(["qa.example.com", "site-env-qa-fleet.localhost"]);
  await deploy("live", { target: "production" });
  await deploy("preview");
  expect(await textAt("qa.example.com")).toBe("one");
  await deploy("two", { target: "qa" });
  expect(await textAt("qa.example.com")).toBe("two");
  expect(await textAt("site.localhost")).toBe("live");
  await addProjectDomain(owner, { idOrName, name: "late.example.com", customEnvironmentId: id });
  expect(await textAt("late.example.com")).toBe("two");
  const environment = await getCustomEnvironment(owner, { idOrName, environmentSlugOrId: "qa" });
  expect(environment.domains?.map(({ name }) => name)).toEqual(["qa.example.com", "late.example.com"]);
  expect(environment.currentDeploymentAliases?.sort()).toEqual([
    "late.example.com",
    "qa.example.com",
    "site-env-qa-fleet.localhost",
  ]);
  const listed = await listDeployments(owner, { target: "qa" }).toArray();
  expect(listed.map(({ customEnvironment }) => customEnvironment)).toEqual([
    { id, slug: "qa" },
    { id, slug: "qa" },
  ]);
  expect(await listDeployments(owner, { target: "preview" }).toArray()).toHaveLength(1);
  const unknown = addProjectDomain(owner, { idOrName, name: "x.example.com", customEnvironmentId: "env_none" });
  await expect(unknown).rejects.toMatchObject({ status: 400 });
  await expect(deploy("x", { customEnvironmentSlugOrId: "none" })).rejects.toMatchObject({ status: 404 });
});

test("a branch goes to the environment that asks for it, unless the request says where", async () => {
  const { owner, deploy } = await startSite();
  const matchers = { equals: "main-qa", startsWith: "release/", endsWith: "-hot" } as const;
  for (const [type, pattern] of Object.entries(matchers)) {
    const branchMatcher = { type: type as keyof typeof matchers, pattern };
    await createCustomEnvironment(owner, { idOrName, slug: type.toLowerCase(), branchMatcher });
  }
  const goesTo = async (commitRef: string, more: object = {}) => {
    const { customEnvironment } = await deploy("x", { gitMetadata: { commitRef }, ...more });
    return customEnvironment && "slug" in customEnvironment ? customEnvironment.slug : undefined;
  };
  expect(await goesTo("main-qa")).toBe("equals");
  expect(await goesTo("release/1")).toBe("startswith");
  expect(await goesTo("fix-hot")).toBe("endswith");
  expect(await goesTo("release/1-hot")).toBe("startswith");
  expect(await goesTo("feature")).toBeUndefined();
  expect(await goesTo("main-qa", { target: "production" })).toBeUndefined();
  expect(await goesTo("main-qa", { target: "endswith" })).toBe("endswith");
  const { environments, accountLimit } = await listCustomEnvironments(owner, { idOrName, gitBranch: "release/1-hot" });
  expect([environments.map(({ slug }) => slug), accountLimit]).toEqual([["startswith", "endswith"], { total: 12 }]);
  await updateCustomEnvironment(owner, { idOrName, environmentSlugOrId: "equals", branchMatcher: null });
  expect(await goesTo("main-qa")).toBeUndefined();
});

test("variables are of a custom environment, copied from another one where that is asked for", async () => {
  const { owner } = await startSite();
  type Targets = { target: ("preview" | "production")[]; gitBranch?: string };
  const variable = (key: string, more: Targets) => ({ key, value: key, type: "encrypted" as const, ...more });
  await createProjectEnvs(owner, {
    idOrName,
    body: [
      variable("BOTH", { target: ["preview", "production"] }),
      variable("LIVE", { target: ["production"] }),
      variable("BRANCH", { target: ["preview"], gitBranch: "next" }),
    ],
  });
  const { id } = await createCustomEnvironment(owner, { idOrName, slug: "qa", copyEnvVarsFrom: "preview" });
  const own = { key: "QA", value: "1", type: "encrypted" as const, customEnvironmentIds: [id] };
  await createProjectEnvs(owner, { idOrName, body: own });
  const keys = async (filter: object) =>
    (await listProjectEnvs(owner, { idOrName, ...filter })).envs.map(({ key }) => key);
  expect(await keys({ customEnvironmentId: id })).toEqual(["BOTH", "QA"]);
  expect(await keys({ customEnvironmentId: "qa" })).toEqual(["BOTH", "QA"]);
  expect(await keys({ customEnvironmentSlug: "qa" })).toEqual(["BOTH", "QA"]);
  await createCustomEnvironment(owner, { idOrName, slug: "uat", copyEnvVarsFrom: "qa" });
  expect(await keys({ customEnvironmentSlug: "uat" })).toEqual(["BOTH", "QA"]);
  const unknown = createCustomEnvironment(owner, { idOrName, slug: "x", copyEnvVarsFrom: "nowhere" });
  await expect(unknown).rejects.toMatchObject({ status: 400 });
  const bad = createProjectEnvs(owner, { idOrName, body: { ...own, key: "BAD", customEnvironmentIds: ["env_none"] } });
  await expect(bad).rejects.toMatchObject({ status: 400 });
});

test("a variable is taken off one environment, and is gone with the last", async () => {
  const { owner } = await startSite();
  const { id: qa } = await createCustomEnvironment(owner, { idOrName, slug: "qa" });
  const { id: uat } = await createCustomEnvironment(owner, { idOrName, slug: "uat" });
  const body = { key: "BOTH", value: "1", type: "encrypted" as const, customEnvironmentIds: [qa, uat] };
  const { id = "" } = [(await createProjectEnvs(owner, { idOrName, body })).created].flat()[0] ?? {};
  const left = async () => (await listProjectEnvs(owner, { idOrName })).envs.map((env) => env.customEnvironmentIds);
  await deleteProjectEnv(owner, { idOrName, id, customEnvironmentId: qa });
  expect(await left()).toEqual([[uat]]);
  const again = deleteProjectEnv(owner, { idOrName, id, customEnvironmentId: qa });
  await expect(again).rejects.toMatchObject({ status: 404 });
  await deleteProjectEnv(owner, { idOrName, id, customEnvironmentId: uat });
  expect(await left()).toEqual([]);
});

test("deleting an environment takes its domains along, and its variables where that is asked for", async () => {
  const { owner, deploy } = await startSite();
  const { id } = await createCustomEnvironment(owner, { idOrName, slug: "qa" });
  const { id: other } = await createCustomEnvironment(owner, { idOrName, slug: "uat" });
  await addProjectDomain(owner, { idOrName, name: "qa.example.com", customEnvironmentId: id });
  const variable = (key: string, customEnvironmentIds: string[]) => ({
    key,
    value: "1",
    type: "encrypted" as const,
    customEnvironmentIds,
  });
  await createProjectEnvs(owner, { idOrName, body: [variable("QA", [id]), variable("BOTH", [id, other])] });
  const { id: deployed } = await deploy("one", { target: "qa" });

  await deleteCustomEnvironment(owner, {
    idOrName,
    environmentSlugOrId: "qa",
    deleteUnassignedEnvironmentVariables: true,
  });
  const { envs } = await listProjectEnvs(owner, { idOrName });
  expect(envs.map(({ key, customEnvironmentIds }) => [key, customEnvironmentIds])).toEqual([["BOTH", [other]]]);
  const domains = await listProjectDomains(owner, { idOrName }).toArray();
  expect(domains.map(({ name }) => name)).toEqual(["site.localhost"]);
  expect((await getDeployment(owner, { idOrUrl: deployed })).customEnvironment).toEqual({ id });

  await deleteCustomEnvironment(owner, { idOrName, environmentSlugOrId: other });
  expect((await listProjectEnvs(owner, { idOrName })).envs).toMatchObject([{ key: "BOTH", customEnvironmentIds: [] }]);
});

test("a deployment keeps the names of the variables that it was built with", async () => {
  const { owner, deploy } = await startSite();
  const { id: projectId } = await getProject(owner, { idOrName });
  const add = (key: string, target: ("production" | "preview")[], more: object = {}) =>
    createProjectEnvs(owner, { idOrName, body: { key, value: "1", type: "encrypted", target, ...more } });
  await add("A", ["preview"]);
  await add("LIVE", ["production"]);
  await add("NEXT", ["preview"], { gitBranch: "next" });
  await createSharedEnvs(owner, {
    evs: ["A", "SHARED"].map((key) => ({ key, value: "2" })),
    target: ["preview"],
    projectId: [projectId],
  });
  await deploy("first");
  const before = await deploy("x", { gitMetadata: { commitRef: "next" }, env: { SENT: "1" } });
  expect([...before.env].sort()).toEqual(["A", "NEXT", "SENT", "SHARED"]);
  await add("LATER", ["preview"]);
  expect([...(await getDeployment(owner, { idOrUrl: before.id })).env]).toEqual(before.env);
  expect([...(await deploy("x")).env].sort()).toEqual(["A", "LATER", "SHARED"]);
});

test("a plan that somebody chose says how many environments a project may have", async () => {
  const { owner, emulator } = await startSite();
  emulator.world.setPlan({ team: "fleet", plan: "pro" });
  await createCustomEnvironment(owner, { idOrName, slug: "qa" });
  await expect(createCustomEnvironment(owner, { idOrName, slug: "uat" })).rejects.toMatchObject({ status: 402 });
});

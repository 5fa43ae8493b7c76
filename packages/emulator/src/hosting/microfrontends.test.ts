import { createDeployment, getDeployment } from "@slipway/deployments";
import { createCustomEnvironment } from "@slipway/environment";
import {
  createMicrofrontendsGroup,
  getMicrofrontendsConfig,
  getProjectMicrofrontendsConfig,
  listMicrofrontendsGroupProjects,
} from "@slipway/microfrontends";
import {
  createProject,
  deleteProject,
  pauseProject,
  updateProject,
  updateProjectMicrofrontends,
} from "@slipway/projects";
import { updateFirewallConfig } from "@slipway/security";
import { deleteMicrofrontendsGroup, updateMicrofrontendsGroup } from "@slipway/teams";
import { expect, test } from "vitest";
import { deployBuilt, startTeams, visit } from "../../test/start.ts";

const config = (docs: object, more: object = {}) =>
  JSON.stringify({
    applications: { web: { development: { fallback: "web.localhost" } }, docs, ...more },
  });
const usual = config({ routing: [{ paths: ["/docs", "/docs/:path*"] }, { flag: "new", paths: ["/flagged"] }] });

async function grouped() {
  const { emulator, acme, evil } = await startTeams({ acme: "ann", evil: "eve" });
  const made = async (name: string) => (await createProject(acme, { name, ssoProtection: null })).id;
  const [web, docs] = [await made("web"), await made("docs")];
  const { newMicrofrontendsGroup: group } = await createMicrofrontendsGroup(acme, {
    ...{ groupName: "Shop", defaultApp: { projectId: web }, otherApplications: [{ projectId: docs }] },
  });
  const deploy = async (name: string, { file = usual, ...more }: { file?: string } & Partial<Deploying> = {}) => {
    const files = ["index.html", "docs/index.html", "flagged.html"].map((path) => ({
      file: path,
      data: `${name} ${more.mark ?? ""}`,
    }));
    const { mark: _, ...input } = more;
    const own = name === "web" ? [{ file: "microfrontends.json", data: file }] : [];
    const { id } = await deployBuilt(emulator, acme, { name, ...input, files: [...files, ...own] });
    return getDeployment(acme, { idOrUrl: id });
  };
  const get = async (path: string, host = "web.localhost") => {
    const response = await visit(emulator, host, path, { headers: { "x-slipway-visitor": "stranger" } });
    return `${response.status} ${(await response.text()).split("\n", 1)}`.trim();
  };
  return { emulator, acme, evil, web, docs, groupId: group.id, deploy, get };
}

interface Deploying {
  readonly target: string;
  readonly mark: string;
  readonly meta: Readonly<Record<string, string>>;
}

const production = { target: "production" };

test("a path of an app is answered by it below the default app's host, and every record says so", async () => {
  const { emulator, acme, deploy, get, docs } = await grouped();
  await deploy("web", production);
  expect(await get("/docs")).toContain("400 /docs in microfrontends.json is docs's");
  const { id, url } = await deploy("docs", production);
  expect([await get("/"), await get("/docs"), await get("/%64ocs/"), await get("/docs", "docs.localhost")]).toEqual([
    ...["200 web", "200 docs", "200 docs", "200 docs"],
  ]);
  expect([await get("/flagged.html"), await get("/vc-ap-e3e2a9/x")]).toEqual([
    "200 web",
    expect.stringMatching(/^404/),
  ]);
  const why = `/docs in microfrontends.json is docs's: its deployment ${url} answers.`;
  const notes = [{ step: "microfrontends", why }];
  expect(emulator.served.at(-1)).toMatchObject({ step: "not-found", deploymentId: id });
  expect(emulator.served[2]).toMatchObject({ step: "file", deploymentId: id, notes });
  expect(await emulator.explain("http://web.localhost/docs")).toMatchObject({ deploymentId: id, notes });
  const { config } = await getProjectMicrofrontendsConfig(acme, { projectIdOrName: "docs" });
  expect(config?.applications.docs).toMatchObject({ projectId: docs });
  expect(await getMicrofrontendsConfig(acme, { deploymentId: id })).toEqual({ config });
});

test("an app of a preview answers with the build of the same commit or branch, and otherwise as the group falls back", async () => {
  const { acme, deploy, get, groupId, docs } = await grouped();
  const on = (branch: string, sha = branch) => ({ meta: { githubCommitRef: branch, githubCommitSha: sha } });
  await deploy("docs", { ...production, mark: "live" });
  await deploy("web", production);
  const { url } = await deploy("web", on("feature", "2"));
  expect(await get("/docs", url)).toMatch(/^400 .* fallback environment SAME_ENV/);
  await deploy("docs", { ...on("other"), mark: "of another branch" });
  expect(await get("/docs", url)).toBe("200 docs of another branch");
  await deploy("docs", { ...on("main"), mark: "of main" });
  await deploy("docs", { ...on("other"), mark: "newer" });
  expect(await get("/docs", url)).toBe("200 docs of main");
  const fallBack = (fallbackEnvironment: string) =>
    updateMicrofrontendsGroup(acme, { teamId: "acme", groupId, fallbackEnvironment });
  await fallBack("PRODUCTION");
  expect(await get("/docs", url)).toBe("200 docs live");
  await createCustomEnvironment(acme, { idOrName: docs, slug: "qa" });
  await deploy("docs", { target: "qa", mark: "in qa" });
  await fallBack("qa");
  expect(await get("/docs", url)).toBe("200 docs in qa");
  await deploy("docs", { ...on("feature", "1"), mark: "of the branch" });
  expect(await get("/docs", url)).toBe("200 docs of the branch");
  await deploy("docs", { ...on("elsewhere", "2"), mark: "of the commit" });
  expect([await get("/docs", url), await get("/docs")]).toEqual(["200 docs of the commit", "200 docs live"]);
});

test("the app's own firewall and pause apply, its protection and its own file do not, and no apps lead in a circle", async () => {
  const { acme, deploy, get, web, docs } = await grouped();
  await deploy("web", production);
  const circle = config({ routing: [{ paths: ["/"] }] })
    .replaceAll("docs", "x")
    .replaceAll("web", "docs")
    .replaceAll("x", "web");
  await createDeployment(acme, {
    name: "docs",
    target: "production",
    files: [{ file: "microfrontends.json", data: circle }],
  });
  await deploy("docs", production);
  await updateProject(acme, { idOrName: docs, ssoProtection: { deploymentType: "all" } });
  expect([await get("/docs"), await get("/docs", "docs.localhost")]).toEqual([
    "200 docs",
    expect.stringMatching(/^401/),
  ]);
  await updateProjectMicrofrontends(acme, { projectId: docs, doNotRouteWithMicrofrontendsRouting: true });
  expect(await get("/docs")).toBe("200 web");
  await updateProjectMicrofrontends(acme, { projectId: docs, doNotRouteWithMicrofrontendsRouting: false });
  const deny = { action: { mitigate: { action: "deny" as const } }, active: true, name: "none" };
  const conditionGroup = [{ conditions: [{ type: "path" as const, op: "pre" as const, value: "/docs" }] }];
  const rules = { id: null, action: "rules.insert" as const, value: { ...deny, conditionGroup } };
  await updateFirewallConfig(acme, { projectId: docs, ...rules });
  expect([await get("/docs"), await get("/")]).toEqual([expect.stringMatching(/^403/), "200 web"]);
  await pauseProject(acme, { projectId: docs });
  expect(await get("/docs")).toMatch(/^503 The project docs is paused/);
  await deleteProject(acme, { idOrName: docs });
  expect(await get("/docs")).toBe("200 web");
  expect(await get("/", "docs.localhost")).toMatch(/^404/);
  expect(web).not.toBe(docs);
});

test("a project is in one group of its own team, whose default app comes first and goes last", async () => {
  const { acme, evil, web, docs, groupId } = await grouped();
  const join = (projectId: string, more: object) => updateProjectMicrofrontends(acme, { projectId, ...more });
  const make = (client: typeof acme, defaultApp: string, ...others: string[]) =>
    createMicrofrontendsGroup(client, {
      ...{ groupName: "More", defaultApp: { projectId: defaultApp } },
      otherApplications: others.map((projectId) => ({ projectId })),
    });
  const { id: blog } = await createProject(acme, { name: "blog" });
  for (const [refused, status] of [
    [() => make(acme, blog, docs), 409],
    [() => make(acme, blog, blog), 400],
    [() => make(evil, web), 404],
    [() => listMicrofrontendsGroupProjects(evil, { groupId }), 404],
    [() => join(blog, { enabled: true, isDefaultApp: true, microfrontendsGroupId: groupId }), 409],
    [() => join(web, { enabled: false }), 409],
    [() => join(web, { isDefaultApp: false }), 409],
    [() => getProjectMicrofrontendsConfig(acme, { projectIdOrName: blog }), 404],
  ] as const)
    await expect(refused(), String(refused)).rejects.toMatchObject({ status });
  const { newMicrofrontendsGroup: more } = await make(acme, blog);
  await expect(join(docs, { microfrontendsGroupId: more.id })).rejects.toMatchObject({ status: 409 });
  await deleteMicrofrontendsGroup(acme, { teamId: "acme", groupId });
  const { microfrontends } = await join(docs, { enabled: true, microfrontendsGroupId: more.id });
  expect(microfrontends).toMatchObject({ enabled: true, groupIds: [more.id] });
});

test.each<readonly [string, string]>([
  ["{", "Invalid JSON"],
  ["[".repeat(500), "nested deeper"],
  ["{}", "one app is the default one"],
  [`{"applications": 1}`, "one app is the default one"],
  [config({ development: { fallback: "d.test" } }), "web, docs is"],
  [config({ routing: [{ paths: "/docs" }] }), "paths"],
  [config({ routing: [], flags: 1 }), "no such member"],
  [config({ routing: [{ paths: ["/a", "/b/:path*"] }] }, { blog: { routing: [{ paths: ["/b/c"] }] } }), "overlap"],
  ...["docs", "/docs/", "/:a/:b*/c", "/:a-:b", "/:path(.*)", "/a{/b}?", "/((?!a).*)", `/${"a".repeat(300)}`].map(
    (path) => [config({ routing: [{ paths: [path] }] }), "not a supported path expression"] as const,
  ),
  ...["((((a", ":a*", "/a", "a b"].map(
    (assetPrefix) => [config({ routing: [], assetPrefix }), "without patterns"] as const,
  ),
  [config({ routing: [{ paths: Array.from({ length: 201 }, (_, index) => `/${index}`) }] }), "more than 200"],
  [`${usual}${" ".repeat(2_000_000)}`, "65536 at most"],
])("a build fails that brings %.40s along", async (file, why) => {
  const { deploy } = await grouped();
  const { readyState, errorMessage } = await deploy("web", { file, ...production });
  expect([readyState, errorMessage]).toEqual(["ERROR", expect.stringContaining(why)]);
});

test("comments are read over, and expressions that take long hold nobody up", async () => {
  const evil = Array.from({ length: 9 }, (_, index) => `/:a${index}((?!x|y).*)`).join("");
  const { deploy, get } = await grouped();
  const commented = `// https://example.com\n${usual.replace("}]}", "}, /* } */ ], /**/ }")}`;
  const { readyState } = await deploy("web", { ...production, file: commented });
  await deploy("docs", production);
  expect([readyState, await get("/docs")]).toEqual(["READY", "200 docs"]);
  await deploy("web", { ...production, file: config({ routing: [{ paths: [`${evil}/end`] }] }) });
  expect(await get(`${"/a".repeat(200)}`)).toMatch(/^508/);
  expect(await get("/")).toBe("200 web");
});

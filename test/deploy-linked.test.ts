import { mkdir, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { CallOptions, Client } from "@slipway/core";
import { derive } from "@slipway/core/derive";
import { listDeploymentFiles, listDeployments } from "@slipway/deployments";
import { type DeployInput, deploy } from "@slipway/deployments/node";
import type { Emulator, SeedData } from "@slipway/emulator";
import { createProject } from "@slipway/projects";
import { listTeams } from "@slipway/teams";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startDeploying, writeTexts } from "./deploy-fixture.ts";

let emulator: Emulator;
let client: Client;
let folder: string;
let team: string;
let user: string;
/** Projects of the same names in both accounts: what is sent to the wrong one is seen. */
let projects: Record<"ofTeam" | "ofUser" | "other", { id: string; accountId: string }>;

beforeEach(async () => {
  for (const name of ["VERCEL_ORG_ID", "VERCEL_PROJECT_ID"]) vi.stubEnv(name, undefined);
  // An account of the older kind: a user's own projects and a team's stand side by side.
  const seed: SeedData = { users: [{ username: "developer", account: "hobby" }], teams: [{ slug: "acme" }] };
  ({ emulator, client, folder } = await startDeploying({ seed }));
  projects = {
    ofTeam: await createProject(client, { name: "linked" }, { team: "acme" }),
    ofUser: await createProject(client, { name: "linked" }),
    other: await createProject(client, { name: "other" }, { team: "acme" }),
  };
  team = projects.ofTeam.accountId;
  user = projects.ofUser.accountId;
  await write({ "index.html": "hello" });
});

afterEach(() => void vi.unstubAllEnvs());

const write = async (files: Readonly<Record<string, unknown>>) => writeTexts(folder, files);

const send = (more: Partial<DeployInput> = {}, options?: CallOptions, by = client) =>
  deploy(by, { directory: folder, schedule: () => 5, ...more }, options);

const teams = () => new Set(emulator.requests.slice(3).map(({ query }) => query.teamId ?? query.slug ?? null));

async function deployed(of: string | null): Promise<string[]> {
  const all = await listDeployments(client, {}, { team: of }).toArray();
  return all.map(({ projectId }) => String(projectId));
}

test("IDs tell accounts apart, as the platform's do", async () => {
  expect([team, user]).toEqual([expect.stringMatching(/^team_/), expect.not.stringMatching(/^team_/)]);
  expect((await listTeams(client).toArray()).map(({ id }) => id)).toContain(team);
});

test("a linked folder is deployed to its project, in its team, by each of its requests", async () => {
  await write({ ".vercel/project.json": { orgId: team, projectId: projects.ofTeam.id, projectName: "linked" } });
  const { name, project } = await send();
  expect([name, project?.id]).toEqual(["linked", projects.ofTeam.id]);
  expect(teams()).toEqual(new Set([team]));
  expect(await deployed(team)).toEqual([projects.ofTeam.id]);
});

test("a folder that is linked to a project of the user's own names no team", async () => {
  await write({ ".vercel/project.json": { orgId: user, projectId: projects.ofUser.id } });
  expect((await send()).project?.id).toBe(projects.ofUser.id);
  expect(teams()).toEqual(new Set([null]));
});

test("the environment wins over the file", async () => {
  await write({ ".vercel/project.json": { orgId: user, projectId: projects.ofUser.id } });
  vi.stubEnv("VERCEL_ORG_ID", team);
  vi.stubEnv("VERCEL_PROJECT_ID", projects.other.id);
  expect((await send()).project?.id).toBe(projects.other.id);
  expect(teams()).toEqual(new Set([team]));
});

describe("an explicit option wins over the link:", () => {
  beforeEach(async () => {
    vi.stubEnv("VERCEL_ORG_ID", team);
    vi.stubEnv("VERCEL_PROJECT_ID", projects.ofTeam.id);
  });

  test("a project, of the link's account", async () => {
    expect((await send({ project: "other" })).project?.id).toBe(projects.other.id);
    expect(teams()).toEqual(new Set([team]));
  });

  test("a name, which makes a project where there is none, in the link's account", async () => {
    const { project } = await send({ name: "brand-new" });
    expect(project?.name).toBe("brand-new");
    expect(teams()).toEqual(new Set([team]));
    expect(await deployed(team)).toEqual([project?.id]);
  });

  test("the team of the call", async () => {
    expect((await send({}, { team: "acme" })).project?.id).toBe(projects.ofTeam.id);
    await expect(send({}, { team: null })).rejects.toMatchObject({ name: "ApiError", status: 404 });
  });

  test("the team of the client, whatever account the link names", async () => {
    vi.stubEnv("VERCEL_ORG_ID", user);
    vi.stubEnv("VERCEL_PROJECT_ID", projects.other.id);
    expect((await send({}, undefined, derive(client, { team: "acme" }))).project?.id).toBe(projects.other.id);
    expect(teams()).toEqual(new Set(["acme"]));
    expect((await send({ project: "other" }, { team: "acme" })).project?.id).toBe(projects.other.id);
  });
});

describe("a named project of a repository that is linked as a whole", () => {
  const link = (projects: readonly object[], at = "") =>
    write({ [`${at}.vercel/repo.json`]: { remoteName: "origin", projects } });
  const output = { version: 3 };
  let several: object[];

  beforeEach(() => {
    several = [
      { id: projects.ofTeam.id, name: "linked", directory: "apps/web", orgId: team },
      { id: projects.other.id, name: "other", directory: "apps/docs", orgId: team },
    ];
  });

  test("is deployed to its team, by its name and by its ID", async () => {
    await link(several);
    for (const project of ["other", projects.other.id]) {
      expect((await send({ project })).project?.id).toBe(projects.other.id);
    }
    expect((await send({ name: "linked" })).project?.id).toBe(projects.ofTeam.id);
    expect(teams()).toEqual(new Set([team]));
  });

  test("has its build in its own folder, also where the team is named", async () => {
    await link(several);
    await write({ "apps/docs/.vercel/output/config.json": output });
    for (const options of [undefined, { team: "acme" }]) {
      const { id } = await send({ project: "other", prebuilt: true }, options);
      const sent = JSON.stringify(await listDeploymentFiles(client, { id }, { team }));
      expect(sent).toMatch(/apps.*docs.*config\.json/);
    }
  });

  test("and is none of it, is made in the account of all of its projects; where they have several, the team has to be named", async () => {
    await link(several);
    expect((await send({ name: "brand-new" })).project?.name).toBe("brand-new");
    expect(teams()).toEqual(new Set([team]));
    await link([...several, { id: projects.ofUser.id, name: "mine", directory: "apps/mine", orgId: user }]);
    const before = emulator.requests.length;
    await expect(send({ name: "newer" })).rejects.toMatchObject({ name: "InputError", parameter: "team" });
    expect(emulator.requests).toHaveLength(before);
    expect((await send({ name: "newer" }, { team: null })).project?.name).toBe("newer");
    expect((await send({ project: "other" })).project?.id).toBe(projects.other.id);
  });

  test("is deployed to its team from a folder below; without a name that folder is not a project of its own", async () => {
    await link(several);
    await write({ ".git/HEAD": "ref: refs/heads/main", "apps/web/public/index.html": "hi" });
    const directory = join(folder, "apps", "web", "public");
    const before = emulator.requests.length;
    await expect(send({ directory })).rejects.toMatchObject({
      name: "InputError",
      parameter: "project",
      message: expect.stringMatching(/is in .*, a repository that is linked as a whole\. Deploy that folder, or name/),
    });
    expect(emulator.requests).toHaveLength(before);
    expect((await send({ directory, project: "linked" })).project?.id).toBe(projects.ofTeam.id);
    expect(teams()).toEqual(new Set([team]));
    // Its build is looked for below the folder that is deployed.
    await write({ "apps/web/public/.vercel/output/config.json": output });
    expect((await send({ directory, project: "linked", prebuilt: true })).project?.id).toBe(projects.ofTeam.id);
  });
});

test("a repository that is linked as a whole is deployed to its project, and its build is found in the project's folder", async () => {
  const web = { id: projects.ofTeam.id, name: "linked", directory: "apps/web", orgId: team };
  await write({
    ".vercel/project.json": { settings: {} },
    ".vercel/repo.json": { remoteName: "origin", projects: [web] },
    "apps/web/.vercel/output/config.json": { version: 3 },
  });
  expect((await send()).project?.id).toBe(projects.ofTeam.id);
  expect((await send({ prebuilt: true })).project?.id).toBe(projects.ofTeam.id);
});

test("half a link is refused by name before anything is sent, and does no harm where project and team are named", async () => {
  await write({ ".vercel/project.json": { orgId: "team_1" } });
  const before = emulator.requests.length;
  const message = expect.stringMatching(/project\.json names no orgId and projectId/);
  await expect(send()).rejects.toMatchObject({ name: "InputError", message });
  expect(emulator.requests).toHaveLength(before);
  expect((await send({ project: "linked" }, { team: null })).project?.id).toBe(projects.ofUser.id);
});

test.each([".vercel", ".vercel/project.json", ".vercel/repo.json"])(
  "%s that is a link to nowhere is refused before anything is sent, and does no harm where it is not read",
  async (path) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await symlink("nowhere", join(folder, path));
    const before = emulator.requests.length;
    for (const more of [{}, { project: "linked" }, { name: "new-one" }]) {
      await expect(send(more)).rejects.toMatchObject({
        name: "InputError",
        message: expect.stringMatching(new RegExp(`^${path} of .* is a broken link.*Remove it, or link`)),
      });
    }
    expect(emulator.requests).toHaveLength(before);
    expect((await send({ project: "linked" }, { team: null })).project?.id).toBe(projects.ofUser.id);
    vi.stubEnv("VERCEL_ORG_ID", team);
    vi.stubEnv("VERCEL_PROJECT_ID", projects.other.id);
    expect((await send()).project?.id).toBe(projects.other.id);
  },
);

test("a folder that is not linked is deployed to a project of its own name", async () => {
  await mkdir(join(folder, "My Site"));
  await write({ "My Site/index.html": "hi" });
  expect((await send({ directory: join(folder, "My Site") })).project?.name).toBe("my-site");
});

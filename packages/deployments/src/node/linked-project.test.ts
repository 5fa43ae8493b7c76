import { execFileSync } from "node:child_process";
import { mkdir, realpath, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newFolder } from "../../../../test/new-folder.ts";
import { caught } from "../../../core/test/caught.ts";
import { linkedProject, projectLink } from "./linked-project.ts";

let folder: string;
beforeEach(async () => {
  folder = newFolder();
  for (const name of ["VERCEL_ORG_ID", "VERCEL_PROJECT_ID"]) vi.stubEnv(name, undefined);
});
afterEach(async () => {
  vi.unstubAllEnvs();
});

test("a byte order mark at the beginning of the file is not part of it", async () => {
  await link("project.json", '\uFEFF{"orgId":"team_1","projectId":"prj_1"}');
  expect(await linkedProject(folder)).toEqual({ orgId: "team_1", projectId: "prj_1" });
});

test("the environment's values are read without white space, and blank ones are none", async () => {
  await mkdir(join(folder, ".vercel"));
  await writeFile(join(folder, ".vercel", "project.json"), '{"orgId":"team_1","projectId":"prj_1"}');
  vi.stubEnv("VERCEL_ORG_ID", " ");
  vi.stubEnv("VERCEL_PROJECT_ID", "\n");
  expect(await linkedProject(folder)).toEqual({ orgId: "team_1", projectId: "prj_1" });
  vi.stubEnv("VERCEL_ORG_ID", "org_1\n");
  vi.stubEnv("VERCEL_PROJECT_ID", "prj_2 ");
  expect(await linkedProject(folder)).toEqual({ orgId: "org_1", projectId: "prj_2" });
});

async function link(name: string, content: unknown): Promise<void> {
  await mkdir(join(folder, ".vercel"), { recursive: true });
  await writeFile(join(folder, ".vercel", name), typeof content === "string" ? content : JSON.stringify(content));
}

test("the project's name is given where the link has it", async () => {
  await link("project.json", { orgId: "team_1", projectId: "prj_1", projectName: "site" });
  expect(await linkedProject(folder)).toEqual({ orgId: "team_1", projectId: "prj_1", projectName: "site" });
});

test.each([
  ["VERCEL_ORG_ID", "VERCEL_PROJECT_ID"],
  ["VERCEL_PROJECT_ID", "VERCEL_ORG_ID"],
])("%s without %s is refused: half of it would be another project's", async (given, missing) => {
  await link("project.json", { orgId: "team_1", projectId: "prj_1" });
  vi.stubEnv(given, "x");
  expect(await caught(linkedProject(folder))).toMatchObject({
    name: "InputError",
    parameter: missing,
    message: expect.stringContaining(`${given} is set and ${missing} is not`),
  });
});

const [web, docs, whole] = [
  { id: "prj_web", name: "web", directory: "apps/web", orgId: "team_1" },
  { id: "prj_docs", name: "docs", directory: "apps/docs" },
  { id: "prj_all", name: "all", directory: ".", orgId: "team_2" },
];

test("a repository that is linked as a whole is linked to its only project, whose folder is given", async () => {
  // Files that the CLI pulls for such a repository.
  await link("project.json", { settings: { framework: null } });
  expect(await linkedProject(folder)).toBeUndefined();
  await link("repo.json", { remoteName: "origin", projects: [web] });
  const linked = { orgId: "team_1", projectId: "prj_web", projectName: "web", rootDirectory: "apps/web" };
  expect(await linkedProject(folder)).toEqual(linked);
  await link("repo.json", { orgId: "team_3", remoteName: "origin", projects: [docs] });
  expect(await linkedProject(folder)).toMatchObject({ orgId: "team_3", projectId: "prj_docs" });
});

test("a repository with several projects means the one of its root, and otherwise one has to be named", async () => {
  await link("repo.json", { orgId: "team_3", projects: [web, docs, whole] });
  expect(await linkedProject(folder)).toEqual({ orgId: "team_2", projectId: "prj_all", projectName: "all" });
  await link("repo.json", { orgId: "team_3", projects: [web, docs] });
  expect(await caught(linkedProject(folder))).toMatchObject({
    name: "InputError",
    parameter: "project",
    message: expect.stringMatching(/repo\.json links several projects \("web", "docs"\): name one of them/),
  });
});

test("names of projects are shown as what they are: text that anybody may have written", async () => {
  const evil = { id: "prj_2", name: "x\n::error::broken \u001b[31m\u009b1m", directory: "b" };
  const many = Array.from({ length: 1000 }, (_, index) => ({ id: `prj_${index}`, directory: `${index}` }));
  await link("repo.json", { orgId: "team_3", projects: [evil, { ...web, name: "w".repeat(100_000) }, ...many] });
  const error = await caught(linkedProject(folder));
  expect(error).toMatchObject({
    message: expect.stringContaining('("x\\n::error::broken \\u001b[31m\\u009b1m", "www'),
  });
  const { message } = error as Error; // it has a message
  expect(message).toMatch(/ and 982 more\)/);
  expect([message.length < 1000, message.includes("\n")]).toEqual([true, false]);
});

test("all projects of a folder are found, also by a repository above it, up to its Git root", async () => {
  const below = join(folder, "apps", "web");
  await mkdir(below, { recursive: true });
  await link("repo.json", { orgId: "team_3", projects: [web, docs] });
  const projects = [{ projectId: "prj_web", rootDirectory: "apps/web" }, { projectId: "prj_docs" }];
  expect(await projectLink(folder)).toMatchObject({ projects, repository: await realpath(folder) });
  // Without a Git repository anybody may have written what is above.
  expect(await projectLink(below)).toBeUndefined();
  await mkdir(join(folder, ".git"));
  expect(await projectLink(below)).toMatchObject({ projects, repository: await realpath(folder) });
  expect(await linkedProject(below)).toBeUndefined();
  expect(await projectLink(join(below, "nowhere"))).toBeUndefined();
  await mkdir(join(folder, "apps", ".git"));
  expect(await projectLink(below)).toBeUndefined();
  vi.stubEnv("VERCEL_ORG_ID", "team_2");
  vi.stubEnv("VERCEL_PROJECT_ID", "prj_2");
  expect(await projectLink(below)).toEqual({ projects: [{ orgId: "team_2", projectId: "prj_2" }] });
});

test.each([
  ["no JSON", "project.json", "{", /project\.json is not a JSON object/],
  ["a number", "project.json", 7, /project\.json is not a JSON object/],
  ["half a link", "project.json", { orgId: "team_1" }, /project\.json names no orgId and projectId/],
  ["an empty name", "project.json", { orgId: "", projectId: "prj_1" }, /project\.json names no orgId/],
  ["more than 1 MiB", "project.json", " ".repeat(1024 * 1024 + 1), /project\.json has 1048577 bytes/],
  ["no projects", "repo.json", { orgId: "team_1" }, /repo\.json names no projects/],
  [
    "a project without a team",
    "repo.json",
    { projects: [docs] },
    /repo\.json names no projects with their id and orgId/,
  ],
])("a link of %s is refused by the name of its file", async (_, name, content, message) => {
  await link(name, content);
  const error = await caught(linkedProject(folder));
  expect(error).toMatchObject({ name: "InputError", message: expect.stringMatching(message) });
});

test.skipIf(process.platform === "win32")(
  "a pipe in the place of the file is refused, and nothing waits for it (Windows has no pipes in folders)",
  async () => {
    await mkdir(join(folder, ".vercel"));
    execFileSync("mkfifo", [join(folder, ".vercel", "project.json")]);
    expect(await caught(linkedProject(folder))).toMatchObject({
      message: expect.stringMatching(/project\.json is not a file/),
    });
  },
);

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createEmulator } from "@slipway/emulator";
import * as slipway from "slipway";
import { connect, createClient, createProject, projects } from "slipway";
import { expect, expectTypeOf, test } from "vitest";
import { root } from "./sources.ts";

test("connect binds every operation to one client", async () => {
  await using emulator = await createEmulator({ validateAnswers: true });
  const platform = connect({ baseUrl: emulator.url, token: emulator.token });
  const { id } = await platform.projects.createProject({ name: "site" });
  const names: string[] = [];
  for await (const project of platform.projects.listProjects()) names.push(project.name);
  expect(names).toEqual(["site"]);
  await platform.projects.deleteProject({ idOrName: id });
  expect((await platform.user.getUser()).user.username).toEqual(expect.any(String));
});

test("bound functions can be bound anew, to a client that is derived", async () => {
  await using emulator = await createEmulator();
  const platform = connect({ baseUrl: emulator.url, token: emulator.token });
  const team = await platform.teams.createTeam({ slug: "brand-new" });
  const acme = platform.with({ team: team.id });
  await acme.projects.createProject({ name: "site" });
  expect((await acme.projects.listProjects()).projects).toHaveLength(1);
  expect((await platform.projects.listProjects()).projects).toHaveLength(0);
});

test("groups are namespaces that take the client themselves", async () => {
  await using emulator = await createEmulator();
  const client = createClient({ baseUrl: emulator.url, token: emulator.token });
  await expect(projects.getProject(client, { idOrName: "nope" })).rejects.toMatchObject({
    status: 404,
    code: "not_found",
  });
});

test("each operation is exported by its own name", async () => {
  await using emulator = await createEmulator();
  const client = createClient({ baseUrl: emulator.url, token: emulator.token });
  expect(await createProject(client, { name: "site" })).toMatchObject({ name: "site" });
  const { client: _, with: __, ...bound } = connect({ token: null });
  const operations = Object.values(bound).flatMap((group) => Object.keys(group));
  expect(Object.keys(slipway)).toEqual(expect.arrayContaining(operations));
});

test("bound functions keep their types", () => {
  const bound = connect({ token: null });
  expectTypeOf(bound.projects.getProject).parameter(0).toEqualTypeOf<projects.GetProjectInput>();
  expectTypeOf(bound.projects.getProject({ idOrName: "x" }).catch(() => undefined)).resolves.toEqualTypeOf<
    projects.Project | undefined
  >();
  // @ts-expect-error a path parameter is missing
  expect(() => bound.projects.getProject({}).catch(() => {})).not.toThrow();
});

test("the lists of the umbrella have a name a line where they are long: a diff shows which one came", () => {
  const folder = join(root, "packages/slipway/src/generated");
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((each) =>
    each.endsWith(".ts"),
  )) {
    const lines = readFileSync(join(folder, path), "utf8").split("\n");
    expect(Math.max(...lines.map((line) => line.length)), path).toBeLessThan(130);
  }
});

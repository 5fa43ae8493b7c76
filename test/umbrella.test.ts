import { createEmulator } from "@slipway/emulator";
import { connect, createClient, projects } from "slipway";
import { expect, expectTypeOf, test } from "vitest";

test("connect binds every group's functions to one client", async () => {
  await using emulator = await createEmulator({ validateAnswers: true });
  const slipway = connect({ baseUrl: emulator.url, token: emulator.token });
  const { id } = await slipway.projects.createProject({ name: "site" });
  const names: string[] = [];
  for await (const project of slipway.projects.listProjects()) names.push(project.name);
  expect(names).toEqual(["site"]);
  await slipway.projects.deleteProject({ idOrName: id });
  expect((await slipway.user.getUser()).user.username).toEqual(expect.any(String));
});

test("groups are namespaces that take the client themselves", async () => {
  await using emulator = await createEmulator();
  const client = createClient({ baseUrl: emulator.url, token: emulator.token });
  await expect(projects.getProject(client, { idOrName: "nope" })).rejects.toMatchObject({
    status: 404,
    code: "not_found",
  });
});

test("bound functions keep their types", () => {
  const slipway = connect({ token: null });
  expectTypeOf(slipway.projects.getProject).parameter(0).toEqualTypeOf<projects.GetProjectInput>();
  expectTypeOf(slipway.projects.getProject({ idOrName: "x" }).catch(() => undefined)).resolves.toEqualTypeOf<
    projects.Project | undefined
  >();
  // @ts-expect-error a path parameter is missing
  expect(() => slipway.projects.getProject({}).catch(() => {})).not.toThrow();
});

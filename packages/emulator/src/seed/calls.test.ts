import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createProject, getProject, listProjectEnvs, listProjects } from "@slipway/projects";
import { afterAll, expect, test } from "vitest";
import { newFolder } from "../../test/folder-state.ts";
import { start, visit } from "../../test/start.ts";
import { createEmulator, type SeedData } from "../index.ts";

const folder = newFolder(afterAll);

const shop: SeedData = {
  calls: [
    { createProject: { name: "shop" }, as: "shop" },
    { createProjectEnvs: { idOrName: "{{shop.id}}", key: "A", value: "1", type: "plain", target: ["production"] } },
    { createDeployment: { name: "shop", target: "production", files: [{ file: "index.html", data: "ahoy" }] } },
    { advance: "10 seconds" },
  ],
};

test("a seed's calls are made in order, and name what was answered before", async () => {
  const { emulator, client } = await start({ seed: shop });
  expect((await listProjectEnvs(client, { idOrName: "shop" }).toArray()).map((env) => env.key)).toEqual(["A"]);
  expect(await (await visit(emulator, "shop.localhost")).text()).toBe("ahoy");
  const { id } = await getProject(client, { idOrName: "shop" });
  await createProject(client, { name: "other" });
  await emulator.reset();
  expect(emulator.requests).toEqual([]);
  expect((await getProject(client, { idOrName: "shop" })).id).not.toBe(id);
  await expect(getProject(client, { idOrName: "other" })).rejects.toMatchObject({ status: 404 });
});

const refused: readonly (readonly [SeedData["calls"], RegExp])[] = [
  [
    [{ createProject: { name: "a", framwork: "next" } }],
    /^seed: `calls\.0\.createProject\.framwork`: the platform takes/,
  ],
  [[{ createProject: { name: 1 } }], /^seed: `calls\.0\.createProject\.name`: /],
  [[{ createProjekt: {} }], /^seed: `calls\.0\.createProjekt`: there is no such operation/],
  [[{ listProjects: {} }], /^seed: `calls\.0\.listProjects`: a seed calls what/],
  [[{ team: "acme" }], /^seed: `calls\.0`: has to name one operation/],
  [[{ createProject: { name: "a" }, deleteProject: {} }], /^seed: `calls\.0`: has to name one operation/],
  [[{ createProject: { name: "a" } }, { createProject: { name: "a" } }], /^seed: `calls\.1\.createProject`: .*already/],
  [[{ advance: "soon" }], /^seed: `calls\.0\.advance`: /],
  ...["idd", "constructor.name", "link", "settings"].map((member): (typeof refused)[number] => [
    [
      { createProject: { name: "a" }, as: "__proto__" },
      { createProject: { name: "b", buildCommand: `{{__proto__.${member}}}` } },
    ],
    /^seed: `calls\.1\.createProject`: \{\{__proto__\.\w+[.\w]*\}\} is not text that was answered/,
  ]),
  [[{ createProject: { name: "a" }, as: "a b" }], /^seed: `calls\.0\.as`: has to have letters, digits/],
  [[{ advance: "later" }], /^seed: `calls\.0\.advance`: /],
];

test.each(refused)("%j is refused, and nothing of it stays", async (calls = [], problem) => {
  await expect(createEmulator({ seed: { calls } })).rejects.toThrow(problem);
  const { emulator, client } = await start();
  await createProject(client, { name: "kept" });
  await expect(emulator.seed({ calls: [{ createProject: { name: "first" } }, ...calls] })).rejects.toThrow(/^seed: /);
  await expect(getProject(client, { idOrName: "first" })).rejects.toMatchObject({ status: 404 });
  expect((await getProject(client, { idOrName: "kept" })).name).toBe("kept");
  expect(await emulator.snapshots()).toEqual([]);
});

test("seeds at the same time are made one after the other, and each is all or nothing", async () => {
  const { emulator, client } = await start();
  const wrong = { createProject: {} };
  const seeds = ["a", "b", "c", "d"].map((name, index) =>
    emulator.seed({ calls: [{ createProject: { name } }, ...(index % 2 === 0 ? [wrong] : [])] }),
  );
  const made = (await Promise.allSettled(seeds)).map(({ status }) => status);
  expect(made).toEqual(["rejected", "fulfilled", "rejected", "fulfilled"]);
  expect((await listProjects(client).toArray()).map(({ name }) => name).sort()).toEqual(["b", "d"]);
});

test("a folder whose first seed was refused begins anew with the next", async () => {
  const dataFolder = join(folder, "data");
  const wrong: SeedData = { calls: [{ createProject: { name: "half" } }, { createProject: {} }] };
  await expect(createEmulator({ dataFolder, seed: wrong })).rejects.toThrow(/calls\.1/);
  const { client } = await start({ dataFolder, seed: { users: [{ username: "ann" }], ...shop } });
  expect((await getProject(client, { idOrName: "shop" })).name).toBe("shop");
  await expect(getProject(client, { idOrName: "half" })).rejects.toMatchObject({ status: 404 });
});

test("a folder that stands begins again with the seed of the one who resets it", async () => {
  const dataFolder = join(folder, "stands");
  await (await createEmulator({ dataFolder })).close();
  const { emulator, client } = await start({ dataFolder, seed: { users: [{ username: "ann" }], ...shop } });
  await expect(getProject(client, { idOrName: "shop" })).rejects.toMatchObject({ status: 404 });
  await emulator.reset();
  expect((await getProject(client, { idOrName: "shop" })).name).toBe("shop");
});

test.each([
  ["calls:\n  - createProject:\n      name: a\n      framwork: next\n", /:4: `calls\.0\.createProject\.framwork`/],
  ['[{"createProject":{"name":"a"}},\n\n{"createProjekt":{}}]', /:3: `calls\.1\.createProjekt`/],
  ["users:\n  - usrname: x\n", /:2: `users\.0\.username`/],
  ["users:\n  - usrname: x\n    username: x", /:2: `users\.0\.usrname`: a seed has no such member/],
  ["projects:\n  - name: ok\n  - name: Bad Name\n", /:3: `projects\.1`: .*"Bad Name" is not a project name/],
  [
    "users:\n  - username: x\nteams: [{ slug: y, members: [{ username: z, role: OWNER }] }]",
    /:3: `teams\.0`: there is no/,
  ],
  ["world:\n  plans:\n    - team: lost\n      plan: pro\n", /:3: `world\.plans\.0`: There is no team lost/],
  ["users: [\n", /:2: this is neither YAML nor JSON/],
  [
    "a: &a [x, x]\nb: &b [*a, *a, *a, *a]\nc: &c [*b, *b, *b, *b]\nd: [*c, *c, *c, *c, *c, *c, *c]",
    /seed\.yaml: its aliases/,
  ],
  ["calls:\n  - createProject: &a { name: *a }", /seed\.yaml: its aliases/],
  ["secret", /^(?!.*secret)/],
])("a file that holds %j is refused with its line", async (text, problem) => {
  const seed = join(folder, "seed.yaml");
  writeFileSync(seed, text);
  await expect(createEmulator({ seed })).rejects.toThrow(problem);
});

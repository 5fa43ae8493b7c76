import { createCustomEnvironment } from "@slipway/environment";
import { addProjectDomain, createProject, createProjectEnvs, updateProjectEnv } from "@slipway/projects";
import { expect, test } from "vitest";
import { deployBuilt, start, visit } from "../../../test/start.ts";

const idOrName = "site";

test("code behind a project gets the variables that its deployment was built with, those of a custom environment too", async () => {
  const { client, emulator } = await start();
  emulator.serve("site", (_, { id, url, env }) => Response.json({ ...env, id, url }));
  await createProject(client, { name: "site" });
  const { id: staging } = await createCustomEnvironment(client, { idOrName, slug: "staging-eu" });
  const created = await createProjectEnvs(client, {
    idOrName,
    body: { key: "REGION", value: "first", type: "encrypted", target: ["production"] },
  });
  const body = { key: "REGION", value: "eu", type: "sensitive" as const, customEnvironmentIds: [staging] };
  await createProjectEnvs(client, { idOrName, body });
  const deploy = async (more: object) => {
    return await deployBuilt(emulator, client, {
      name: "site",
      files: [{ file: "a.txt", data: "x" }],
      ...more,
    });
  };
  const seen = async (host: string) => (await visit(emulator, host, "/env")).json();
  const { id, url } = await deploy({ target: "production" });
  const [made] = [created.created].flat();
  await updateProjectEnv(client, { idOrName, id: made?.id ?? "", value: "second" });
  expect(await seen("site.localhost")).toEqual({
    id,
    url,
    REGION: "first",
    VERCEL: "1",
    VERCEL_ENV: "production",
    VERCEL_TARGET_ENV: "production",
    VERCEL_URL: url,
    VERCEL_DEPLOYMENT_ID: id,
    VERCEL_PROJECT_PRODUCTION_URL: "site.localhost",
    VERCEL_PROJECT_ID: expect.stringMatching(/^prj_/),
  });
  await deploy({ target: "production" });
  expect(await seen("site.localhost")).toMatchObject({ REGION: "second" });
  for (const name of ["www.example.com", "eg.org"]) await addProjectDomain(client, { idOrName, name });
  const { url: custom } = await deploy({ customEnvironmentSlugOrId: "staging-eu" });
  expect(await seen(custom)).toMatchObject({ REGION: "eu", VERCEL_ENV: "preview", VERCEL_TARGET_ENV: "staging-eu" });
  expect(await seen(custom)).toMatchObject({ VERCEL_PROJECT_PRODUCTION_URL: "eg.org" });
});

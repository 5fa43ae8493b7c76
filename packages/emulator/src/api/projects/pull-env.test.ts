import { addProjectDomain, createProject, createProjectEnvs, updateProject } from "@slipway/projects";
import { expect, test } from "vitest";
import { start } from "../../../test/start.ts";
import { callUnlisted } from "../../../test/unlisted.ts";

const idOrName = "site";

test("an environment's variables are pulled in clear, and nobody else's", async () => {
  const { client } = await start();
  await createProject(client, { name: idOrName });
  await createProjectEnvs(client, {
    idOrName,
    body: [
      { key: "URL", value: "https://one", type: "encrypted", target: ["preview"] },
      { key: "URL", value: "https://two", type: "encrypted", target: ["production"] },
      { key: "PASSWORD", value: "secret", type: "sensitive", target: ["preview"] },
    ],
  });
  const { env } = await pull({ target: "preview" });
  expect(env).toMatchObject({ URL: "https://one", PASSWORD: "", VERCEL_ENV: "preview" });
  expect((await pull({ target: "development" })).env).not.toHaveProperty("URL");

  async function pull(input: object) {
    return (await callUnlisted(client, "pullProjectEnv", { idOrName, ...input })) as { env: Record<string, string> };
  }
});

test("a branch's own variable takes the place of the one of all branches", async () => {
  const { client } = await start();
  await createProject(client, { name: idOrName });
  const preview = { type: "plain" as const, target: ["preview" as const] };
  await createProjectEnvs(client, {
    idOrName,
    body: [{ key: "URL", value: "its own", gitBranch: "next", ...preview }],
  });
  await createProjectEnvs(client, { idOrName, body: [{ key: "URL", value: "all", ...preview }] });
  const pull = (gitBranch: string) =>
    callUnlisted(client, "pullProjectBranchEnv", { idOrName, target: "preview", gitBranch });
  expect(await pull("next")).toMatchObject({ env: { URL: "its own" } });
  expect(await pull("main")).toMatchObject({ env: { URL: "all" } });
});

test("the project's token is pulled along, unless the project makes none", async () => {
  const { client } = await start();
  await createProject(client, { name: idOrName });
  const pull = () => callUnlisted(client, "pullProjectEnv", { idOrName, target: "development" });
  expect(await pull()).toMatchObject({ env: { VERCEL_OIDC_TOKEN: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) } });
  await updateProject(client, { idOrName, oidcTokenConfig: { enabled: false } });
  expect(await pull()).not.toHaveProperty("env.VERCEL_OIDC_TOKEN");
});

test("a domain is found by its name alone, and not in another account", async () => {
  const { client } = await start();
  const project = await createProject(client, { name: idOrName });
  await addProjectDomain(client, { idOrName, name: "www.example.com" });
  const find = (domain: string) => callUnlisted(client, "getProjectDomainByName", { domain });
  expect(await find("WWW.example.com")).toMatchObject({ projectId: project.id });
  await expect(find("none.example.com")).rejects.toMatchObject({ status: 404 });
});

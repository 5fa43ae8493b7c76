import { createDeployment, getDeployment, listDeployments } from "@slipway/deployments";
import type { Operations } from "@slipway/projects/contract";
import { expect, test } from "vitest";
import { start, visit, wholeBuild } from "../../../test/start.ts";
import { callUnlisted } from "../../../test/unlisted.ts";

async function hooked(ref: string) {
  const { emulator, client } = await start();
  const deployed = (data: string, commitRef?: string) =>
    createDeployment(client, {
      name: "site",
      files: [{ file: "index.html", data }],
      ...(commitRef ? { gitMetadata: { commitRef } } : { target: "production" }),
    });
  const [live, branch] = [await deployed("live"), await deployed("of the branch", "next")];
  await emulator.clock.advance(wholeBuild);
  await callUnlisted(client, "linkProject", { idOrName: "site", type: "github", repo: "acme/site" });
  const made = await callUnlisted(client, "createDeployHook", { idOrName: "site", name: "cms", ref });
  // Response of the operation, by its contract.
  const url = (made as Operations["getProject"]["output"]).link?.deployHooks[0]?.url ?? "";
  return { emulator, client, live, branch, url };
}

test.each(["POST", "GET"])(
  "%s of a hook's address deploys again what its branch had in production last",
  async (method) => {
    const { emulator, client, url } = await hooked("main");
    const called = await fetch(url, { method });
    expect([called.status, await called.json()]).toEqual([
      201,
      { job: { id: expect.any(String), state: "PENDING", createdAt: emulator.clock.now() } },
    ]);
    const deployments = await listDeployments(client, { target: "production" }).toArray();
    expect(deployments).toHaveLength(2);
    const [newest] = deployments;
    expect(newest).toMatchObject({ target: "production", meta: { deployHookName: "cms", deployHookRef: "main" } });
    await emulator.clock.advance(wholeBuild);
    expect(await (await visit(emulator, newest?.url ?? "")).text()).toBe("live");
    const { alias } = await getDeployment(client, { idOrUrl: newest?.uid ?? "" });
    expect(alias).toContain("site.localhost");
  },
);

test("a hook of another branch deploys that branch again, as a preview", async () => {
  const { emulator, client, url, branch } = await hooked("next");
  expect((await fetch(url, { method: "POST" })).status).toBe(201);
  const deployments = await listDeployments(client, { branch: "next" }).toArray();
  expect(deployments).toMatchObject([{ target: null }, { uid: branch.id }]);
  await emulator.clock.advance(wholeBuild);
  expect(await (await visit(emulator, deployments[0]?.url ?? "")).text()).toBe("of the branch");
});

test("a hook says what is missing, takes GET and POST, and is gone when it is deleted", async () => {
  const { client, url } = await hooked("later");
  const said = async (init: RequestInit, address = url) => {
    const response = await fetch(address, init);
    return [response.status, (await response.json()).error.message];
  };
  expect(await said({ method: "POST" })).toEqual([
    400,
    expect.stringContaining('Deploy files with `gitMetadata.commitRef` "later" once'),
  ]);
  expect(await said({ method: "PUT" })).toEqual([405, expect.stringContaining("GET and POST")]);
  expect(await said({}, `${url}x`)).toEqual([404, expect.stringContaining("Deploy hook")]);
  await callUnlisted(client, "deleteDeployHook", { idOrName: "site", hookId: url.split("/").at(-1) });
  expect((await said({}))[0]).toBe(404);
});

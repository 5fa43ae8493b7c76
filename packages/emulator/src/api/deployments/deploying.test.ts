import { createClient } from "@slipway/core";
import {
  cancelDeployment,
  createDeployment,
  deleteDeployment,
  followDeploymentEvents,
  getDeployment,
  getDeploymentEvents,
  getDeploymentFile,
  listDeploymentFiles,
  listDeployments,
  uploadDeploymentFile,
} from "@slipway/deployments";
import { createCustomEnvironment } from "@slipway/environment";
import { createProject, getProject, promoteDeployment, rollbackDeployment, updateProject } from "@slipway/projects";
import { expect, test } from "vitest";
import { deployBuilt, sha1, start, visit, wholeBuild } from "../../../test/start.ts";

const page = (text: string) => [{ file: "index.html", data: `<h1>${text}</h1>` }];

test("a site is uploaded, deployed, served, promoted and rolled back", async () => {
  const { emulator, client } = await start();
  await createProject(client, { name: "site" });
  const html = "<h1>first</h1>";
  await uploadDeploymentFile(client, { xVercelDigest: sha1(html), body: html });
  const files = [{ file: "index.html", sha: sha1(html), size: html.length }];
  const first = await createDeployment(client, { name: "site", target: "production", files });
  const inspectorUrl = `${emulator.url}/_emulator/#/deployments/${first.id}`;
  expect(first).toMatchObject({ readyState: "QUEUED", aliasAssigned: false, inspectorUrl });

  await emulator.clock.advance(wholeBuild);
  const ready = await getDeployment(client, { idOrUrl: first.id });
  expect(ready).toMatchObject({
    readyState: "READY",
    aliasAssigned: true,
    readySubstate: "PROMOTED",
    alias: ["site.localhost"],
  });
  expect(await (await visit(emulator, ready.url ?? "")).text()).toBe(html);
  expect(await (await visit(emulator, "site.localhost")).text()).toBe(html);

  const second = await deployBuilt(emulator, client, { name: "site", files: page("second") });
  expect(await (await visit(emulator, "site.localhost")).text()).toBe(html);
  await promoteDeployment(client, { projectId: "site", deploymentId: second.id });
  expect(await (await visit(emulator, "site.localhost")).text()).toBe("<h1>second</h1>");

  await rollbackDeployment(client, { projectId: "site", deploymentId: first.id, description: "second was bad" });
  expect(await (await visit(emulator, "site.localhost")).text()).toBe(html);
  const project = await getProject(client, { idOrName: "site" });
  expect(project.lastAliasRequest).toMatchObject({
    type: "rollback",
    fromDeploymentId: second.id,
    toDeploymentId: first.id,
  });
  expect(project.rollbackDescription?.description).toBe("second was bad");
  expect(project.targets?.production?.id).toBe(first.id);
});

test.each(["preview", "staging", undefined, "a failed build"])(
  "the first deployment of a project is production's: %s",
  async (how) => {
    const { emulator, client } = await start();
    const variables = (["production", "preview"] as const).map((key) => ({ key, value: key, type: "plain" as const }));
    const environmentVariables = variables.map((each) => ({ ...each, target: [each.key] }));
    await createProject(client, { name: "site", environmentVariables });
    const [target, fails] = how === "a failed build" ? [undefined, true] : [how, false];
    if (fails) emulator.faults.add({ build: "error", project: "site" });
    const deploy = () => createDeployment(client, { name: "site", files: page("x"), ...(target && { target }) });
    const { id } = await deploy();
    await emulator.clock.advance(wholeBuild);
    const becomes = fails ? { readyState: "ERROR" } : { env: ["production"], alias: ["site.localhost"] };
    expect(await getDeployment(client, { idOrUrl: id })).toMatchObject({ target: "production", ...becomes });
    expect((await deploy()).target).not.toBe("production");
  },
);

test("a first deployment that names an environment of the project's own is that one's", async () => {
  const { client } = await start();
  await createProject(client, { name: "site" });
  const { id } = await createCustomEnvironment(client, { idOrName: "site", slug: "qa" });
  const deployment = await createDeployment(client, { name: "site", target: "qa", files: page("x") });
  expect(deployment).toMatchObject({ target: null, customEnvironment: { id } });
});

test("a new production deployment waits for a promotion after a rollback", async () => {
  const { emulator, client } = await start();
  const first = await deployBuilt(emulator, client, { name: "site", target: "production", files: page("first") });
  await rollbackDeployment(client, { projectId: "site", deploymentId: first.id });
  const second = await deployBuilt(emulator, client, { name: "site", target: "production", files: page("second") });
  expect(await getDeployment(client, { idOrUrl: second.id })).toMatchObject({ readySubstate: "STAGED", alias: [] });
  expect(await (await visit(emulator, "site.localhost")).text()).toBe("<h1>first</h1>");
  await promoteDeployment(client, { projectId: "site", deploymentId: second.id });
  expect(await (await visit(emulator, "site.localhost")).text()).toBe("<h1>second</h1>");
});

test("files that were not uploaded are named, each once", async () => {
  const { client } = await start();
  const file = { sha: sha1("never sent"), size: 10 };
  const failed = createDeployment(client, {
    name: "site",
    files: [
      { file: "a.txt", ...file },
      { file: "b.txt", ...file },
    ],
  });
  await expect(failed).rejects.toMatchObject({
    status: 400,
    code: "missing_files",
    body: { error: { missing: [file.sha] } },
  });
});

test.each([
  ["a digest that is not the content's", { xVercelDigest: sha1("other") }, /SHA-1 is/],
  ["a size that is not the content's", { xNowDigest: sha1("content"), xNowSize: 3 }, /7 bytes, not 3/],
  ["no digest", {}, /x-vercel-digest/],
])("an upload with %s is refused and not kept", async (_, headers, message) => {
  const { client } = await start();
  await expect(uploadDeploymentFile(client, { ...headers, body: "content" })).rejects.toThrow(message);
  const files = [{ file: "a.txt", sha: sha1("content"), size: 7 }];
  await expect(createDeployment(client, { name: "site", files })).rejects.toMatchObject({ code: "missing_files" });
});

test.each(["/etc/passwd", "a/../up.txt", "a//b.txt", "a/./b.txt", ""])(
  "the path %o cannot be deployed",
  async (file) => {
    const { client } = await start();
    await expect(createDeployment(client, { name: "site", files: [{ file, data: "" }] })).rejects.toMatchObject({
      status: 400,
    });
  },
);

test("a deployment goes through its states as the clock goes on", async () => {
  const { emulator, client } = await start({ buildTime: 1000 });
  const { id } = await createDeployment(client, { name: "site", files: page("x") });
  const seen = [];
  for (let step = 0; step < 14; step++) {
    const { readyState, aliasAssigned } = await getDeployment(client, { idOrUrl: id });
    seen.push(`${readyState} ${aliasAssigned}`);
    await emulator.clock.advance(100);
  }
  expect([...new Set(seen)]).toEqual([
    "QUEUED false",
    "INITIALIZING false",
    "BUILDING false",
    "READY false",
    "READY true",
  ]);
});

test("following the events ends when the deployment is finished, and tells everything once", async () => {
  const { emulator, client } = await start();
  const { id } = await createDeployment(client, { name: "site", files: page("x") });
  const seen: string[] = [];
  for await (const event of followDeploymentEvents(client, { idOrUrl: id })) {
    if (event.type === "alias-assigned") continue;
    const { text, info } = event as { text?: string; info?: { readyState?: string } };
    seen.push(text || (info?.readyState ?? ""));
    await emulator.clock.advance(500);
  }
  expect(seen).toEqual([
    "QUEUED",
    "INITIALIZING",
    "BUILDING",
    expect.stringContaining("1 files"),
    expect.any(String),
    "Build Completed",
    "READY",
    "Assigned site.localhost",
    "Deployment completed",
  ]);
  const all = await getDeploymentEvents(client, { idOrUrl: id });
  expect(all).toHaveLength(seen.length);
  const since = all[5] && "created" in all[5] ? all[5].created : 0;
  expect(await getDeploymentEvents(client, { idOrUrl: id, since })).toEqual(all.slice(5));
  expect(await getDeploymentEvents(client, { idOrUrl: id, direction: "backward", limit: 2 })).toEqual(
    all.slice(-2).reverse(),
  );
});

test("a stream that breaks midway is taken up again without a gap or a repetition", async () => {
  const { emulator, client } = await start();
  const { id } = await deployBuilt(emulator, client, { name: "site", files: page("x") });
  emulator.faults.add({ operation: "followDeploymentEvents", drop: "midway" });
  const patient = createClient({ baseUrl: emulator.url, token: emulator.token });
  const seen = [];
  for await (const event of followDeploymentEvents(patient, { idOrUrl: id })) seen.push(event);
  expect(seen).toEqual(await getDeploymentEvents(client, { idOrUrl: id }));
  expect(emulator.requests.filter(({ operation }) => operation === "followDeploymentEvents")).toHaveLength(2);
});

test("a deployment that is deleted or cancelled ends what follows it", async () => {
  const { client } = await start();
  const { id } = await createDeployment(client, { name: "site", files: page("x") });
  const events = followDeploymentEvents(client, { idOrUrl: id });
  const states = [];
  for await (const event of events) {
    states.push((event as { info?: { readyState?: string } }).info?.readyState);
    if (states.length === 1) expect(await cancelDeployment(client, { id })).toMatchObject({ readyState: "CANCELED" });
  }
  expect(states).toEqual(["QUEUED", "CANCELED"]);
  await expect(cancelDeployment(client, { id })).rejects.toMatchObject({ status: 400 });
});

test("a planned fault fails the build of one deployment and not of the next", async () => {
  const { emulator, client } = await start();
  emulator.faults.add({ build: "error", project: "site", errorMessage: "tests failed" });
  const bad = await createDeployment(client, { name: "site", files: page("bad") });
  const good = await deployBuilt(emulator, client, { name: "site", files: page("good") });
  expect(await getDeployment(client, { idOrUrl: bad.id })).toMatchObject({
    readyState: "ERROR",
    errorMessage: "tests failed",
  });
  expect(await getDeployment(client, { idOrUrl: good.id })).toMatchObject({ readyState: "READY" });
  await expect(promoteDeployment(client, { projectId: "site", deploymentId: bad.id })).rejects.toMatchObject({
    status: 409,
  });
});

test("a deployment that only names a Git commit fails to build, because no Git host is contacted", async () => {
  const { emulator, client } = await start();
  const gitSource = { type: "github", org: "acme", repo: "site", ref: "main" } as const;
  const { id } = await deployBuilt(emulator, client, { name: "site", gitSource });
  expect(await getDeployment(client, { idOrUrl: id })).toMatchObject({
    readyState: "ERROR",
    errorCode: "GIT_SOURCE_UNAVAILABLE",
  });
});

test("a deployment can be made again from an earlier one", async () => {
  const { emulator, client } = await start();
  const first = await createDeployment(client, { name: "site", files: page("same"), meta: { note: "kept" } });
  const again = await deployBuilt(emulator, client, { name: "site", deploymentId: first.id, target: "production" });
  expect(again.meta).toEqual({ note: "kept" });
  expect(await (await visit(emulator, "site.localhost")).text()).toBe("<h1>same</h1>");
});

test("the files of a deployment are listed as a tree and read one by one", async () => {
  const { client } = await start();
  const files = [
    { file: "a/b/c.txt", data: "deep" },
    { file: "a/d.txt", data: Buffer.from("bytes").toString("base64"), encoding: "base64" as const },
    { file: "index.html", data: "top" },
  ];
  const { id } = await createDeployment(client, { name: "site", files });
  expect(await listDeploymentFiles(client, { id })).toMatchObject([
    { name: "a", type: "directory", children: [{ name: "b", children: [{ name: "c.txt" }] }, { name: "d.txt" }] },
    { name: "index.html", type: "file", uid: sha1("top") },
  ]);
  const { data = "" } = await getDeploymentFile(client, { id, fileId: sha1("bytes") });
  expect(Buffer.from(data, "base64").toString()).toBe("bytes");
  await expect(getDeploymentFile(client, { id, fileId: "none" })).rejects.toMatchObject({ status: 404 });
});

test("deployments are listed newest first, filtered and page by page", async () => {
  const { emulator, client } = await start();
  const ids: string[] = [];
  for (let count = 0; count < 5; count++) {
    const gitMetadata = { commitRef: count < 2 ? "main" : "feature", commitSha: `sha${count}` };
    const name = count === 4 ? "other" : "site";
    const meta = { count: `${count}`, half: count < 2 ? "first" : "second" };
    ids.unshift((await createDeployment(client, { name, files: page(`${count}`), gitMetadata, meta })).id);
  }
  await emulator.clock.advance(wholeBuild);
  const listed = async (filter: Parameters<typeof listDeployments>[1]) =>
    (await listDeployments(client, filter).toArray()).map(({ uid }) => uid);
  expect(await listed({ limit: 2 })).toEqual(ids);
  expect(await listed({ app: "other" })).toEqual([ids[0]]);
  expect(await listed({ branch: "main" })).toEqual(ids.slice(3));
  expect(await listed({ sha: "sha3" })).toEqual([ids[1]]);
  expect(await listed({ meta: { half: "second", count: "3" } })).toEqual([ids[1]]);
  expect(await listed({ meta: { half: "third" } })).toEqual([]);
  expect(await listed({ state: "ERROR,BUILDING" })).toEqual([]);
  const firsts = [ids[0], ids[4]];
  expect(await listed({ target: "production" })).toEqual(firsts);
  expect(await listed({ rollbackCandidate: true })).toEqual(firsts);
});

test("deleting a deployment takes its aliases and its site away", async () => {
  const { emulator, client } = await start();
  const { id, url = "" } = await deployBuilt(emulator, client, {
    name: "site",
    target: "production",
    files: page("x"),
  });
  expect(await deleteDeployment(client, { id })).toEqual({ uid: id, state: "DELETED" });
  await expect(getDeployment(client, { idOrUrl: id })).rejects.toMatchObject({ status: 404 });
  for (const host of [url, "site.localhost"]) {
    const answer = await visit(emulator, host);
    expect([answer.status, answer.headers.get("x-vercel-error")]).toEqual([404, "DEPLOYMENT_NOT_FOUND"]);
  }
});

test("a project that does not assign its domains by itself stages production deployments", async () => {
  const { emulator, client } = await start();
  await createProject(client, { name: "site" });
  await updateProject(client, { idOrName: "site", autoAssignCustomDomains: false });
  const { id } = await deployBuilt(emulator, client, { name: "site", target: "production", files: page("x") });
  expect(await getDeployment(client, { idOrUrl: id })).toMatchObject({ readySubstate: "STAGED", aliasAssigned: true });
  expect((await visit(emulator, "site.localhost")).status).toBe(404);
});

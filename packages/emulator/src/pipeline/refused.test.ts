import { createDeployment } from "@slipway/deployments";
import {
  addProjectDomain,
  createProject,
  deleteProject,
  getProjectDomain,
  listProjectDomains,
  listProjects,
  moveProjectDomain,
  updateProject,
  uploadProjectAvatar,
} from "@slipway/projects";
import { inviteTeamMember, joinTeam, listTeamMembers, requestTeamAccess, updateTeamMember } from "@slipway/teams";
import { getUser } from "@slipway/user";
import { listRepositories } from "@slipway/vcr";
import { expect, test } from "vitest";
import { filesIn, newFolder } from "../../test/folder-state.ts";
import { digest } from "../../test/push-image.ts";
import { clientOf, sha1, start } from "../../test/start.ts";
import { failure, startRegistry } from "../../test/start-registry.ts";
import type { Emulator } from "../index.ts";

// A refused request has changed nothing. What is found by hand stands here; test/atomic.test.ts looks at every operation.

test("a domain whose move is refused stays where it was", async () => {
  const { client } = await start();
  await createProject(client, { name: "from" });
  const { id: projectId } = await createProject(client, { name: "to" });
  const before = await addProjectDomain(client, { idOrName: "from", name: "www.example.com" });
  const move = { idOrName: "from", domain: "www.example.com", projectId, redirect: "nowhere.example.com" };
  await expect(moveProjectDomain(client, move)).rejects.toMatchObject({ status: 400 });
  expect(await getProjectDomain(client, { idOrName: "from", domain: "www.example.com" })).toEqual(before);
  expect((await listProjectDomains(client, { idOrName: "to" }).toArray()).map(({ name }) => name)).toEqual([
    "to.localhost",
  ]);
});

test("a project whose creation is refused for its variables is not there", async () => {
  const { client } = await start();
  const environmentVariables = [
    { key: "GOOD", value: "1", target: "preview" as const },
    { key: "1 BAD", value: "1", target: "preview" as const },
  ];
  await expect(createProject(client, { name: "site", environmentVariables })).rejects.toMatchObject({ status: 400 });
  expect(await listProjects(client).toArray()).toEqual([]);
  await createProject(client, { name: "site" });
});

test("a refused deployment leaves no project, and no file that a later one could name", async () => {
  const { client, emulator } = await start();
  emulator.faults.add({ build: "error" });
  const refused = { name: "site", target: "nowhere", files: [{ file: "index.html", data: "secret" }] };
  await expect(createDeployment(client, refused)).rejects.toMatchObject({ status: 404 });
  expect(await listProjects(client).toArray()).toEqual([]);
  const named = { name: "site", files: [{ file: "index.html", sha: sha1("secret"), size: 6 }] };
  await expect(createDeployment(client, named)).rejects.toMatchObject({ code: "missing_files" });
  expect(emulator.faults.pending).toHaveLength(1);
});

test("a push that is refused makes no repository", async () => {
  const { client, call } = await startRegistry();
  expect(await failure(await call("PUT", "/manifests/v1", { body: "{}" }))).toEqual([400, "MANIFEST_INVALID"]);
  expect(await failure(await call("POST", "/blobs/uploads/?digest=sha256:bad"))).toEqual([400, "DIGEST_INVALID"]);
  expect((await listRepositories(client, { projectId: "site" })).repositories).toEqual([]);
});

test("an invitation that is refused to a member is not used up", async () => {
  const { client, emulator } = await start();
  emulator.seed({ users: [{ username: "ben", token: "ben" }] });
  const ben = clientOf(emulator, "ben");
  const { user } = await getUser(ben);
  await inviteTeamMember(client, { teamId: "acme", body: [{ email: user.email }] });
  await requestTeamAccess(ben, { teamId: "acme", joinedFrom: { origin: "teams" } });
  await updateTeamMember(client, { teamId: "acme", uid: user.id, confirmed: true });
  await expect(joinTeam(ben, { teamId: "acme" })).rejects.toMatchObject({ status: 400 });
  const { emailInviteCodes } = await listTeamMembers(client, { teamId: "acme" });
  expect(emailInviteCodes?.map(({ email }) => email)).toEqual([user.email]);
});

/** An image that arrives in two parts, the second one when it is asked for. */
function slowImage(): { body: ReadableStream<Uint8Array>; begun: Promise<void>; end(): void } {
  let begin = (): void => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let end = (): void => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(Buffer.from("<svg>"));
      end = () => {
        controller.enqueue(Buffer.from("</svg>"));
        controller.close();
      };
    },
    pull: () => begin(),
  });
  return { body, begun, end: () => end() };
}

test("a request that waits for its bytes undoes nothing that was answered meanwhile", async () => {
  const { client } = await start();
  await createProject(client, { name: "site" });
  const { body, begun, end } = slowImage();
  const uploading = uploadProjectAvatar(client, { idOrName: "site", body });
  await begun;
  await updateProject(client, { idOrName: "site", buildCommand: "make" });
  end();
  expect(await uploading).toMatchObject({ avatar: sha1("<svg></svg>"), buildCommand: "make" });
});

test("a request whose project goes while it waits for its bytes is refused, and leaves no file", async () => {
  const dataFolder = newFolder();
  const { client } = await start({ dataFolder });
  await createProject(client, { name: "site" });
  const { body, begun, end } = slowImage();
  const uploading = expect(uploadProjectAvatar(client, { idOrName: "site", body })).rejects.toMatchObject({
    status: 404,
  });
  await begun;
  await deleteProject(client, { idOrName: "site" });
  end();
  await uploading;
  expect(filesIn(dataFolder)).toEqual({});
});

test("a deployment whose files are refused half-way leaves none of them", async () => {
  const dataFolder = newFolder();
  const { client } = await start({ dataFolder });
  const files = [
    { file: "index.html", data: "x" },
    { file: "other.html", sha: sha1("never uploaded"), size: 1 },
  ];
  await expect(createDeployment(client, { name: "site", files })).rejects.toMatchObject({ code: "missing_files" });
  const wrong = { name: "site", target: "nowhere", files: [{ file: "index.html", data: "x" }] };
  await expect(createDeployment(client, wrong)).rejects.toMatchObject({ status: 404 });
  expect(filesIn(dataFolder)).toEqual({});
});

test.each([
  ["a reset", (emulator: Emulator) => emulator.reset()],
  ["a restore", (emulator: Emulator) => emulator.restore("before")],
] as const)("what is under way across %s is refused as a conflict, whatever it waits for", async (_, replace) => {
  for (const options of [{}, { dataFolder: newFolder() }]) {
    const { emulator, startUpload, name } = await startRegistry(options);
    await emulator.snapshot("before");
    const upload = await startUpload();
    const ask = (path: string, method: string, headers: Record<string, string> = {}) => {
      const { body, begun, end } = slowImage();
      const answer = emulator.fetch(emulator.url + path, {
        method,
        headers: { authorization: `Bearer ${emulator.token}`, "content-type": "application/octet-stream", ...headers },
        body,
        // Required for a streamed body and missing in the DOM library's type.
        ...{ duplex: "half" },
      });
      return { begun, end, status: answer.then((response) => response.status) };
    };
    const asked = [
      ask("/v2/files", "POST", { "x-vercel-digest": sha1("<svg></svg>") }),
      ask("/v1/projects/site/avatar?slug=acme", "POST"),
      ask(`/v2/${name}/blobs/uploads/${upload}`, "PATCH"),
      ask(`/v2/${name}/blobs/uploads/?digest=${digest("<svg></svg>")}`, "POST"),
    ];
    await Promise.all(asked.map(({ begun }) => begun));
    await replace(emulator);
    for (const { end } of asked) end();
    expect(await Promise.all(asked.map(({ status }) => status))).toEqual([409, 409, 409, 409]);
  }
});

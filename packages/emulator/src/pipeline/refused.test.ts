import { createDeployment } from "@slipway/deployments";
import { createProject, deleteProject, updateProject, uploadProjectAvatar } from "@slipway/projects";
import { inviteTeamMember, joinTeam, listTeamMembers, requestTeamAccess, updateTeamMember } from "@slipway/teams";
import { getUser } from "@slipway/user";
import { expect, test } from "vitest";
import { filesIn, newFolder } from "../../test/folder-state.ts";
import { digest } from "../../test/push-image.ts";
import { clientOf, sha1, start } from "../../test/start.ts";
import { startRegistry } from "../../test/start-registry.ts";
import type { Emulator } from "../index.ts";

// A refused request has changed nothing. What is found by hand stands here; test/atomic.test.ts looks at every operation.

test("an invitation that is refused to a member is not used up", async () => {
  const { client, emulator } = await start();
  await emulator.seed({ users: [{ username: "ben", token: "ben" }] });
  const ben = clientOf(emulator, "ben");
  const { user } = await getUser(ben);
  await inviteTeamMember(client, { teamId: "acme", body: [{ email: user.email }] });
  await requestTeamAccess(ben, { teamId: "acme", joinedFrom: { origin: "teams" } });
  await updateTeamMember(client, { teamId: "acme", uid: user.id, confirmed: true });
  await expect(joinTeam(ben, { teamId: "acme" })).rejects.toMatchObject({ status: 400 });
  const { emailInviteCodes } = await listTeamMembers(client, { teamId: "acme" });
  expect(emailInviteCodes?.map(({ email }) => email)).toEqual([user.email]);
});

function slowImage(): { body: ReadableStream<Uint8Array>; begun: Promise<void>; end(): void } {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
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

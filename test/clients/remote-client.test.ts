import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createEmulator } from "../../packages/emulator/src/index.ts";
import { installPeer } from "../../scripts/peers/install-peer.ts";
import { run } from "../interop/process.ts";
import { newFolder } from "../new-folder.ts";
import { openDoor } from "./door.ts";
import { noteExercised } from "./exercised.ts";

/** Calls of the platform's client for the remote cache, in a separate process, since Node reads its proxy at its start. */
const script = `
import { createRequire } from "node:module";
const { createClient } = createRequire(process.argv[2])("@vercel/remote");
const client = createClient(process.env.TOKEN, { teamId: process.env.TEAM, product: "slipway" });
const artifact = Buffer.from("built");
const said = [await client.exists("abc123").send()];
await client.put("abc123", { duration: 250, tag: "signed" }).buffer(artifact);
said.push(await client.exists("abc123").send());
const got = client.get("abc123");
said.push((await got.buffer()).toString(), got.response.headers.get("x-artifact-tag"));
said.push(await client.get("none").buffer().catch((error) => JSON.parse(error.message).error.code));
console.log(JSON.stringify(said));
`;

test("the platform's client for the remote cache puts an artifact, finds it, gets it, and misses another one", async () => {
  const peer = join(installPeer("platform-clients"), "package.json");
  await using emulator = await createEmulator({
    validateAnswers: true,
    seed: { users: [{ username: "ann" }], teams: [{ slug: "fleet" }] },
  });
  // The client has this host in its code, and no option for another one.
  await using door = await openDoor("vercel.com", "/api", emulator.url);
  const folder = newFolder();
  const [program, ca] = [join(folder, "remote.mjs"), join(folder, "ca.pem")];
  writeFileSync(program, script);
  writeFileSync(ca, door.ca);
  const teams = await emulator.fetch(`${emulator.url}/v2/teams`, {
    headers: { authorization: `Bearer ${emulator.token}` },
  });
  const {
    teams: [team],
  } = (await teams.json()) as { teams: readonly { readonly id: string }[] };
  const env = {
    PATH: process.env.PATH,
    TOKEN: emulator.token,
    TEAM: team?.id,
    NODE_USE_ENV_PROXY: "1",
    HTTPS_PROXY: door.proxy,
    NODE_EXTRA_CA_CERTS: ca,
  };
  const { code, stdout, stderr } = await run(process.execPath, [program, peer], { env });
  expect([code, stderr]).toEqual([0, ""]);
  expect(JSON.parse(stdout)).toEqual([false, true, "built", "signed", "not_found"]);
  // The first was ours.
  const asked = emulator.requests.slice(1);
  noteExercised("@vercel/remote", asked);
  expect(asked.map(({ operation, status }) => `${operation} ${status}`)).toEqual([
    "hasArtifact 404",
    "uploadArtifact 202",
    "hasArtifact 200",
    "downloadArtifact 200",
    "downloadArtifact 404",
  ]);
});

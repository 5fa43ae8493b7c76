import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createClient } from "@slipway/core";
import { createProject } from "@slipway/projects";
import { listTeams } from "@slipway/teams";
import { onTestFinished, test } from "vitest";
import { createEmulator, type Emulator } from "../../packages/emulator/src/index.ts";
import type { SandboxIsolation as Isolation } from "../../packages/emulator/src/isolation/choose-isolation.ts";
import { isolationProblem } from "../../packages/emulator/src/isolation/choose-isolation.ts";
import { root } from "../../scripts/build.ts";
import { installPeer } from "../../scripts/peers/install-peer.ts";
import { type Ended, run } from "../interop/process.ts";
import { newFolder, writeFiles } from "../new-folder.ts";
import { noteExercised } from "./exercised.ts";

/** A folder of a user's, an emulator that runs sandboxes, and a project for them; what is run there takes it for the platform. */
export interface SandboxDesk {
  readonly emulator: Emulator;
  readonly folder: string;
  readonly home: string;
  readonly projectId: string;
  readonly teamId: string;
  write(files: Readonly<Record<string, string>>): void;
  /**
   * Runs a program of Node by `node --import @slipway/emulator/redirect`, strictly, and notes what it called as `client`'s.
   * Throws for one that does not end with 0.
   *
   * @param typed at a terminal, which it has then
   */
  node(client: string, args: readonly string[], env?: Readonly<Record<string, string>>, typed?: string): Promise<Ended>;
}

/** The clients, where npm put them. */
export const clients = installPeer("platform-clients");

const redirect = pathToFileURL(join(root, "packages/emulator/dist/redirect.js")).href;

/** The isolations that these flows are tried with; a machine that cannot have one says so by the name of a test. */
const problem = await isolationProblem();
export const isolations: readonly Isolation[] = problem === undefined ? ["none", "bubblewrap"] : ["none"];
if (problem !== undefined) test(`bubblewrap cannot be had on this machine, and is not tried: ${problem}`, () => {});

export async function createSandboxDesk(isolation: Isolation = "none"): Promise<SandboxDesk> {
  const emulator = await createEmulator({
    validateAnswers: true,
    sandboxes: { runtime: "process", isolation },
    seed: { users: [{ username: "ann" }], teams: [{ slug: "fleet" }] },
  });
  const ground = newFolder();
  onTestFinished(() => emulator.close());
  const [folder, home] = [join(ground, "agent"), join(ground, "home")];
  for (const each of [folder, home]) mkdirSync(each);
  const settings = { baseUrl: emulator.url, token: emulator.token, allowInsecure: true };
  const [team] = (await listTeams(createClient(settings))).teams;
  if (!team) throw new Error("The seed has a team");
  const { id: projectId } = await createProject(createClient({ ...settings, team: team.id }), { name: "agents" });

  return {
    emulator,
    folder,
    home,
    projectId,
    teamId: team.id,
    write: (files) => writeFiles(folder, files),
    async node(name, args, env = {}, typed) {
      const known = emulator.requests.length;
      const line = [process.execPath, "--import", redirect, ...args];
      const [program = "", ...rest] = typed === undefined ? line : ["script", "-qefc", line.join(" "), "/dev/null"];
      const ended = await run(program, rest, {
        ...(typed === undefined ? {} : { input: typed }),
        cwd: folder,
        env: {
          PATH: process.env.PATH,
          HOME: home,
          CI: "1",
          NO_COLOR: "1",
          VERCEL_TELEMETRY_DISABLED: "1",
          VERCEL_SANDBOX_TELEMETRY_DISABLED: "1",
          SANDBOX_SKIP_VERSION_CHECK: "1",
          SLIPWAY_API_URL: emulator.url,
          SLIPWAY_REDIRECT: "strict",
          ...env,
        },
      });
      const asked = emulator.requests.slice(known);
      noteExercised(name, asked);
      if (ended.code === 0) return ended;
      const lines = asked.map(({ method, path, status, code = "" }) => `${status} ${method} ${path} ${code}`);
      throw new Error(`${name} ended with ${ended.code}:\n${ended.stdout}${ended.stderr}\n${lines.join("\n")}`);
    },
  };
}

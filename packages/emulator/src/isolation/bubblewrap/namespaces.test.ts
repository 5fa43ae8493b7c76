import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { processesWith } from "../../../test/escape/fixture.ts";
import { removeFolder } from "../../store/files/remove-folder.ts";
import { isolationProblem } from "../choose-isolation.ts";
import { outerEnvironment } from "../environment.ts";
import { prepareLayers } from "./disk.ts";
import { Namespaces } from "./namespaces.ts";
import { makeShared } from "./open-isolated.ts";
import { sessionOptions } from "./view.ts";

const problem = await isolationProblem();

async function open(): Promise<{ sessions: Namespaces[]; stop(): void }> {
  const folder = mkdtempSync(join(tmpdir(), "slipway-lost-"));
  onTestFinished(() => removeFolder(folder));
  const { disk } = await makeShared({ folder, hidden: [] });
  const sessions = await Promise.all(
    ["one", "other"].map(async (name) => {
      const own = join(folder, name);
      mkdirSync(own);
      const layers = prepareLayers(own, disk.host);
      const env = { ...outerEnvironment(), LOST: `${folder}/${name}` };
      const session = await Namespaces.open(
        own,
        { layers, writable: [], points: [], options: sessionOptions({ folder: own, folders: [], toolchains: [] }) },
        env,
        name === "one" ? 5000 : undefined,
      );
      onTestFinished(() => session.close());
      return session;
    }),
  );
  const is = (pid: string, file: string, text: string) => readFileSync(`/proc/${pid}/${file}`, "utf8").includes(text);
  const agent = processesWith(`${process.execPath}\0--max-old-space-size=64`).find(
    (pid) => is(pid, "environ", `LOST=${folder}/one`) && !is(pid, "cmdline", "bwrap"),
  );
  return { sessions, stop: () => process.kill(Number(agent), "SIGSTOP") };
}

const start = { argv: ["true"], cwd: "/", env: {}, inputs: [] };

test.runIf(problem === undefined)(
  "an agent that does not answer is ended, all who asked it hear that the sandbox was lost, and another one goes on",
  async () => {
    const { sessions, stop } = await open();
    const [one, other] = sessions;
    const begin = (session: Namespaces | undefined) =>
      session?.begin({ ...start, outputs: ["/dev/null", "/dev/null"] });
    await begin(one);
    stop();
    const lost = { status: 410, message: expect.stringContaining("The sandbox was lost") };
    await Promise.all([
      expect(one?.connect(3000)).rejects.toMatchObject(lost),
      expect(begin(one)).rejects.toMatchObject(lost),
      expect(other?.connect(3000)).rejects.toThrow("ECONNREFUSED"),
      expect((await begin(other))?.ended).resolves.toBe(0),
    ]);
    await one?.closed;
    await expect(one?.connect(3000)).rejects.toMatchObject(lost);
  },
);

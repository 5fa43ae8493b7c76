import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";
import type { Services } from "../../engine/services.ts";
import {
  type FunctionSession,
  prepareFunction,
  prepareShared,
  trustInShared,
} from "../../isolation/bubblewrap/open-function.ts";
import { reasonOf } from "../../isolation/choose-isolation.ts";
import { reachService } from "../events/reach.ts";
import { functionsAsking, policyOfSession } from "../sandboxes/policy.ts";
import { FunctionProcess } from "./function-process.ts";
import { launch, runner } from "./launch.ts";

export async function prepareIsolation(folder: string, hidden: readonly string[]): Promise<void> {
  if (process.platform !== "linux") throw new Error("there is none but on Linux");
  const [shared, task] = [join(folder, "shared"), join(folder, "tried")];
  prepareShared(shared);
  mkdirSync(task);
  writeFileSync(join(task, "index.mjs"), "export default () => {};");
  const network = { shared, reach: [], leave() {}, close() {} };
  const session = prepareFunction({ ...newSession(folder), runner }, network);
  try {
    const trial = new FunctionProcess(await launch({ task, hidden, memory: 64, session }), () => {});
    const loading = trial.begin({ handler: "index.mjs", kind: "node", isWeb: false, hasHelpers: false }, {});
    await loading.finally(() => trial.kill());
    await trial.ended;
  } catch (error) {
    const [output] = [Object(error).printed ?? []].flat().map(({ text }) => text.trim().split("\n", 1)[0]);
    throw new Error(output || reasonOf(error));
  }
}

export function newSession(folder: string): { readonly id: string; readonly folder: string } {
  const id = `function_${process.pid}_${randomBytes(8).toString("hex")}`;
  return { id, folder: join(folder, "sessions", id) };
}

export async function isolatedSession(services: Services, folder: string): Promise<FunctionSession> {
  const { WayOut } = await import("../sandboxes/network/way-out.ts");
  const wayOut = new WayOut(services, {
    askedIn: functionsAsking,
    policyNow: () => policyOfSession(services, functionsAsking),
    connect: (port) => session.connect(port),
  });
  const shared = join(folder, "shared");
  trustInShared(shared, wayOut.certificate);
  const { places: reach } = services.service(reachService);
  const network = { shared, reach, leave: (socket: Socket) => wayOut.accept(socket), close: () => wayOut.close() };
  const session = prepareFunction({ ...newSession(folder), runner }, network);
  return session;
}

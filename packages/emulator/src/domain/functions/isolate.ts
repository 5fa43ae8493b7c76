import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Services } from "../../engine/services.ts";
import { type FunctionNetwork, prepareShared, trustInShared } from "../../isolation/bubblewrap/open-function.ts";
import { reasonOf } from "../../isolation/choose-isolation.ts";
import { reachPart } from "../events/reach.ts";
import { functionsAsking } from "../sandboxes/policy.ts";
import { FunctionProcess } from "./function-process.ts";
import { launch } from "./launch.ts";

/** Tries isolation by a function, since no setting says it. Throws why functions cannot be isolated on this machine, in words. */
export async function prepareIsolation(folder: string, hidden: readonly string[]): Promise<void> {
  if (process.platform !== "linux") throw new Error("there is none but on Linux");
  const [shared, task, id] = [join(folder, "shared"), join(folder, "tried"), `tried_${process.pid}`];
  prepareShared(shared);
  mkdirSync(task);
  writeFileSync(join(task, "index.mjs"), "export default () => {};");
  const network = { shared, reach: [], leave() {}, close() {} };
  const place = { id, folder: join(folder, "sessions", id), task, hidden, memory: 64, network };
  try {
    const trial = new FunctionProcess(await launch(place), () => {});
    const begun = trial.begin({ handler: "index.mjs", kind: "node", isWeb: false, hasHelpers: false }, {});
    await begun.finally(() => trial.kill());
    await trial.ended;
  } catch (error) {
    const [output] = String(Object(error).printed ?? "")
      .trim()
      .split("\n");
    throw new Error(output || reasonOf(error));
  }
}

/** A network for one function, with the way out that a sandbox has. */
export async function networkOf(services: Services, folder: string): Promise<FunctionNetwork> {
  const { serveWayOut } = await import("../sandboxes/network/way-out.ts");
  const wayOut = serveWayOut(services, functionsAsking);
  const shared = join(folder, "shared");
  trustInShared(shared, wayOut.certificate);
  const reach = services.part(reachPart).places;
  return { shared, reach, leave: (socket) => wayOut.accept(socket), close: () => wayOut.close() };
}

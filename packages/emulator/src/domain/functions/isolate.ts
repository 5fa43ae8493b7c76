import { mkdirSync, writeFileSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";
import { placeText } from "../../engine/addresses/own-places.ts";
import type { Services } from "../../engine/services.ts";
import { type FunctionNetwork, prepareShared, trustInShared } from "../../isolation/bubblewrap/open-function.ts";
import { reasonOf } from "../../isolation/choose-isolation.ts";
import { reachPart } from "../events/reach.ts";
import { functionsAsking } from "../sandboxes/policy.ts";
import { FunctionProcess } from "./function-process.ts";
import { launch } from "./launch.ts";
import { sessionFolder } from "./options.ts";

/** Isolated functions get networks of their own, each with the way out that a sandbox has. */
export class FunctionIsolation {
  readonly #shared: string;
  #trusted = "";

  /** Tries it by a function, since no setting says it. Throws why functions cannot be isolated on this machine, in words. */
  static async begin(folder: string, hidden: readonly string[]): Promise<FunctionIsolation> {
    if (process.platform !== "linux") throw new Error("there is none but on Linux");
    const [shared, task] = [join(folder, "shared"), join(folder, "tried")];
    prepareShared(shared);
    mkdirSync(task);
    writeFileSync(join(task, "index.mjs"), "export default () => {};");
    const id = `tried_${process.pid}`;
    const network = { shared, reach: [], leave: (socket: Socket) => void socket.destroy() };
    const place = { id, folder: sessionFolder(folder, id), task, hidden, memory: 64, network };
    try {
      const tried = new FunctionProcess(await launch(place), () => {});
      try {
        await tried.begin({ handler: "index.mjs", kind: "node", isWeb: false, hasHelpers: false }, {});
      } finally {
        tried.kill();
        await tried.ended;
      }
    } catch (error) {
      throw new Error(
        String(Object(error).printed ?? "")
          .trim()
          .split("\n")[0] || reasonOf(error),
      );
    }
    return new FunctionIsolation(shared);
  }

  private constructor(shared: string) {
    this.#shared = shared;
  }

  /** Makes the network of one function; whoever launches that closes it. */
  async network(services: Services): Promise<FunctionNetwork & { close(): void }> {
    const { serveWayOut } = await import("../sandboxes/network/way-out.ts");
    const wayOut = serveWayOut(services, functionsAsking);
    const { certificate } = wayOut;
    if (certificate !== this.#trusted) trustInShared(this.#shared, certificate);
    this.#trusted = certificate;
    return {
      shared: this.#shared,
      reach: services.part(reachPart).places.map(placeText),
      leave: (socket) => wayOut.accept(socket),
      close: () => wayOut.close(),
    };
  }
}

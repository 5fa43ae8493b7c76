import { resolve } from "node:path";
import { sessionReach } from "../../domain/events/reach.ts";
import { functionsService } from "../../domain/functions/functions.ts";
import { functionChoice } from "../../domain/functions/options.ts";
import { outsideService, sandboxChoice } from "../../domain/sandboxes/options.ts";
import { functionFolder, sandboxFolder } from "../../store/open-store.ts";
import type { PlugIn } from "../plug-in.ts";

export const sandboxes: PlugIn = {
  choose({ options: { sandboxes: choice, functions, proxy, dataFolder }, instances, answer, takeOver, ports }) {
    if (!choice && !functions) return;
    const through = (typeof proxy === "object" ? proxy.through : undefined) ?? process.env;
    instances.set(outsideService, { answer, takeOver, ports, through });
    instances.set(sessionReach, async (...asked) => {
      const { reachOfSession } = await import("../../domain/sandboxes/network/session-reach.ts");
      return reachOfSession(...asked);
    });
    if (!choice) return;
    const chosen = typeof choice === "string" ? { runtime: choice } : choice;
    const folder = dataFolder === undefined ? {} : { folder: sandboxFolder(dataFolder) };
    instances.set(sandboxChoice, { ...chosen, ...folder });
  },
  async open({ options, services }) {
    if (!options.sandboxes) return undefined;
    const { openSandboxes } = await import("../../domain/sandboxes/open.ts");
    const { settled, close } = await openSandboxes(services);
    return { settled, close: (ended) => ended.then(close, close) };
  },
};

export const functions: PlugIn = {
  choose({ options: { functions: choice, dataFolder }, instances }) {
    if (!choice) return;
    const place = dataFolder === undefined ? {} : { folder: functionFolder(dataFolder) };
    const hidden = [process.cwd(), ...(dataFolder === undefined ? [] : [resolve(dataFolder)])];
    instances.set(functionChoice, { ...(choice === true ? {} : choice), ...place, hidden });
  },
  async open({ services }) {
    const functions = services.service(functionsService);
    if (!functions) return undefined;
    await functions.begin();
    return { settled: () => functions.settled(), close: () => functions.close() };
  },
};

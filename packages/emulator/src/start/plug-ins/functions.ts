import { resolve } from "node:path";
import { functionsPart } from "../../domain/functions/functions.ts";
import { functionChoice } from "../../domain/functions/options.ts";
import { functionFolder } from "../../store/open-store.ts";
import type { PlugIn } from "../plug-in.ts";

export const functions: PlugIn = {
  choose({ options: { functions: choice, dataFolder }, parts }) {
    if (!choice) return;
    const place = dataFolder === undefined ? {} : { folder: functionFolder(dataFolder) };
    const hidden = [process.cwd(), ...(dataFolder === undefined ? [] : [resolve(dataFolder)])];
    parts.set(functionChoice, { ...(choice === true ? {} : choice), ...place, hidden });
  },
  async open({ services }) {
    const functions = services.part(functionsPart);
    if (!functions) return undefined;
    await functions.begin();
    return { settled: () => functions.settled(), close: () => functions.close() };
  },
};

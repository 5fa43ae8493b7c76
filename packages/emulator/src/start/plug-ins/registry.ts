import { registryOptions } from "../../domain/images/options.ts";
import type { PlugIn } from "../plug-in.ts";

export const registryPlugIn: PlugIn = {
  choose({ options: { registry }, parts }) {
    if (registry) parts.set(registryOptions, registry);
  },
};

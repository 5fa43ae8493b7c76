import type { Service } from "../../engine/services.ts";
import type { SandboxIsolation } from "../../isolation/choose-isolation.ts";

/** How functions of what is deployed are run: programs of this machine, with its Node. */
export interface FunctionOptions {
  /**
   * `bubblewrap`: each sees its own files, /tmp and the system's programs, its own processes, and a network of its own, from which the
   * public Internet, what this emulator serves and `reach` are reached. `none`: it can do all that you can. Default: bubblewrap, and an
   * error where that cannot be had.
   */
  readonly isolation?: SandboxIsolation;
}

export interface FunctionChoice extends FunctionOptions {
  readonly folder?: string;
  readonly hidden: readonly string[];
}

export const functionChoice: Service<FunctionChoice | undefined> = { make: () => undefined };

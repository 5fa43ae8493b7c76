import { existsSync } from "node:fs";
import { join } from "node:path";

/** Throws, with what to do, without a contract: a run of `contract:adopt` that was cut between two steps has it beside. */
export function requireContract(root: string): void {
  if (existsSync(join(root, "contract"))) return;
  if (!existsSync(join(root, "contract.before"))) throw new Error("There is no contract: git restore contract");
  throw new Error(
    "There is no contract: a run of contract:adopt was cut while it put a new one into place. contract.before/ is what it was, with what is not committed: rename it to contract/.",
  );
}

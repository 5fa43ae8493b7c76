import { readJsonFile } from "../read-file.ts";
import type { Fault } from "./fault.ts";
import type { FaultPlan } from "./plan.ts";

export class FaultsError extends Error {
  override readonly name: string = "FaultsError";
}

export async function readFaults(
  source: string | readonly Fault[] | undefined,
  plan: Pick<FaultPlan, "plan">,
): Promise<() => Promise<void>> {
  const where = typeof source === "string" ? source : "faults";
  const faults = typeof source === "string" ? parse(source) : (source ?? []);
  if (!Array.isArray(faults)) throw new FaultsError(`${where}: has to hold a list of faults`);
  return async () => {
    for (const [index, fault] of faults.entries()) {
      try {
        await plan.plan(fault);
      } catch (error) {
        throw new FaultsError(`${where}: fault ${index}: ${messageOf(error)}`, { cause: error });
      }
    }
  };
}

function parse(file: string): unknown {
  try {
    return readJsonFile(file);
  } catch (error) {
    throw new FaultsError(`${file}: cannot be read: ${messageOf(error)}`, { cause: error });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

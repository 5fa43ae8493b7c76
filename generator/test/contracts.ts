import { join } from "node:path";
import type { Program } from "@typespec/compiler";
import type { Contract } from "../src/model/contract.ts";
import { compileContract, hostWith, readContract } from "../src/model/read.ts";

export interface ReadContract {
  readonly program: Program;
  readonly contract: Contract;
}

export const wholeEntry: string = join(import.meta.dirname, "../../contract/main.tsp");

let whole: Promise<ReadContract> | undefined;

export function wholeContract(): Promise<ReadContract> {
  whole ??= compileContract(wholeEntry).then((program) => ({ program, contract: readContract(program) }));
  return whole;
}

// Beside the sources, so that TypeSpec's libraries are found; it is on no disk.
const entry = join(import.meta.dirname, "things.tsp");

/** Reads a contract whose only group, `things`, has these lines; the first of them is the eighth of its file. */
export async function readThings(lines: string, onGroup = ""): Promise<ReadContract> {
  const text = `import "./prelude.tsp";
using TypeSpec.Http;
using TypeSpec.Http.Streams;
using TypeSpec.OpenAPI;
/** Things of all sorts. */
@tag("things") ${onGroup}
namespace Slipway.Things;
${lines}`;
  const program = await compileContract(entry, hostWith(new Map([[entry, text]])));
  return { program, contract: readContract(program) };
}

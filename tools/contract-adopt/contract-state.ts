import { readFile } from "node:fs/promises";
import type { Program } from "@typespec/compiler";
import { emitOpenApi } from "../../generator/src/emit/openapi.ts";
import { hostWith } from "../../generator/src/model/compiler-host.ts";
import type { Contract } from "../../generator/src/model/contract.ts";
import { compileContract, readContract } from "../../generator/src/model/read.ts";
import { resolveGroup } from "../../generator/src/model/resolve-group.ts";
import { readDescription } from "../contract-diff/as-published.ts";
import type { Document } from "../contract-diff/document.ts";

/** Changed texts of contract files, by path. */
export type Texts = ReadonlyMap<string, string>;

export interface ContractState {
  readonly program: Program;
  readonly contract: Contract;
  /** Its published part. */
  readonly published: Document;
}

export interface Source {
  readonly entry: string;
  readonly texts: Texts;
  /** The contract's repository, where the generator is tried. */
  readonly root?: string;
}

export async function contractState({ entry, texts }: Source): Promise<ContractState> {
  const program = await compileContract(entry, hostWith(texts));
  const contract = readContract(program);
  for (const group of contract.groups) resolveGroup(group, contract);
  const text = await emitOpenApi(program, contract.groups);
  return { program, contract, published: readDescription(text, "the contract's openapi.json") };
}

export async function readContractFile(texts: Texts, path: string): Promise<string> {
  return texts.get(path) ?? (await readFile(path, "utf8"));
}

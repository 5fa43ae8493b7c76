import { join } from "node:path";
import { generate } from "./generate.ts";
import { hostWith } from "./model/compiler-host.ts";
import type { Contract } from "./model/contract.ts";
import { compileContract, readContract } from "./model/read.ts";
import { checkRefusals, readRefusals } from "./model/refusals.ts";
import { refuseSilentTeams } from "./model/refuse-silent-teams.ts";

/** Generates the whole contract, unlisted operations included, without writing; `texts` replace files on the disk. */
export async function generateWhole(root: string, texts?: ReadonlyMap<string, string>): ReturnType<typeof generate> {
  const host = hostWith(texts);
  const program = await compileContract(join(root, "contract/main.tsp"), host);
  const contract = readContract(program);
  const extended = readContract(await compileContract(join(root, "contract/unlisted/main.tsp"), host));
  refuseSilentTeams(extended);
  checkRefusals(await readRefusals(root), extended.groups);
  return generate(root, contract, program, unlistedOf(extended, contract));
}

function unlistedOf(extended: Contract, { groups: listed }: Contract): Contract {
  const listedNames = new Set(listed.flatMap(({ operations }) => operations.map(({ name }) => name)));
  const groups = extended.groups.map((group) => {
    const added = group.operations.filter(({ name }) => !listedNames.has(name));
    return { ...group, delivered: [], operations: added.map((operation) => ({ ...operation, published: undefined })) };
  });
  return { ...extended, groups: groups.filter(({ operations }) => operations.length > 0) };
}

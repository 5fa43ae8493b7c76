import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { emitContract } from "../src/emit/contract.ts";
import { emitErrors } from "../src/emit/errors.ts";
import { emitExamples } from "../src/emit/events.ts";
import { emitGuards } from "../src/emit/guards.ts";
import { emitHelp } from "../src/emit/help.ts";
import { emitDescriptors, emitOperations } from "../src/emit/operations.ts";
import { emitSchemas } from "../src/emit/schemas.ts";
import { emitTypes } from "../src/emit/types.ts";
import { resolveGroup } from "../src/model/resolve-group.ts";
import { readThings } from "./contracts.ts";

// Each file of scenarios/ is a rule of the generator: a heading, a block of contract, and the blocks of code that it
// becomes. A `ts <file>` block has to stand in that generated file; `text merges` and `text error` say what is printed.
const folder = join(import.meta.dirname, "scenarios");

const emitted = {
  types: emitTypes,
  operations: emitOperations,
  descriptors: emitDescriptors,
  schemas: emitSchemas,
  contract: emitContract,
  help: emitHelp,
  errors: emitErrors,
  guards: emitGuards,
  examples: emitExamples,
};

for (const file of readdirSync(folder).sort()) {
  describe(file.replace(/\.md$/, ""), () => {
    for (const { title, contract, blocks } of readScenarios(readFileSync(join(folder, file), "utf8"))) {
      test(title, async () => {
        const printed = await print(contract);
        expect(blocks.length).toBeGreaterThan(0);
        for (const { name, text } of blocks) expect(printed[name] ?? printed.error ?? "", name).toContain(text);
      });
    }
  });
}

interface Scenario {
  readonly title: string;
  readonly contract: string;
  readonly blocks: readonly { readonly name: string; readonly text: string }[];
}

function readScenarios(markdown: string): Scenario[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const blocks = [...section.matchAll(/^```(\S+)(?: (\S+))?\n(.*?)^```$/gms)];
      return {
        title: section.split("\n")[0] ?? "",
        contract: blocks.find(([, language]) => language === "tsp")?.[3] ?? "",
        blocks: blocks.flatMap(([, , name, text]) => (name && text ? [{ name, text: text.trimEnd() }] : [])),
      };
    });
}

async function print(contract: string): Promise<Readonly<Record<string, string>>> {
  try {
    const { contract: model } = await readThings(contract);
    const groups = model.groups.map((group) => resolveGroup(group, model));
    const texts = Object.entries(emitted).map(([name, emit]) => [name, groups.map((group) => emit(group)).join("\n")]);
    const merges = groups.flatMap((group) => group.merges.map(({ place, what }) => `${place}: ${what}`));
    return { ...Object.fromEntries(texts), merges: merges.join("\n") };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

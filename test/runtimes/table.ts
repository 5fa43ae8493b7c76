import type { Told } from "./given.ts";
import type { Runtime } from "./runtimes.ts";

export interface Row {
  readonly runtime: Runtime;
  readonly told?: readonly Told[];
  readonly absent?: string;
}

const before = `# Where it runs

One [scenario](../test/runtimes/scenario.ts), written against web standards, on the packages as they are published: a recording
server answers it, and the emulator where it has the group. Each runtime sends [the same requests](../test/runtimes/sent.http),
byte for byte. \`npm run derive -- runtimes\` runs it and writes this page; CI fails when the page is not what came of it.

`;

/** The page: how many of its steps each runtime does, what does not work where, and the steps. */
export function page(rows: readonly Row[]): string {
  const summary = rows.map(({ runtime: { name, from }, told, absent }) => {
    const count = (transport: string) => {
      const steps = told?.filter((each) => each.transport === transport) ?? [];
      return absent ? "–" : `${steps.filter(({ problem }) => !problem).length} of ${steps.length}`;
    };
    return `| ${name} | ${from} | ${count("ky")} | ${count("fetch")} | ${absent ? `absent: ${absent}` : ""} |`;
  });
  const head = "| runtime | from | steps with `createClient` | with that of `/fetch` | |\n|---|---|---|---|---|\n";
  return `${before}${head}${summary.join("\n")}\n${gapsOf(rows)}${stepsOf(rows)}`;
}

function gapsOf(rows: readonly Row[]): string {
  const gaps = rows.flatMap(({ runtime: { name, gaps = {} } }) =>
    Object.entries(gaps).map(([step, why]) => `- ${name}, "${step}": ${why}\n`),
  );
  return gaps.length > 0 ? `\n## What does not work\n\n${gaps.join("")}` : "";
}

function stepsOf(rows: readonly Row[]): string {
  const steps = new Set(rows.flatMap(({ told = [] }) => told.map(({ step }) => step)));
  return `\n## The steps\n\n${[...steps].map((step) => `- ${step}\n`).join("")}`;
}

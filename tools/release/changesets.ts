import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import read from "@changesets/read";
import { heavier, order, type Weight } from "../differ/weight.ts";
import type { Bump } from "./plan.ts";

/** Prefix of the plan's changesets, which it rewrites each time; those by hand stay. */
const planned = "plan-";

export function writeChangesets(home: string, bumps: readonly Bump[]): string[] {
  const folder = join(home, ".changeset");
  mkdirSync(folder, { recursive: true });
  const files = new Map(bumps.flatMap((bump) => order.flatMap((weight) => changeset(bump, weight))));
  for (const file of readdirSync(folder)) {
    if (file.startsWith(planned) && !files.has(file)) rmSync(join(folder, file));
  }
  for (const [file, text] of files) writeFileSync(join(folder, file), text);
  return [...files.keys()];
}

function changeset({ folder, name, news }: Bump, weight: Weight): [string, string][] {
  const sentences = news.filter((each) => each.weight === weight).map(({ sentence }) => `${sentence}\n`);
  if (sentences.length === 0) return [];
  return [[`${planned}${folder}-${weight}.md`, `---\n"${name}": ${weight}\n---\n\n${sentences.join("")}`]];
}

/** The weight that the changesets give each package's next version. */
export async function statedWeights(home: string): Promise<Map<string, Weight>> {
  const weightByName = new Map<string, Weight>();
  for (const { releases } of await read(home)) {
    for (const { name, type } of releases)
      if (type !== "none") weightByName.set(name, heavier(weightByName.get(name), type));
  }
  return weightByName;
}

import { root } from "../../scripts/build.ts";
import { builtSnapshots, snapshots, storedApis } from "../api/packages.ts";
import { covers } from "../differ/weight.ts";
import { statedWeights } from "./changesets.ts";
import { planRelease } from "./plan.ts";
import { functionNames, packagesInOrder, releasedState, todaysState } from "./state.ts";

/** Whether `api/snapshots` is fresh, and each package with changes has a changeset of enough weight. */
export async function checkApi(): Promise<boolean> {
  const problems = [...staleSnapshots(), ...(await lightChangesets())];
  for (const problem of problems) console.error(problem);
  console.log(`${problems.length} problems with the packages' APIs.`);
  return problems.length === 0;
}

function staleSnapshots(): string[] {
  const stored = storedApis(snapshots);
  const built = builtSnapshots();
  return [...new Set([...stored.keys(), ...built.keys()])]
    .filter((name) => stored.get(name) !== built.get(name))
    .map(
      (name) =>
        `api/snapshots/${name}.d.ts is not what the package exports: run \`npm run api\` and look at the difference.`,
    );
}

async function lightChangesets(): Promise<string[]> {
  const released = releasedState();
  if (!released) return [];
  const bumps = planRelease(released, todaysState(), packagesInOrder(), await functionNames());
  const changesetWeights = await statedWeights(root);
  return bumps
    .filter(({ name, weight }) => !covers(changesetWeights.get(name), weight))
    .map(({ name, weight, news }) => {
      const sentences = news.filter((each) => each.weight === weight).map(({ sentence }) => `  ${sentence}`);
      return `${name} needs a ${weight} changeset (${changesetWeights.get(name) ?? "it has none"}): run \`npm run release:plan\`, or write one.\n${sentences.join("\n")}`;
    });
}

import { join } from "node:path";
import { build, root } from "../../scripts/build.ts";
import { statedWeights, writeChangesets } from "./changesets.ts";
import { packAll } from "./pack.ts";
import { planRelease } from "./plan.ts";
import { writeRepository } from "./repository-fields.ts";
import { functionNames, packagesInOrder, recordRelease, releasedState, todaysState } from "./state.ts";

// npm run release:plan     writes what changed since the last release as changesets: each package's next version, and why
// npm run release:record   keeps today's contract and APIs as what is released; `release:version` does it with the versions
// node tools/release/main.ts repository <owner/name>   says in every package.json where the packages come from, to publish them
// node tools/release/main.ts pack                      packs every package that was built into .work/release, for tools/release/publish.ts
const [command = "plan", repository = ""] = process.argv.slice(2);
if (command === "repository") writeRepository(repository);
else if (command === "pack") packAll(join(root, ".work/release"));
else if (command === "record") {
  build();
  recordRelease();
  console.log("released/ holds today's contract and APIs.");
} else if (command === "plan") await plan();
else {
  console.error(`There is no release:${command}: plan, record, repository and pack are what there is.`);
  process.exitCode = 2;
}

async function plan(): Promise<void> {
  build();
  const released = releasedState();
  if (!released) {
    console.log("Nothing is released yet: the first release publishes each package with the version it has.");
    return;
  }
  const bumps = planRelease(released, todaysState(), packagesInOrder(), await functionNames());
  for (const { name, weight, news } of bumps) {
    console.log(`${name}: ${weight}`);
    for (const each of news) console.log(`  ${each.weight.padEnd(5)}  ${each.sentence}`);
  }
  const written = writeChangesets(root, bumps);
  const weights = await statedWeights(root);
  console.log(`${bumps.length} packages, ${written.length} changesets; ${weights.size} packages get a next version.`);
}

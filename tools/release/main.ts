import { build, root } from "../../scripts/build.ts";
import { statedWeights, writeChangesets } from "./changesets.ts";
import { planRelease } from "./plan.ts";
import { functionNames, packagesInOrder, recordRelease, releasedState, todaysState } from "./state.ts";

// pnpm release:plan     writes what changed since the last release as changesets: each package's next version, and why
// pnpm release:record   keeps today's contract and APIs as what is released; `release:version` does it with the versions
const [command = "plan"] = process.argv.slice(2);
build();
if (command === "record") {
  recordRelease();
  console.log("released/ holds today's contract and APIs.");
} else if (command === "plan") await plan();
else {
  console.error(`There is no release:${command}: plan and record are what there is.`);
  process.exitCode = 2;
}

async function plan(): Promise<void> {
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
  const stated = await statedWeights(root);
  console.log(`${bumps.length} packages, ${written.length} changesets; ${stated.size} packages get a next version.`);
}

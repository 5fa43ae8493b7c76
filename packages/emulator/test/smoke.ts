import type { Client } from "@slipway/core";
import { createDeployment } from "@slipway/deployments";
import { addProjectDomain, createProject } from "@slipway/projects";
import type { Emulator, SandboxOptions, SeedData } from "../src/index.ts";
import { checks } from "./checks.ts";
import { wholeBuild } from "./start.ts";

/** What runs the sandboxes of smoke tests: the machine that tests run on need not let anybody isolate. */
export const smokeSandboxes: SandboxOptions = { runtime: "process", isolation: "none" };

/** What smoke tests begin with. */
export const smokeSeed: SeedData = {
  users: [{ username: "ann" }, { username: "ben", token: "ben" }],
  teams: [{ slug: "crew", microfrontendsGroups: [{ id: "mfe_1", name: "Shop" }] }, { slug: "buyers" }],
};

/** Calls every operation that the emulator carries out at least once with success; `as` makes its clients, `after` runs after each group. */
export async function smokeTest(
  emulator: Emulator,
  as: (token: string, team?: string) => Client,
  after: (group: string) => Promise<void> = async () => {},
): Promise<void> {
  const owner = as(emulator.token, "crew");
  const { id: project } = await createProject(owner, { name: "site" });
  await addProjectDomain(owner, { idOrName: project, name: "www.example.com" });
  const files = [{ file: "index.html", data: "hi" }];
  const { id: deployment } = await createDeployment(owner, { name: "site", target: "production", files });
  await emulator.clock.advance(wholeBuild);
  for (const [group, { smoke }] of checks) {
    await smoke({ emulator, as, owner, project, deployment });
    await after(group);
  }
}

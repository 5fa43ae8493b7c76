import { createProject } from "@slipway/projects";
import { updateTeam } from "@slipway/teams";
import { expect, test } from "vitest";
import { clientOf, start } from "../../../test/start.ts";

test("a new project is protected as its team says, unless it says something else", async () => {
  const fleet = { id: "team_fleet", slug: "fleet", members: [{ username: "ann", role: "OWNER" as const }] };
  const { emulator } = await start({ seed: { users: [{ username: "ann" }], teams: [fleet] } });
  const client = clientOf(emulator, emulator.token, "fleet");
  const ssoProtection = { deploymentType: "all" } as const;
  await updateTeam(client, { teamId: "team_fleet", defaultDeploymentProtection: { ssoProtection } });
  expect(await createProject(client, { name: "closed" })).toMatchObject({ ssoProtection });
  expect(await createProject(client, { name: "open", ssoProtection: null })).toMatchObject({ ssoProtection: null });
});

import { issueCert } from "@slipway/certs";
import { createDeployment, getDeployment } from "@slipway/deployments";
import { addDomain } from "@slipway/domains";
import { createProject, getProject, updateProject } from "@slipway/projects";
import { getTeam } from "@slipway/teams";
import { getUser } from "@slipway/user";
import { expect, test } from "vitest";
import { clientOf, start } from "../../test/start.ts";

test("an answer has what the platform's clients read of it and no description states", async () => {
  const { emulator } = await start();
  const client = clientOf(emulator, emulator.token, "acme");
  const { user } = await getUser(client);
  const team = await getTeam(client, { teamId: "acme" });
  expect(Date.parse(team.created ?? "")).toBe(team.createdAt);
  await addDomain(client, { name: "harbour.example" });
  emulator.world.setRecords({ name: "harbour.example", type: "A", values: ["76.76.21.21"] });
  const cert = await issueCert(client, { cns: ["harbour.example"] });
  expect(cert).toMatchObject({ creator: user.id });
  await createProject(client, { name: "site" });
  const passwordProtection = { deploymentType: "all", password: "ahoy" } as const;
  await updateProject(client, { idOrName: "site", passwordProtection });
  const project = await getProject(client, { idOrName: "site" });
  expect(project.passwordProtection).toEqual({ deploymentType: "all" });
  const files = [{ file: "index.html", data: "Ahoy" }];
  const forced = async (more: object) => {
    const { id } = await createDeployment(client, { name: "site", files, ...more });
    return (await getDeployment(client, { idOrUrl: id })).forced;
  };
  expect([await forced({ forceNew: "1" }), await forced({})]).toEqual([true, undefined]);
});

import { createProject, createProjectEnvs, updateProject } from "@slipway/projects";
import { createWebhook } from "@slipway/webhooks";
import { expect, test } from "vitest";
import { start } from "../../test/start.ts";

test("no row, no difference and no detail of a request shows what lets somebody in", async () => {
  const { emulator, client } = await start();
  await createProject(client, { name: "site" });
  await emulator.snapshot("begun");
  await createProjectEnvs(client, {
    ...{ idOrName: "site", key: "A", value: "hidden-1", type: "sensitive", target: ["production"] },
  });
  await createProjectEnvs(client, {
    ...{ idOrName: "site", body: [{ key: "B", value: "hidden-2", type: "encrypted", target: ["production"] }] },
  });
  await createProjectEnvs(client, { idOrName: "site", key: "C", value: "shown", type: "plain", target: ["preview"] });
  await updateProject(client, {
    ...{ idOrName: "site", passwordProtection: { deploymentType: "all", password: "hidden-3" } },
  });
  const url = "https://hidden-4:hidden-5@hooks.example/?token=hidden-6&page=1";
  await createWebhook(client, { url, events: ["project.created"] });
  await updateProject(client, { idOrName: "site", devCommand: `run ${emulator.token}` });
  await emulator.authority.certificate();
  const details = emulator.requests.map(({ id }) => emulator.request(id));
  expect(JSON.stringify(details)).not.toContain(emulator.token);
  const seen = [
    details,
    ["keys", "projects", "webhooks"].map((table) => emulator.rows({ table })),
    await emulator.compare({ from: "begun" }),
  ];
  const text = JSON.stringify(await Promise.all(seen.flat()));
  expect(text).not.toMatch(/hidden-\d/);
  expect(text).toContain('"shown"');
  expect(text).toContain("page=1");
  const keys = JSON.stringify(emulator.rows({ table: "keys" }));
  expect(keys).toMatch(/"value":"\*"/);
  expect(keys).not.toMatch(/"value":"[^*]/);
});

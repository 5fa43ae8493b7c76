import assert from "node:assert/strict";
import { call, poll } from "@slipway/core";
import { waitForDeployment } from "@slipway/deployments";
import { deploy } from "@slipway/deployments/node";
import { openPlatform } from "./platform.ts";
import { startReceiver } from "./receiver.ts";
import { progressLine, Report } from "./report.ts";
import { readSite, site, withApplication, withSecondVersion } from "./site.ts";

// Deploys a small site and looks at everything that is served, on an emulator in this process, or, with SLIPWAY_TOKEN
// (and SLIPWAY_API_URL) set, on that platform.
const { name: where, slipway, reachesThisMachine, look, close } = await openPlatform(process.env);
const { client, deployments, projects, user, webhooks } = slipway;
const report = new Report();
console.log(`On ${where}.\n`);

try {
  await report.step("sign in", async () => {
    const { user: me } = await user.getUser();
    return { detail: `as ${me.username}`, value: me };
  });

  const project = await report.step("create a project", async () => {
    const name = `deploy-a-site-${Date.now().toString(36)}`;
    const created = await projects.createProject({ name });
    // What is deployed here is for everyone to see, and so is it for this demo.
    await projects.updateProject({ idOrName: created.id, ssoProtection: null });
    return { detail: created.name, value: created };
  });

  try {
    await demonstrate(project.id, project.name);
  } finally {
    await report.step("delete the project", async () => {
      await projects.deleteProject({ idOrName: project.id });
      return { detail: project.name, value: undefined };
    });
  }
} catch {
  // The report holds what failed.
} finally {
  await close();
}
console.log(`\n${report}`);
process.exitCode = report.held ? 0 : 1;

async function demonstrate(projectId: string, projectName: string): Promise<void> {
  await report.step("set an environment variable", async () => {
    const variable = { key: "GREETING", value: "ahoy", type: "plain", target: ["production", "preview"] } as const;
    await projects.createProjectEnvs({ idOrName: projectId, ...variable });
    const { envs } = await projects.listProjectEnvs({ idOrName: projectId });
    assert(envs.some(({ key }) => key === variable.key));
    return { detail: `${variable.key}=${variable.value}`, value: undefined };
  });

  // A platform elsewhere cannot reach this machine, and its description has no pulling of variables.
  const receiver = reachesThisMachine ? await startReceiver() : undefined;
  let secret = "";
  if (receiver) {
    await report.step("pull the variables", async () => {
      const input = { idOrName: projectId, target: "production" };
      const pulled = await call(client, { route: "GET /v3/env/pull/{idOrName}/{target}", team: true }, input);
      assert.partialDeepStrictEqual(pulled, { env: { GREETING: "ahoy" } });
      return { detail: "GREETING=ahoy, as `vercel env pull` gets it", value: undefined };
    });
    await report.step("make a webhook", async () => {
      const events = ["deployment.succeeded" as const];
      const made = await webhooks.createWebhook({ url: receiver.url, events, projectIds: [projectId] });
      secret = made.secret;
      return { detail: made.url, value: undefined };
    });
  }

  const first = await deployFolder("deploy the site", site, projectName, "production");

  if (receiver) {
    await report.step("receive the webhook", async () => {
      const event = await receiver.next(secret);
      receiver.close();
      assert.equal(event.type, "deployment.succeeded");
      return { detail: `${event.type}, signed`, value: undefined };
    });
  }

  await report.step("fetch every file back", async () => {
    const files = await readSite(site);
    for (const { path, content } of files) {
      const response = await look(first.host, path);
      assert.equal(response.status, 200, `${path} answered ${response.status}`);
      assert(content.equals(new Uint8Array(await response.arrayBuffer())), `${path} is not what was deployed`);
    }
    const missing = await look(first.host, "/no-such-page");
    assert.equal(missing.status, 404);
    const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
    return { detail: `${files.length} files, ${bytes} bytes, all equal; an unknown page is a 404`, value: undefined };
  });

  const production = await report.step("look at production", async () => {
    const { alias } = await deployments.getDeployment({ idOrUrl: first.id });
    const [host] = alias ?? [];
    assert(host, "the production deployment has no alias");
    await serves(host, "first version");
    return { detail: `${host} serves the first version`, value: host };
  });

  const second = await withSecondVersion((folder) =>
    deployFolder("deploy a changed version", folder, projectName, undefined),
  );

  await report.step("promote it", async () => {
    await serves(production, "first version");
    await projects.promoteDeployment({ projectId, deploymentId: second.id });
    await serves(production, "second version");
    return { detail: `${production} serves the second version`, value: undefined };
  });

  await report.step("roll back", async () => {
    await projects.rollbackDeployment({ projectId, deploymentId: first.id });
    await serves(production, "first version");
    return { detail: `${production} serves the first version again`, value: undefined };
  });

  const application = await withApplication((folder) =>
    deployFolder("deploy an application with a server", folder, projectName, undefined, true),
  );

  await report.step("call its function", async () => {
    const response = await look(application.host, "/hello/ada");
    assert.deepEqual([response.status, await response.json()], [200, { hello: "ada", greeting: "ahoy" }]);
    return { detail: "/hello/ada is greeted with GREETING", value: undefined };
  });

  await report.step("walk the list of deployments", async () => {
    const ids: string[] = [];
    let pages = 0;
    for await (const page of deployments.listDeployments({ projectId, limit: 1 }).pages()) {
      pages += 1;
      ids.push(...page.deployments.map(({ uid }) => uid));
    }
    assert(pages > 1, "the list has one page only");
    for (const { id } of [first, second, application]) assert(ids.includes(id), `${id} is not in the list`);
    return { detail: `${ids.length} deployments on ${pages} pages`, value: undefined };
  });
}

async function deployFolder(
  step: string,
  directory: string,
  projectName: string,
  target: string | undefined,
  prebuilt = false,
) {
  return report.step(step, async () => {
    const created = await deploy(client, {
      directory,
      project: projectName,
      target,
      prebuilt,
      projectSettings: { framework: null },
      wait: false,
      onProgress: progressLine(),
    });
    let events = 0;
    for await (const event of deployments.followDeploymentEvents({ idOrUrl: created.id })) {
      events += 1;
      if ("text" in event && event.text) console.log(`  | ${event.text}`);
    }
    const finished = await waitForDeployment(client, { idOrUrl: created.id });
    const { id, url: host } = finished;
    assert(host, `deployment ${id} has no URL`);
    return { detail: `${host}, ${events} build events`, value: { id, host } };
  });
}

/** Waits until the front page of a host says what it should: traffic moves a moment after the API has answered. */
async function serves(host: string, words: string): Promise<void> {
  const read = async () => (await look(host, "/")).text();
  await poll(read, { until: (page) => page.includes(words), timeout: 60_000, schedule: () => 200 });
}

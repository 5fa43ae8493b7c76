import { stageRedirects, updateRedirectVersion } from "@slipway/bulk-redirects";

import * as drains from "@slipway/drains";
import { queryObservability } from "@slipway/observability";
import { stageProjectRoutes, updateProjectRouteVersion } from "@slipway/project-routes";
import { getProject } from "@slipway/projects";
import { updateRollingReleaseConfig } from "@slipway/rolling-release";
import { replaceFirewallConfig } from "@slipway/security";
import { expect, test } from "vitest";
import { startReceiver } from "../../test/receiver.ts";
import { deployBuilt, start } from "../../test/start.ts";
import { isThere, visitBy, visitors } from "../../test/visitors.ts";

const browsers = visitors.filter(({ name }) => name === "Chromium").filter(isThere);

test.each(browsers)("the visits of $name to a ruled site are served, drained and counted alike", async (browser) => {
  const { emulator, client } = await start();
  const { url: endpoint, received } = await startReceiver();
  const deploy = async (text: string, target?: "production") => {
    const files = [
      { file: "index.html", data: `<p>${text}</p>` },
      { file: "new.html", data: "<p>new</p>" },
    ];
    const deployment = await deployBuilt(emulator, client, { name: "site", files, ...(target && { target }) });
    return deployment;
  };
  await deploy("stable", "production");
  const { id: projectId, accountId: teamId } = await getProject(client, { idOrName: "site" });
  const redirects = [{ source: "/old", destination: "/new.html", permanent: true }];
  const { version } = await stageRedirects(client, { projectId, teamId, redirects });
  await updateRedirectVersion(client, { projectId, id: version.id, action: "promote" });
  const routes = [{ id: "r", name: "led", route: { src: "/led", dest: "/new.html" } }];
  const staged = await stageProjectRoutes(client, { projectId, routes });
  await updateProjectRouteVersion(client, { projectId, id: staged.version.id, action: "promote" });
  const conditions = [{ type: "path" as const, op: "eq" as const, value: "/new.html" }];
  const mitigate = { action: "challenge" as const };
  const rules = [{ name: "checked", active: true, conditionGroup: [{ conditions }], action: { mitigate } }];
  await replaceFirewallConfig(client, { projectId, firewallEnabled: true, rules });
  emulator.serve("site", () => {
    return new Response("<p>made</p>", { headers: { "content-type": "text/html", "cache-control": "s-maxage=60" } });
  });
  const delivery = { type: "http", encoding: "json", endpoint, headers: {}, secret: "s" } as const;
  await drains.createDrain(client, { name: "d", projects: "all", schemas: { log: { version: "v1" } }, delivery });
  const stages = [{ targetPercentage: 50, requireApproval: true }, { targetPercentage: 100 }];
  await updateRollingReleaseConfig(client, { idOrName: "site", enabled: true, stages });
  await deploy("canary", "production");
  const preview = await deploy("preview");

  const { PATH, HOME } = process.env;
  const see = async (path: string, host = "site.localhost") =>
    (await visitBy(browser, `${emulator.origin(host)}${path}`, { PATH, HOME })).page;
  const walk: readonly (readonly [path: string, text: string, steps: readonly string[], host?: string])[] = [
    ["/?vcrrForceStable=true", "stable", ["file"]],
    ["/?vcrrForceCanary=true", "canary", ["file"]],
    ["/old", "new", ["bulk-redirect", "firewall", "firewall", "file"]],
    ["/led", "new", ["file"]],
    ["/made", "made", ["handler"]],
    ["/made", "made", ["cache"]],
    ["/", "Authentication|members of its team", ["protection"], preview.url],
  ];
  for (const [path, text, steps, host] of walk) {
    const before = emulator.served.length;
    expect(await see(path, host), path).toMatch(new RegExp(text));
    const pages = emulator.served.slice(before).filter(({ path: asked }) => asked !== "/favicon.ico");
    expect(
      pages.map(({ step }) => step),
      path,
    ).toEqual(steps);
  }
  await emulator.clock.advance("1 second");
  const records = (await Promise.all(received.map((each) => drains.verifyDrain<"log">(each, "s")))).flat();
  const asked = records.flatMap(({ proxy }) =>
    proxy ? [`${proxy.statusCode} ${proxy.path.replace(/\?.*/, "")}`] : [],
  );
  expect(asked).toEqual(emulator.served.map(({ status, path }) => `${status} ${path}`));
  const groupBy = ["http_status", "request_path"];
  const query = { metric: "vercel.request.count", scope: { ownerId: teamId }, groupBy, limit: 500 };
  const { summary } = await queryObservability(client, query);
  const counted = (summary as Record<string, number | string>[]).flatMap((row) =>
    Array.from({ length: Number(row.vercel_request_count_sum) }, () => `${row.http_status} ${row.request_path}`),
  );
  expect(counted.sort()).toEqual(asked.sort());
});

test.runIf(browsers.length === 0)("absent: a Chromium that walks a ruled site", () => {
  expect(browsers).toEqual([]);
});

import { accessGroupNames, makeAccessGroups } from "./access-groups.ts";
import { makeArtifacts } from "./artifacts.ts";
import { makeAuthentication, namesOfAuthentication } from "./authentication.ts";
import { makeCerts, namesOfCerts } from "./certs.ts";
import { makeDns, namesOfDns } from "./dns.ts";
import { makeDomains, namesOfDomains } from "./domains.ts";
import { environmentNames, makeEnvironment } from "./environment.ts";
import { makeGlobalConfig, namesOfGlobalConfig } from "./global-config.ts";
import type { Ground } from "./ground.ts";
import { makeLogs, namesOfLogs } from "./logs.ts";
import { makeProjectMembers, projectMemberNames } from "./project-members.ts";
import { makeSandboxes, namesOfSandboxes } from "./sandboxes.ts";
import { makeWebhook, namesOfWebhook } from "./webhooks.ts";

/** One of everything that a group has, for each group that has a file here: what the laws and the table of rights ask for. */
export type Things = Awaited<ReturnType<typeof makeThings>>;

export async function makeThings(ground: Ground) {
  const domains = await makeDomains(ground);
  return {
    domains,
    certs: await makeCerts(ground),
    dns: await makeDns(ground),
    artifacts: await makeArtifacts(ground),
    globalConfig: await makeGlobalConfig(ground),
    ...(await makeAuthentication(ground)),
    ...(await makeWebhook(ground)),
    accessGroups: await makeAccessGroups(ground),
    environment: await makeEnvironment(ground),
    logs: await makeLogs(ground),
    projectMembers: await makeProjectMembers(ground),
    sandboxes: await makeSandboxes(ground),
  };
}

/** What members and parameters of inputs may hold so that they name one of these things, by the member's name. */
export function namesOf(things: Things): Readonly<Record<string, readonly string[]>> {
  return joined([
    accessGroupNames(things.accessGroups),
    environmentNames(things.environment),
    projectMemberNames(things.projectMembers),
    namesOfAuthentication(things),
    namesOfCerts(things.certs),
    namesOfDns(things.dns),
    namesOfDomains(things.domains),
    namesOfGlobalConfig(things.globalConfig),
    namesOfLogs(things.logs),
    namesOfSandboxes(things.sandboxes),
    namesOfWebhook(things),
    { hash: [things.artifacts] },
  ]);
}

/** What several groups have under one name, such as `id`. */
function joined(all: readonly Readonly<Record<string, readonly string[]>>[]): Record<string, readonly string[]> {
  const together: Record<string, readonly string[]> = {};
  for (const names of all) {
    for (const [name, values] of Object.entries(names)) together[name] = [...(together[name] ?? []), ...values];
  }
  return together;
}

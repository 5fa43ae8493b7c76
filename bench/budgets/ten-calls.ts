import { listAliases } from "@slipway/aliases";
import { createClient } from "@slipway/core";
import { getDeployment } from "@slipway/deployments";
import { createDnsRecord } from "@slipway/dns";
import { getDomain } from "@slipway/domains";
import { listSharedEnvs } from "@slipway/environment";
import { createProject } from "@slipway/projects";
import { listSandboxes } from "@slipway/sandboxes";
import { listTeams } from "@slipway/teams";
import { getUser } from "@slipway/user";
import { listWebhooks } from "@slipway/webhooks";

const client = createClient({ token: "t" });

export async function main(): Promise<unknown[]> {
  const { user } = await getUser(client);
  const project = await createProject(client, { name: "site", framework: "nextjs" });
  const { readyState } = await getDeployment(client, { idOrUrl: "site.example.app" });
  const results: unknown[] = [user.username, project.id, readyState];
  for await (const each of listTeams(client)) results.push(each.slug);
  for await (const each of listAliases(client, { projectId: project.id })) results.push(each.alias);
  for await (const each of listSandboxes(client)) results.push(each.name);
  results.push(await createDnsRecord(client, { domain: "example.com", type: "A", name: "www", value: "192.0.2.1" }));
  results.push((await getDomain(client, { domain: "example.com" })).domain.name);
  results.push(await listSharedEnvs(client), await listWebhooks(client));
  return results;
}

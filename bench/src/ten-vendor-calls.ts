import { Vercel } from "@vercel/sdk";

// What ten-calls.ts of the budgets does, with the platform vendor's SDK.
const vercel = new Vercel({ bearerToken: "t" });

export async function main(): Promise<unknown[]> {
  const answer = await vercel.user.getAuthUser();
  const project = await vercel.projects.createProject({ requestBody: { name: "site", framework: "nextjs" } });
  const { readyState } = await vercel.deployments.getDeployment({ idOrUrl: "site.example.app" });
  const found: unknown[] = [answer?.user, project.id, readyState];
  found.push(await vercel.teams.getTeams({}));
  found.push(await vercel.aliases.listAliases({ projectId: project.id }));
  found.push(await vercel.sandboxes.listNamedSandboxes({}));
  found.push(
    await vercel.dns.createRecord({
      domain: "example.com",
      requestBody: { type: "A", name: "www", value: "192.0.2.1" },
    }),
  );
  found.push((await vercel.domains.getDomain({ domain: "example.com" })).domain.name);
  found.push(await vercel.environment.listSharedEnvVariable({}), await vercel.webhooks.getWebhooks({}));
  return found;
}

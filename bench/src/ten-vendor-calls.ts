import { Vercel } from "@vercel/sdk";

// The calls of ten-calls.ts of the budgets, with the platform vendor's SDK.
const vercel = new Vercel({ bearerToken: "t" });

export async function main(): Promise<unknown[]> {
  const answer = await vercel.user.getAuthUser();
  const project = await vercel.projects.createProject({ requestBody: { name: "site", framework: "nextjs" } });
  const { readyState } = await vercel.deployments.getDeployment({ idOrUrl: "site.example.app" });
  const results: unknown[] = [answer?.user, project.id, readyState];
  results.push(await vercel.teams.getTeams({}));
  results.push(await vercel.aliases.listAliases({ projectId: project.id }));
  results.push(await vercel.sandboxes.listNamedSandboxes({}));
  results.push(
    await vercel.dns.createRecord({
      domain: "example.com",
      requestBody: { type: "A", name: "www", value: "192.0.2.1" },
    }),
  );
  results.push((await vercel.domains.getDomain({ domain: "example.com" })).domain.name);
  results.push(await vercel.environment.listSharedEnvVariable({}), await vercel.webhooks.getWebhooks({}));
  return results;
}

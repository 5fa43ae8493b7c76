import { createClient } from "@slipway/core";
import { createDeployment, getDeployment, listDeployments } from "@slipway/deployments";
import { createProject, deleteProject, getProject, listProjects, pauseProject, updateProject } from "@slipway/projects";
import { getUser } from "@slipway/user";

const client = createClient({ token: "t" });

export async function main(): Promise<string[]> {
  const { user } = await getUser(client);
  const project = await createProject(client, { name: "site", framework: "nextjs" });
  await updateProject(client, { idOrName: project.id, nodeVersion: "22.x" });
  const same = await getProject(client, { idOrName: project.id });
  const deployment = await createDeployment(client, { name: "site", project: same.id, target: "production" });
  const { readyState } = await getDeployment(client, { idOrUrl: deployment.id });
  const names: string[] = [user.username, readyState];
  for await (const each of listProjects(client, { search: "si" })) names.push(each.name);
  for await (const each of listDeployments(client, { projectId: project.id })) names.push(each.uid);
  await pauseProject(client, { projectId: project.id });
  await deleteProject(client, { idOrName: project.id });
  return names;
}

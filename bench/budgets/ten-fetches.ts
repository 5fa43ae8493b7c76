interface Named {
  id: string;
  uid: string;
  name: string;
  username: string;
  readyState: string;
}

async function send<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`https://api.vercel.com${path}`, {
    method,
    headers: { authorization: "Bearer t", "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path} ${response.status}`);
  return response.json() as Promise<T>;
}

export async function main(): Promise<string[]> {
  const { user } = await send<{ user: Named }>("GET", "/v2/user");
  const project = await send<Named>("POST", "/v11/projects", { name: "site", framework: "nextjs" });
  await send<Named>("PATCH", `/v9/projects/${project.id}`, { nodeVersion: "22.x" });
  const same = await send<Named>("GET", `/v9/projects/${project.id}`);
  const deployment = await send<Named>("POST", "/v13/deployments", {
    name: "site",
    project: same.id,
    target: "production",
  });
  const { readyState } = await send<Named>("GET", `/v13/deployments/${deployment.id}`);
  const names: string[] = [user.username, readyState];
  const { projects } = await send<{ projects: Named[] }>("GET", "/v10/projects?search=si");
  for (const each of projects) names.push(each.name);
  const { deployments } = await send<{ deployments: Named[] }>("GET", `/v7/deployments?projectId=${project.id}`);
  for (const each of deployments) names.push(each.uid);
  await send("POST", `/v1/projects/${project.id}/pause`);
  await send("DELETE", `/v9/projects/${project.id}`);
  return names;
}

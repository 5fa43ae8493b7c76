/** Programs as people write them, by library. Jobs that a client has no function for are written by hand. */
export interface Program {
  readonly name: string;
  readonly slipway: string;
  readonly "@vercel/sdk"?: string;
  readonly "openapi-fetch"?: string;
  readonly "@octokit/core"?: string;
  readonly ky?: string;
}

export const preambles = {
  slipway: 'import { createClient } from "@slipway/core"; const client = createClient();\n',
  "@vercel/sdk":
    'import { VercelCore } from "@vercel/sdk/core.js"; const client = new VercelCore({ bearerToken: token });\n',
  "openapi-fetch":
    'import createClient from "openapi-fetch"; const client = createClient({ baseUrl: "https://api.vercel.com", headers });\n',
  "@octokit/core":
    'import { Octokit } from "@octokit/core"; const client = new Octokit({ baseUrl: "https://api.vercel.com", request: { headers } });\n',
  ky: 'import ky from "ky"; const client = ky.create({ prefix: "https://api.vercel.com", headers });\n',
} as const;

const walk = (page: string) => `export async function* main() {
  for (let until; ; ) {
    const { deployments, pagination } = ${page};
    yield* deployments;
    if ((until = pagination.next) === null) return;
  }
}`;
const untilReady = (look: string) => `export async function main(id) {
  for (;;) {
    const { readyState, aliasAssigned } = ${look};
    if (readyState === "ERROR" || readyState === "CANCELED") throw new Error(readyState);
    if (readyState === "READY" && aliasAssigned) return;
    await new Promise((done) => setTimeout(done, 2000));
  }
}`;

export const programs: readonly Program[] = [
  {
    name: "read the user",
    slipway: 'import { getUser } from "@slipway/user"; export const main = () => getUser(client);',
    "@vercel/sdk":
      'import { userGetAuthUser } from "@vercel/sdk/funcs/userGetAuthUser.js"; export const main = () => userGetAuthUser(client);',
    "openapi-fetch": 'export const main = () => client.GET("/v2/user");',
    "@octokit/core": 'export const main = () => client.request("GET /v2/user");',
    ky: 'export const main = () => client("v2/user").json();',
  },
  {
    name: "set a variable",
    slipway:
      'import { createProjectEnvs } from "@slipway/projects"; export const main = (idOrName, body) => createProjectEnvs(client, { idOrName, body });',
    "@vercel/sdk":
      'import { projectsCreateProjectEnv } from "@vercel/sdk/funcs/projectsCreateProjectEnv.js"; export const main = (idOrName, requestBody) => projectsCreateProjectEnv(client, { idOrName, requestBody });',
    "openapi-fetch":
      'export const main = (idOrName, body) => client.POST("/v10/projects/{idOrName}/env", { params: { path: { idOrName } }, body });',
    "@octokit/core":
      'export const main = (idOrName, data) => client.request("POST /v10/projects/{idOrName}/env", { idOrName, data });',
    ky: 'export const main = (idOrName, json) => client.post("v10/projects/" + encodeURIComponent(idOrName) + "/env", { json }).json();',
  },
  {
    name: "walk all deployments",
    slipway:
      'import { listDeployments } from "@slipway/deployments"; export const main = () => listDeployments(client);',
    "@vercel/sdk": `import { deploymentsGetDeployments } from "@vercel/sdk/funcs/deploymentsGetDeployments.js";\n${walk("(await deploymentsGetDeployments(client, { until })).value")}`,
    "openapi-fetch": walk('(await client.GET("/v7/deployments", { params: { query: { until } } })).data'),
    "@octokit/core": walk('(await client.request("GET /v7/deployments", { until })).data'),
    ky: walk('await client("v7/deployments", { searchParams: until ? { until } : {} }).json()'),
  },
  {
    name: "wait for a deployment",
    slipway:
      'import { waitForDeployment } from "@slipway/deployments"; export const main = (idOrUrl) => waitForDeployment(client, { idOrUrl });',
    "@vercel/sdk": `import { deploymentsGetDeployment } from "@vercel/sdk/funcs/deploymentsGetDeployment.js";\n${untilReady("(await deploymentsGetDeployment(client, { idOrUrl: id })).value")}`,
    "openapi-fetch": untilReady('(await client.GET("/v13/deployments/{id}", { params: { path: { id } } })).data'),
    "@octokit/core": untilReady('(await client.request("GET /v13/deployments/{id}", { id })).data'),
    ky: untilReady('await client("v13/deployments/" + encodeURIComponent(id)).json()'),
  },
  {
    name: "follow a build's log",
    slipway:
      'import { followDeploymentEvents } from "@slipway/deployments"; export const main = (idOrUrl) => followDeploymentEvents(client, { idOrUrl });',
    "@vercel/sdk":
      'import { deploymentsGetDeploymentEvents } from "@vercel/sdk/funcs/deploymentsGetDeploymentEvents.js"; export const main = (idOrUrl) => deploymentsGetDeploymentEvents(client, { idOrUrl, follow: 1 });',
  },
  {
    name: "upload a build's cache",
    slipway:
      'import { uploadArtifact } from "@slipway/artifacts"; export const main = (hash, body) => uploadArtifact(client, { hash, body });',
    "@vercel/sdk":
      'import { artifactsUploadArtifact } from "@vercel/sdk/funcs/artifactsUploadArtifact.js"; export const main = (hash, requestBody) => artifactsUploadArtifact(client, { hash, requestBody, contentLength: requestBody.size });',
    "openapi-fetch":
      'export const main = (hash, body) => client.PUT("/v8/artifacts/{hash}", { params: { path: { hash } }, body, bodySerializer: (each) => each });',
    ky: 'export const main = (hash, body) => client.put("v8/artifacts/" + encodeURIComponent(hash), { body }).json();',
  },
  {
    name: "deploy files",
    slipway:
      'import { deployFiles } from "@slipway/deployments"; export const main = (files) => deployFiles(client, { name: "site", files });',
  },
  {
    name: "stay below the rate limit",
    slipway:
      'import { createClient } from "@slipway/core"; import { limiter } from "@slipway/core/limiter"; import { getUser } from "@slipway/user"; export const main = () => getUser(createClient({ limiter: limiter() }));',
  },
  {
    name: "log each call",
    slipway:
      'import { createClient } from "@slipway/core"; import { logging } from "@slipway/core/middleware"; import { getUser } from "@slipway/user"; export const main = () => getUser(createClient({ middleware: [logging()] }));',
    "openapi-fetch":
      'client.use({ onResponse: ({ request, response }) => console.log(request.method, request.url, response.status) }); export const main = () => client.GET("/v2/user");',
    "@octokit/core":
      'client.hook.after("request", ({ status }, { method, url }) => console.log(method, url, status)); export const main = () => client.request("GET /v2/user");',
    ky: 'const logged = client.extend({ hooks: { afterResponse: [({ request, response }) => console.log(request.method, request.url, response.status)] } }); export const main = () => logged("v2/user").json();',
  },
  {
    name: "verify a webhook",
    slipway: 'export { verifyWebhook } from "@slipway/webhooks";',
  },
  {
    name: "ten calls in ten groups",
    slipway: 'export * from "./bench/ten-calls.ts";',
    "@vercel/sdk": 'export * from "./bench/ten-vendor-calls.ts";',
  },
  {
    name: "every operation at hand",
    slipway: 'import { connect } from "slipway"; export const main = () => connect();',
    "@vercel/sdk": 'export { Vercel } from "@vercel/sdk";',
  },
];

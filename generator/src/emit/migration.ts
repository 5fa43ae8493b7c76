import type { ResolvedGroup } from "../model/resolve-group.ts";
import { type ComparedIds, refuseUnknownRoutes, type VendorSdk, vendorMethods } from "./vendor-methods.ts";

/** `docs/migration.md`: each operation's name in the platform vendor's SDK, and ours. */
export function emitMigration(groups: readonly ResolvedGroup[], sdk: VendorSdk, compared: ComparedIds): string {
  refuseUnknownRoutes(sdk, groups);
  const published = groups.flatMap(({ operations }) => operations.flatMap((each) => each.published ?? []));
  return `<!-- Generated from contract/ by \`npm run generate\`. Changes here are lost. -->

# From \`${sdk.name}\`

What the platform vendor's SDK calls each of the ${new Set(published).size} operations, and what it is here. Search this page for the call in your
code, such as \`projects.getProjects\`: its row has our function, below the package that it is imported from. The SDK's functions that
stand alone have the same names in one word, \`projectsGetProjects\`; where an operation has methods of several names, of one of them.

The names were compared with ${sdk.name} ${sdk.version}, method by method; *no method* is what it does not have, and *not compared yet* what is newer than
that. Routes and marks are in [the table of operations](operations.md).

${calls}
${groups.map((group) => groupTable(group, sdk, compared)).join("")}`;
}

function groupTable({ name, operations }: ResolvedGroup, sdk: VendorSdk, compared: ComparedIds): string {
  const rows = operations.flatMap((operation) => {
    if (operation.published === undefined) return [];
    const methods = vendorMethods(name, operation, sdk).map((method) => `\`vercel.${method}\``);
    const called = compared.has(operation.id) ? methods.join(", ") || "*no method*" : "*not compared yet*";
    return [`| ${called} | \`${operation.id}\` | \`${operation.name}\` |\n`];
  });
  return `## ${name}

| ${sdk.name} | operationId | [\`@slipway/${name}\`](../packages/${name}) |
|---|---|---|
${rows.join("")}
`;
}

const calls = `## A call

\`\`\`typescript
import { Vercel } from "@vercel/sdk";

const vercel = new Vercel({ bearerToken: process.env.VERCEL_TOKEN ?? "" });
const slug = "acme";
const { name } = await vercel.projects.createProject({ slug, requestBody: { name: "shop", framework: "nextjs" } });
await vercel.projects.updateProject({ slug, idOrName: name, requestBody: { nodeVersion: "24.x" } });
const page = await vercel.projects.getProjects({ slug });
for (const project of Array.isArray(page) ? page : page.projects) console.log(project.name);
\`\`\`

is

\`\`\`sh
npm install @slipway/core @slipway/projects
\`\`\`

\`\`\`ts
import { createClient } from "@slipway/core";
import { createProject, listProjects, updateProject } from "@slipway/projects";

const client = createClient({ team: "acme" }); // the token comes from SLIPWAY_TOKEN or VERCEL_TOKEN
const { name } = await createProject(client, { name: "shop", framework: "nextjs" });
await updateProject(client, { idOrName: name, nodeVersion: "24.x" });
for await (const project of listProjects(client)) console.log(project.name);
\`\`\`

- **An input is one object.** What the path, the query, the headers and a JSON body take stands side by side in it: there is no
  \`requestBody\`. A body that is a list or bytes is its member \`body\`.
- **The team is the client's**, by its ID or its slug: \`createClient({ team })\`, or \`{ team }\` as the last argument of a call. It is not an input. It is sent with all operations but [a few](operations.md#without-the-clients-team).
- **Members have the platform's own names**, in inputs and answers. Where the SDK makes \`keyOps\` of \`key_ops\`, it is \`key_ops\` here.
- **Lists walk their pages**: \`for await\` gives every item, \`.pages()\` page after page, and \`await\` the first page. The SDK gives one page a call.
- **Answers are what the platform sent.** The SDK throws a \`ResponseValidationError\` for an answer that does not fit its schema, and leaves
  members out that it does not know. Here neither is done; \`validation\` of \`@slipway/core/validation\` reports what does not fit, if you want it.
- **Errors**: \`isApiError(error)\` in place of \`instanceof VercelError\`, \`error.status\` for \`statusCode\`, the parsed \`error.body\` for its text, and
  \`error.code\` for the platform's own code. What failed on the way is \`isNetworkError\`, \`isTimeoutError\` or \`isAbortedError\`.
- **Retries and clocks are on.** The SDK tries again, and gives up waiting, when you say so. Here a call that may be sent twice is tried
  again, any call after a 429; \`retry: false\` turns it off. [What happens when](../packages/core/README.md#what-happens-when-) has each case.
- **One object with all operations**, as \`new Vercel()\` is, is \`connect()\` of [\`slipway\`](../packages/slipway).
`;

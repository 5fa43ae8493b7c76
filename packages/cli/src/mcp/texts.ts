import type { Tool } from "@modelcontextprotocol/sdk/types.js";

/** What a model reads before it knows anything: every word is paid for in every conversation. */
export const instructions = `Vercel's REST API (unofficial client). First search for operations by words, then execute one program that calls them. Never guess names or fields: use those that search gave. Every result begins with its target; tell the user when it is the platform itself.`;

export const tools: readonly Tool[] = [
  {
    name: "search",
    description:
      "Finds operations by what a person would say, such as 'env vars of a project' or 'why did the build fail'. Gives the best ones with TypeScript of input and answer, error statuses, and whether they read, change, delete or spend. One topic a search.",
    inputSchema: {
      type: "object",
      properties: { query: { type: "string", description: "A few words: the thing and what is to happen with it." } },
      required: ["query"],
    },
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
  {
    name: "execute",
    description: `Runs JavaScript (the body of an async function) in a sandbox without network, files or modules. Its one way out is
await call(operation, input): input is one flat object (path, query and body fields side by side), the team is sent by itself. A list gives an array of all items (at most 1000), bytes give text.
Return only what you need: filter and join in the program, call many operations in one program, use Promise.all.
A failed call throws an Error with message, status, code and sideEffect: "none" (nothing was done), "certain" or "possible" (look before you repeat).
Changes may be refused; deleting and spending asks the user. Credentials are "[redacted]".
Example: const all = await call("listProjects", {}); return all.map(({ id, name }) => ({ id, name }));`,
    inputSchema: {
      type: "object",
      properties: { code: { type: "string", description: "JavaScript that returns a JSON value." } },
      required: ["code"],
    },
    annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: true },
  },
];

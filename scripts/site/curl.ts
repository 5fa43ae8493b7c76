import type { Operation as Descriptor } from "../../packages/core/src/types/client.ts";
import { describeRequest } from "../../packages/core/src/wire/describe.ts";

const api = "https://api.vercel.com";

/** Prints a call as a curl command, from the client's own description of the request. */
export function curlOf(
  descriptor: Descriptor,
  input: Readonly<Record<string, unknown>>,
  { isPublic, method: asked }: { isPublic: boolean; method: string },
): string {
  const { method, url, headers, body } = describeRequest(descriptor, input, { baseUrl: api });
  const { accept, ...others } = headers;
  const lines = [
    `curl${method === "HEAD" ? " --head" : method === "GET" ? "" : ` --request ${method}`} ${shellQuote(url)}`,
    ...(isPublic ? [] : [`--header "Authorization: Bearer $VERCEL_TOKEN"`]),
    ...(accept === undefined || accept === "application/json" ? [] : [`--header ${shellQuote(`Accept: ${accept}`)}`]),
    ...Object.entries(others).map(([name, value]) => `--header ${shellQuote(`${titled(name)}: ${value}`)}`),
    ...bodyLines(body, headers["content-type"] ?? ""),
  ];
  if (asked !== method) throw new Error(`${descriptor.route} is sent as ${method}, and the contract says ${asked}.`);
  return lines.join(" \\\n  ");
}

function bodyLines(body: unknown, type: string): string[] {
  if (body === undefined) return [];
  if (!type.includes("json") || typeof body !== "string") return ["--data-binary @path/to/your-file"];
  const long = body.length > 80 ? JSON.stringify(JSON.parse(body), null, 2) : body;
  return [`--data ${shellQuote(long)}`];
}

function titled(name: string): string {
  return name.replaceAll(/(^|-)([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
}

function shellQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

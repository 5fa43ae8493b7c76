import { createClient } from "../packages/core/src/index.ts";
import type { Emulator } from "../packages/emulator/src/index.ts";
import { createProject } from "../packages/projects/src/index.ts";

/** The project that the READMEs' sandboxes belong to, by the variable that names it. */
export async function prepareSandboxes(code: string, { url, token }: Emulator): Promise<Record<string, string>> {
  if (!code.includes('@slipway/sandboxes"') || code.includes("createProject(")) return {};
  const { id } = await createProject(createClient({ baseUrl: url, token }), { name: "agents" });
  return { VERCEL_PROJECT_ID: id };
}

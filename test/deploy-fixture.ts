import { chmodSync } from "node:fs";
import { join } from "node:path";
import { type Client, createClient } from "@slipway/core";
import { type DeploymentFileNode, getDeploymentFile, listDeploymentFiles } from "@slipway/deployments";
import { createEmulator, type EmulatorOptions } from "@slipway/emulator";
import { onTestFinished } from "vitest";
import { newFolder, writeFiles } from "./new-folder.ts";

/** An emulator for one test, a client that notes what it asks to create, and an empty folder. */
export async function startDeploying(options: EmulatorOptions = {}) {
  const emulator = await createEmulator({ buildTime: 5, ...options });
  onTestFinished(() => emulator.close());
  const created: { query: Record<string, string>; body: Record<string, unknown> }[] = [];
  const client = createClient({
    baseUrl: emulator.url,
    token: emulator.token,
    fetch: (input, init) => {
      const { pathname, searchParams } = new URL(String(input));
      if (init?.method === "POST" && pathname === "/v13/deployments")
        created.push({ query: Object.fromEntries(searchParams), body: JSON.parse(String(init.body)) });
      return fetch(input, init);
    },
  });
  return { emulator, client, created, folder: newFolder() };
}

/** Writes texts, and other values as JSON, with the usual mode whatever the machine's umask is. */
export function writeTexts(folder: string, files: Readonly<Record<string, unknown>>): void {
  for (const [path, content] of Object.entries(files)) {
    writeFiles(folder, { [path]: typeof content === "string" ? content : JSON.stringify(content) });
    chmodSync(join(folder, path), 0o644);
  }
}

export interface ArrivedFile {
  readonly type: string;
  readonly mode: string;
  readonly text: string;
}

/** The files of a deployment by their paths, and its folders without any. */
export async function arrivedFiles(client: Client, id: string): Promise<Record<string, ArrivedFile>> {
  const files: Record<string, ArrivedFile> = {};
  const read = async (nodes: readonly DeploymentFileNode[], above: string): Promise<void> => {
    for (const { name, type, mode, uid, children } of nodes) {
      if (children?.length === 0) files[`${above}${name}`] = { type, mode: mode.toString(8), text: "" };
      else if (children) await read(children, `${above}${name}/`);
      else {
        const { data = "" } = await getDeploymentFile(client, { id, fileId: uid ?? "" });
        files[above + name] = { type, mode: mode.toString(8), text: Buffer.from(data, "base64").toString() };
      }
    }
  };
  await read(await listDeploymentFiles(client, { id }), "");
  return files;
}

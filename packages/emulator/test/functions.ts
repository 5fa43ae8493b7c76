import { getRuntimeLogs } from "@slipway/logs";
import { type Built, deployOutput } from "./build-output.ts";

type Files = Readonly<Record<string, string | object | undefined>>;

export function fn(name: string, code: string, config: object = {}): Files {
  const isEdge = Object(config).runtime === "edge";
  const usual = isEdge
    ? { entrypoint: "index.js" }
    : { runtime: "nodejs24.x", handler: "index.mjs", launcherType: "Nodejs" };
  const stated: { readonly handler?: string } = { ...usual, ...config };
  return {
    [`functions/${name}.func/.vc-config.json`]: stated,
    [`functions/${name}.func/${stated.handler ?? "index.js"}`]: code,
  };
}

/** Deploys functions to an emulator that runs them, without isolation unless it is asked for. */
export function deployFunctions(
  files: Files,
  config: object = {},
  isolation: "bubblewrap" | "none" = "none",
): Promise<Built> {
  return deployOutput(config, files, { functions: { isolation } });
}

export async function printedFor({ client, emulator, id }: Built, path: string): Promise<string> {
  for await (const line of getRuntimeLogs(client, { projectId: "site", deploymentId: id }))
    if (line.requestPath === path) {
      const { rows } = emulator.rows({ table: "requestLogs", where: { deployment: id } });
      return String(Object(rows.find((row) => row.id === line.rowId)).message);
    }
  throw new Error(`Nothing was logged for ${path}`);
}

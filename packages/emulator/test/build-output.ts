import { getDeployment, getDeploymentEvents } from "@slipway/deployments";
import type { EmulatorOptions } from "../src/index.ts";
import { deployBuilt, deployFiles, type Started, start, visit } from "./start.ts";

export interface Built extends Started {
  readonly id: string;
  readonly readyState: string;
  readonly errorMessage: string | undefined;
  readonly log: string;
  readonly get: (path: string, init?: RequestInit) => Promise<[number, string, Response]>;
}

/** Deploys the output of a build: `files` stand below `.vercel/output`, what is not text is written as JSON, and undefined left out. */
export async function deployOutput(
  config: object,
  files: Readonly<Record<string, string | object | undefined>> = {},
  options: EmulatorOptions = {},
): Promise<Built> {
  const started = await start(options);
  const { client, emulator } = started;
  const all = { "config.json": { version: 3, ...config }, "static/index.html": "home", ...files };
  const list = Object.entries(all).flatMap(([path, data]) => {
    if (data === undefined) return [];
    return [{ file: `.vercel/output/${path}`, data: typeof data === "string" ? data : JSON.stringify(data) }];
  });
  const { id } = await deployBuilt(emulator, client, {
    name: "site",
    target: "production",
    files: list,
    prebuilt: "1",
  });
  return { ...started, ...(await builtOf(started, id)) };
}

/** Deploys files with a `vercel.json`. */
export async function deploySettings(
  settings: object,
  files: Readonly<Record<string, string>> = { "index.html": "home" },
): Promise<Built> {
  const started = await start();
  const id = await deployFiles(started, { ...files, "vercel.json": JSON.stringify(settings) });
  return { ...started, ...(await builtOf(started, id)) };
}

export async function builtOf({ client, emulator }: Started, id: string): Promise<Omit<Built, keyof Started>> {
  const { readyState, errorMessage } = await getDeployment(client, { idOrUrl: id });
  return {
    id,
    readyState,
    errorMessage: errorMessage ?? undefined,
    log: JSON.stringify(await getDeploymentEvents(client, { idOrUrl: id })),
    async get(path, init) {
      const response = await visit(emulator, "site.localhost", path, init);
      const text = await response.clone().text();
      return [response.status, response.headers.get("location") ?? text, response];
    },
  };
}

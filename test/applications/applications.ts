import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { installPeer, type PeerName, peerProgram } from "../../scripts/peers/install-peer.ts";

export interface Application {
  readonly name: string;
  readonly peer: PeerName;
  /** Name of the framework in the platform's command line, if that builds it; others have an adapter that writes its output. */
  readonly framework?: string;
  readonly buildCommand?: string;
  /** Commands before the platform's: builds by an adapter, and for the framework's own server. */
  readonly build?: readonly (readonly string[])[];
  readonly serve: (port: string) => readonly string[];
}

export const applications: readonly Application[] = [
  {
    name: "next",
    peer: "application-next",
    framework: "nextjs",
    buildCommand: "next build",
    serve: (port) => ["next", "start", "-p", port, "-H", "127.0.0.1"],
  },
  {
    name: "pages",
    peer: "application-pages",
    framework: "nextjs",
    buildCommand: "next build",
    serve: (port) => ["next", "start", "-p", port, "-H", "127.0.0.1"],
  },
  {
    name: "spa",
    peer: "application-spa",
    framework: "vite",
    buildCommand: "vite build",
    serve: (port) => ["vite", "preview", "--port", port, "--host", "127.0.0.1", "--strictPort"],
  },
  {
    name: "nuxt",
    peer: "application-nuxt",
    build: [
      ["env", "NITRO_PRESET=vercel", "nuxt", "build"],
      ["env", "NITRO_PRESET=node-server", "nuxt", "build"],
    ],
    serve: () => ["node", "here/server/index.mjs"],
  },
  {
    name: "router",
    peer: "application-router",
    framework: "react-router",
    buildCommand: "react-router build",
    build: [["env", "HERE=1", "react-router", "build"]],
    serve: () => ["react-router-serve", "here/server/index.js"],
  },
  {
    name: "kit",
    peer: "application-kit",
    build: [["vite", "build"]],
    serve: (port) => ["vite", "preview", "--port", port, "--host", "127.0.0.1", "--strictPort"],
  },
  {
    name: "astro",
    peer: "application-astro",
    build: [
      ["astro", "build"],
      ["env", "ADAPTER=node", "node_modules/.bin/astro", "build"],
    ],
    serve: () => ["node", "here/server/entry.mjs"],
  },
  { name: "hono", peer: "application-hono", framework: "hono", serve: () => ["node", "here.mjs"] },
];

const environment = (folder: string) => ({
  PATH: `${join(folder, "node_modules/.bin")}:${process.env.PATH}`,
  HOME: join(folder, ".home"),
  CI: "1",
  NO_COLOR: "1",
  NO_UPDATE_NOTIFIER: "1",
  NEXT_TELEMETRY_DISABLED: "1",
  ASTRO_TELEMETRY_DISABLED: "1",
  VERCEL_TELEMETRY_DISABLED: "1",
});

/** Installs what an application needs, and puts it beside that. @returns its folder; throws an `AbsentError` without a registry */
export function install({ name, peer }: Application): string {
  const folder = installPeer(peer);
  const fixture = join(import.meta.dirname, "fixtures", name);
  for (const each of readdirSync(fixture)) {
    rmSync(join(folder, each), { recursive: true, force: true });
    cpSync(join(fixture, each), join(folder, each), { recursive: true });
  }
  return folder;
}

export async function build(application: Application, folder: string): Promise<void> {
  const { name, framework, buildCommand = "true", build: commands = [] } = application;
  rmSync(join(folder, ".vercel"), { recursive: true, force: true });
  mkdirSync(join(folder, ".vercel"));
  if (framework !== undefined) {
    const settings = { framework, nodeVersion: "24.x", installCommand: "true", buildCommand };
    const project = { projectId: "prj_here", orgId: "team_here", settings };
    writeFileSync(join(folder, ".vercel/project.json"), JSON.stringify(project));
  }
  const platform = [peerProgram("platform-clients", "vercel"), "build", "--yes", "--prod", "--token", "none"];
  for (const command of framework === undefined ? commands : [...commands, platform])
    await ended(start(command, folder), `${name}: ${command.join(" ")}`);
  // It names nobody's project.
  rmSync(join(folder, ".vercel/project.json"), { force: true });
  if (!existsSync(join(folder, ".vercel/output/config.json"))) throw new Error(`${name} has no output of a build`);
}

export async function deployByCommandLine(folder: string, name: string, api: string, token: string): Promise<void> {
  rmSync(join(folder, ".vercel/project.json"), { force: true });
  const vercel = [peerProgram("platform-clients", "vercel"), "--api", api, "--token", token];
  await ended(start([...vercel, "link", "--yes", "--project", name], folder), "vercel link");
  await ended(start([...vercel, "deploy", "--prebuilt", "--prod", "--yes"], folder), "vercel deploy");
}

export interface Served {
  readonly url: string;
  end(): void;
}

export async function serve({ name, serve: command }: Application, folder: string): Promise<Served> {
  const port = String(await freePort());
  const server = start(command(port), folder, { PORT: port, HOST: "127.0.0.1" });
  const url = `http://127.0.0.1:${port}`;
  const end = (): void => {
    if (server.pid !== undefined) process.kill(-server.pid, "SIGKILL");
  };
  for (let tries = 0; tries < 600 && server.exitCode === null; tries++) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer) return { url, end };
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`${name} is served by nobody: ${said(server)}`);
}

const outputs = new WeakMap<ChildProcess, string[]>();

function said(child: ChildProcess): string {
  return outputs.get(child)?.join("").slice(-4000) ?? "";
}

function start([program = "", ...args]: readonly string[], cwd: string, env: object = {}): ChildProcess {
  const child = spawn(program, args, {
    cwd,
    env: { ...environment(cwd), ...env },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  outputs.set(child, output);
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => output.push(text));
  return child;
}

function ended(child: ChildProcess, what: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`${what} ended with ${code}: ${said(child)}`)),
    );
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = Object(server.address());
      server.close(() => resolve(port));
    });
  });
}

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { kill, lineOf } from "./process.ts";
import { findProgram } from "./programs.ts";
import { startTokenServer } from "./token-server.ts";

export interface DockerRegistryOptions {
  /** Authentication: none, basic credentials, or bearer tokens of a token server. Default: none. */
  readonly auth?: "none" | "htpasswd" | "token";
}

export interface DockerRegistry extends AsyncDisposable {
  readonly url: string;
  readonly host: string;
  readonly username: string;
  readonly password: string;
  readonly folder: string;
  /** The requests that its token server got, as `METHOD scope…`; empty where `auth` is not `token`. */
  readonly tokenRequests: readonly string[];
  /** Kills it, in the middle of whatever it does, and starts it again on the same port with the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const username = "developer";
const password = "open sesame";

// `password` with bcrypt, the only method that docker-registry's htpasswd files know.
const htpasswd = `${username}:$2y$05$Slipw4yInter0pTests1necpJAu2jN.UPt4G/OP01QL5Rors2UUrq\n`;

/** Starts a `docker-registry` that lets everything be deleted. Throws when the program is not installed. */
export async function startDockerRegistry(options: DockerRegistryOptions = {}): Promise<DockerRegistry> {
  const program = findProgram("docker-registry");
  if (program === undefined) throw new Error("docker-registry is not installed; apt-get install docker-registry");
  const { auth = "none" } = options;
  const folder = mkdtempSync(join(tmpdir(), "slipway-docker-registry-"));
  const tokens = auth === "token" ? await startTokenServer({ folder, username, password }) : undefined;
  if (auth === "htpasswd") writeFileSync(join(folder, "htpasswd"), htpasswd);

  const start = async (port: number): Promise<{ child: ChildProcess; port: number }> => {
    const config = join(folder, "config.json");
    // YAML is a superset of JSON.
    writeFileSync(config, JSON.stringify(configuration(folder, port, { auth, tokens: tokens?.settings })));
    const child = spawn(program, ["serve", config], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { PATH: process.env.PATH, HOME: folder, OTEL_TRACES_EXPORTER: "none" },
    });
    const [, listening] = await lineOf(child, /listening on 127\.0\.0\.1:(\d+)/);
    return { child, port: Number(listening) };
  };

  let running = await start(0);
  const host = `127.0.0.1:${running.port}`;
  const close = async (): Promise<void> => {
    await kill(running.child);
    await tokens?.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    url: `http://${host}`,
    host,
    username,
    password,
    folder,
    tokenRequests: tokens?.requests ?? [],
    async restart() {
      await kill(running.child);
      running = await start(running.port);
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

function configuration(
  folder: string,
  port: number,
  { auth, tokens }: { auth: string; tokens: Readonly<Record<string, string>> | undefined },
): unknown {
  return {
    version: 0.1,
    log: { level: "info", accesslog: { disabled: true } },
    storage: {
      filesystem: { rootdirectory: join(folder, "data") },
      delete: { enabled: true },
      maintenance: { uploadpurging: { enabled: false } },
    },
    // The secret signs the state of uploads, which has to hold over a restart.
    http: { addr: `127.0.0.1:${port}`, secret: "interoperability" },
    ...(auth === "htpasswd" ? { auth: { htpasswd: { realm: "tests", path: join(folder, "htpasswd") } } } : {}),
    ...(tokens ? { auth: { token: tokens } } : {}),
  };
}

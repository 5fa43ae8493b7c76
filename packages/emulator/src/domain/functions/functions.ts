import { createWriteStream, mkdirSync } from "node:fs";
import { mkdir, symlink } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Service, Services } from "../../engine/services.ts";
import type { FunctionSession } from "../../isolation/bubblewrap/open-function.ts";
import { endLeftovers } from "../../isolation/leftovers.ts";
import { listed } from "../../isolation/machine-files.ts";
import type { Blobs } from "../../store/blobs.ts";
import { removeFolder } from "../../store/files/remove-folder.ts";
import { builtEnv } from "../deployments/built-env.ts";
import type { FunctionConfig } from "../deployments/read-function.ts";
import { type DeployedFile, type DeploymentRow, deploymentTable, isLink } from "../deployments/tables.ts";
import type { LogEntry } from "../logs/tables.ts";
import { defaultRegion } from "../projects/settings-from.ts";
import { projectTable } from "../projects/tables.ts";
import { makeStray, strays } from "../sandboxes/strays.ts";
import { type Call, FunctionError, FunctionProcess } from "./function-process.ts";
import { isolatedSession, newSession, prepareIsolation } from "./isolate.ts";
import { launch } from "./launch.ts";
import { type FunctionChoice, functionChoice } from "./options.ts";
import { pageCache, type TagInvalidation } from "./page-cache.ts";

export interface FunctionProgram {
  readonly name: string;
  readonly config: FunctionConfig;
  readonly files: ReadonlyMap<string, DeployedFile>;
}

export interface Invocation {
  readonly answer: Promise<Response>;
  readonly printed: Promise<readonly LogEntry[]>;
}

/** Programs at once, of which the longest idle ends for a new one; the time that one stays idle, and that a request waits for one, in ms. */
const [maxPrograms, idleFor, maxWait] = [16, 300_000, 60_000];

export class Functions {
  readonly #services: Services;
  readonly #choice: FunctionChoice;
  readonly #running = new Map<string, Promise<FunctionProcess>>();
  readonly #begun = new Map<string, FunctionProcess>();
  readonly #laidOut = new Map<string, Promise<string>>();
  readonly #idle = new Map<string, NodeJS.Timeout>();
  readonly #left = new Map<FunctionProcess, Promise<void>>();
  readonly #waiting = new Set<() => void>();
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #idleFor: number;
  #folder = "";
  #isClosed = false;
  #spare: Promise<FunctionSession> | undefined;
  #forget: () => void = () => {};
  #count = 0;

  constructor(services: Services, choice: FunctionChoice, idle: number = idleFor) {
    this.#services = services;
    this.#choice = choice;
    this.#idleFor = idle;
  }

  async begin(): Promise<void> {
    const { folder: own, hidden, isolation } = this.#choice;
    this.#forget = this.#services.store.onChanges((changes) => {
      if (changes.some(({ table, rowAfter }) => table === deploymentTable && !rowAfter)) this.#sweep();
    });
    // A killed emulator leaves its folder.
    for (const stray of own === undefined ? strays("functions") : [own]) {
      await endLeftovers(listed(join(stray, "sessions")));
      await removeFolder(stray);
    }
    const folder = own ?? makeStray("functions");
    this.#folder = folder;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const prepared = this.#services.keys.prepare().catch(() => {});
    this.after(prepared, () => {});
    if (isolation === "none") return;
    await prepareIsolation(folder, hidden).catch(async ({ message }: Error) => {
      this.#forget();
      await removeFolder(folder);
      throw new Error(
        `Functions cannot be isolated on this machine (bubblewrap: ${message}): install bubblewrap (Debian, Ubuntu: apt-get install bubblewrap; Fedora: dnf install bubblewrap), let users make user namespaces, or ask for \`functions: { isolation: "none" }\` (--functions none), with which what is deployed can do all that you can`,
      );
    });
  }

  ask(deployment: DeploymentRow, program: FunctionProgram, call: Call): Invocation {
    const key = `${deployment.id}/${program.name}`;
    const invocation = this.#program(key, deployment, program, call.signal).then(
      (running) => running.ask(call, program.config),
      (error: unknown) => ({
        answer: Promise.reject(error),
        printed: Promise.resolve(Object(error).printed ?? []),
      }),
    );
    const answer = invocation.then((each) => each.answer);
    const printed = invocation.then((each) => each.printed);
    answer.catch(() => {});
    void printed.finally(() => this.#wake());
    return { answer, printed };
  }

  invalidateTags(deploymentId: string, invalidation: TagInvalidation, by?: FunctionProcess): void {
    for (const [key, program] of this.#begun)
      if (program !== by && key.startsWith(`${deploymentId}/`)) program.tell(invalidation);
  }

  after<Value>(promise: Promise<Value>, use: (value: Value) => void): void {
    const work = promise.then(use).finally(() => this.#underWay.delete(work));
    this.#underWay.add(work);
  }

  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  async #program(
    key: string,
    deployment: DeploymentRow,
    program: FunctionProgram,
    signal: AbortSignal,
  ): Promise<FunctionProcess> {
    for (let patience: AbortSignal | undefined; ; ) {
      const existing = this.#running.get(key);
      if (existing && this.#begun.get(key)?.isOver !== true) {
        this.#touch(key);
        return existing;
      }
      this.#forgetProgram(key);
      if (this.#hasRoom()) break;
      patience ??= AbortSignal.any([signal, AbortSignal.timeout(maxWait)]);
      await this.#change(patience);
      signal.throwIfAborted();
      if (patience.aborted || this.#isClosed)
        throw new FunctionError("FUNCTION_THROTTLED", `${maxPrograms} functions run already, and each is busy.`);
    }
    const starting = this.#start(key, deployment, program);
    this.#running.set(key, starting);
    starting.catch(() => this.#running.get(key) === starting && this.#forgetProgram(key));
    this.#touch(key);
    return starting;
  }

  /** Resolves when a program has become idle or has ended, or with the signal. */
  async #change(signal: AbortSignal): Promise<void> {
    let wake: () => void = () => {};
    const woken = new Promise<void>((resolve) => {
      wake = resolve;
    });
    this.#waiting.add(wake);
    signal.addEventListener("abort", wake, { once: true });
    if (!signal.aborted) await woken;
    signal.removeEventListener("abort", wake);
    this.#waiting.delete(wake);
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
  }

  async #start(key: string, deployment: DeploymentRow, { config, files }: FunctionProgram): Promise<FunctionProcess> {
    const { hidden } = this.#choice;
    const task = await this.#place(key, files);
    const size = { AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(config.memory) };
    const own = { ...(config.kind === "node" && size), VERCEL_REGION: regionOf(this.#services, deployment, config) };
    const env = { ...config.environment, ...builtEnv(this.#services, deployment), ...own };
    const { clock, service } = this.#services;
    const session = await this.#session();
    const launched = await launch({ task, hidden, memory: config.memory, session });
    this.#prepare();
    const started = new FunctionProcess(launched, (invalidation, by) => {
      service(pageCache).invalidateTags(deployment.id, invalidation, clock.now());
      this.invalidateTags(deployment.id, invalidation, by);
    });
    const ending = started.ended.finally(() => this.#left.delete(started));
    this.#left.set(started, ending);
    if (this.#running.has(key)) this.#begun.set(key, started);
    else started.kill();
    await started.begin(config, env);
    return started;
  }

  async #session(): Promise<FunctionSession | ReturnType<typeof newSession>> {
    if (this.#choice.isolation === "none") return newSession(this.#folder);
    const spare = this.#spare;
    this.#spare = undefined;
    const prepared = await spare?.catch(() => undefined);
    if (prepared?.isLost === false) return prepared;
    void prepared?.close();
    return isolatedSession(this.#services, this.#folder);
  }

  #prepare(): void {
    if (this.#choice.isolation === "none" || this.#isClosed) return;
    this.#spare ??= isolatedSession(this.#services, this.#folder);
    this.#spare.catch(() => {});
  }

  #place(key: string, files: FunctionProgram["files"]): Promise<string> {
    const existing = this.#laidOut.get(key);
    if (existing) return existing;
    const folder = join(this.#folder, `t${++this.#count}`);
    mkdirSync(folder, { recursive: true });
    const placed = layOut(files, folder, this.#services.blobs).then(
      () => folder,
      ({ code }) => {
        throw new FunctionError("FUNCTION_INVOCATION_FAILED", `The function's files cannot be written: ${code}.`);
      },
    );
    this.#laidOut.set(key, placed);
    placed.catch(() => this.#laidOut.delete(key));
    return placed;
  }

  #touch(key: string): void {
    const running = this.#running.get(key);
    if (!running) return;
    this.#running.delete(key);
    this.#running.set(key, running);
    clearTimeout(this.#idle.get(key));
    const end = async (): Promise<void> => {
      const program = await running;
      if (program.isBusy) return this.#touch(key);
      this.#drop(key);
    };
    this.#idle.set(key, setTimeout(() => void end().catch(() => {}), this.#idleFor).unref());
  }

  /** Whether another program may begin; the one that is idle for longest ends for it. */
  #hasRoom(): boolean {
    for (const key of this.#running.keys()) {
      if (this.#running.size < maxPrograms) return true;
      if (this.#begun.get(key)?.isBusy === false) this.#drop(key);
    }
    return this.#running.size < maxPrograms;
  }

  #drop(key: string): void {
    this.#begun.get(key)?.kill();
    this.#forgetProgram(key);
  }

  #forgetProgram(key: string): void {
    clearTimeout(this.#idle.get(key));
    for (const map of [this.#idle, this.#begun]) map.delete(key);
    // A waiting request calls this, too: by waking the others each time, they would wake one another for ever.
    if (this.#running.delete(key)) this.#wake();
  }

  #sweep(): void {
    const isGone = (key: string): boolean => !this.#services.rows(deploymentTable).get(key.slice(0, key.indexOf("/")));
    for (const key of this.#running.keys()) if (isGone(key)) this.#drop(key);
    for (const [key, placed] of this.#laidOut) {
      if (!isGone(key)) continue;
      this.#laidOut.delete(key);
      this.after(placed.then(removeFolder), () => {});
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#wake();
    this.#forget();
    const running = [...this.#running.values()];
    for (const key of this.#running.keys()) this.#drop(key);
    await Promise.allSettled(running);
    for (const program of this.#left.keys()) program.kill();
    await Promise.all(this.#left.values());
    await this.settled();
    await this.#spare?.then((spare) => spare.close()).catch(() => {});
    if (this.#folder !== "") await removeFolder(this.#folder);
  }
}

export const functionsService: Service<Functions | undefined> = {
  make(services) {
    const choice = services.service(functionChoice);
    return choice && new Functions(services, choice);
  },
};

function regionOf({ rows }: Services, { projectId, config = {} }: DeploymentRow, { region }: FunctionConfig): string {
  const { resourceConfig } = rows(projectTable).get(projectId)?.settings ?? {};
  return region ?? config.regions?.[0] ?? resourceConfig?.functionDefaultRegions[0] ?? defaultRegion;
}

const atOnce = 32;

/** Writes the files of a function to a folder that nobody else writes, by their paths in it. A link that leads out of it is left out. */
async function layOut(files: ReadonlyMap<string, DeployedFile>, folder: string, blobs: Blobs): Promise<void> {
  const [links, contents] = [
    [...files].filter(([, file]) => isLink(file)),
    [...files].filter(([, file]) => !isLink(file)),
  ];
  const madeFolders = new Set<string>();
  const place = async (path: string): Promise<string> => {
    const parent = dirname(join(folder, path));
    if (!madeFolders.has(parent)) await mkdir(parent, { recursive: true });
    madeFolders.add(parent);
    return join(folder, path);
  };
  for (let start = 0; start < contents.length; start += atOnce) {
    const next = contents.slice(start, start + atOnce);
    await Promise.all(
      next.map(async ([path, { sha, mode = 0o644 }]) =>
        pipeline(blobs.read(sha), createWriteStream(await place(path), { flags: "wx", mode: (mode & 0o777) | 0o400 })),
      ),
    );
  }
  for (const [path, { sha }] of links) {
    const target = (await blobs.readAll(sha)).toString();
    const to = posix.join(posix.dirname(path), target);
    // A path behind another link may lead anywhere.
    const isBehind = [...path.matchAll(/\//g)].some(({ index }) => files.has(path.slice(0, index)));
    if (posix.isAbsolute(target) || to.startsWith("..") || isBehind) continue;
    await symlink(target, await place(path)).catch(() => {});
  }
}

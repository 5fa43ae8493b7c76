/// <reference lib="esnext.disposable" preserve="true" />
import { type CallOptions, type Client, InputError, isApiError } from "@slipway/core/call";
import { unlessAborted } from "@slipway/core/internal";
import {
  createSandbox,
  createSessionSnapshot,
  deleteSandbox,
  extendSessionTimeout,
  forkSandbox,
  getSandbox,
  readSessionFile,
  runSessionCommand,
  stopSession,
  writeSessionFiles,
} from "../generated/operations.ts";
import type {
  CreateSandboxInput,
  ForkSandboxInput,
  SandboxWithSession,
  Session,
  SessionSnapshot,
} from "../generated/types.ts";
import { commandOf, type SandboxCommand, type WaitOptions } from "./command.ts";
import { listFiles, packFiles, type SandboxFiles } from "./pack-files.ts";
import { Patience } from "./patience.ts";
import { type RunOptions, type RunResult, runCommand, type StartOptions } from "./run-command.ts";

const ends = ["stop", "delete", "keep"] as const;

/** Sandbox to open, and its end. */
export interface OpenSandboxInput extends CreateSandboxInput {
  /** Resumes the sandbox and repeats a call whose session has ended (410). Default: `false`. */
  readonly resume?: boolean | undefined;
  /** Action at the end of an `await using` block. Default: `"stop"`. `"delete"` also deletes snapshots, unless `snapshot` was called. */
  readonly atEnd?: "stop" | "delete" | "keep" | undefined;
}

/** Options of a call with paths. */
export interface FileOptions extends WaitOptions {
  /** Default: the working directory of the sandbox. */
  readonly cwd?: string | undefined;
}

/** A running sandbox. */
export interface OpenSandbox extends AsyncDisposable {
  readonly name: string;
  /** The current session, which changes by a resume. */
  readonly session: Session;
  /** The sandbox was created by this call. */
  readonly isNew: boolean;
  /** Writes files with their folders; they are packed and streamed. */
  write(files: SandboxFiles, options?: FileOptions): Promise<void>;
  /** Streams a file. For a text: `new Response(await sandbox.read(path)).text()`. */
  read(path: string, options?: FileOptions): Promise<ReadableStream<Uint8Array>>;
  /**
   * Runs a command to its end, whatever its exit code, and resumes its output after a broken connection, without loss or repetition. An
   * abort or an error of `onOutput` kills the command.
   *
   * @throws `SandboxClosedError` when the session ends before the command does.
   */
  run(command: string, args?: readonly string[], options?: RunOptions): Promise<RunResult>;
  /** Starts a command in the background. Other processes find it by its `id`, with `command`. */
  start(command: string, args?: readonly string[], options?: StartOptions): Promise<SandboxCommand>;
  /** A started command by its ID. `sessionId` is its session. Default: the current one. */
  command(id: string, sessionId?: string): SandboxCommand;
  /** Extends the session's time by milliseconds. */
  extend(duration: number, options?: WaitOptions): Promise<void>;
  /** Saves the files, which ends the session. `expiration`: in milliseconds, 0 for ever. */
  snapshot(options?: WaitOptions & { readonly expiration?: number | undefined }): Promise<SessionSnapshot>;
  /** Opens a new sandbox with the files of this one's last snapshot; empty without one. */
  fork(settings?: Omit<ForkSandboxInput, "name" | "projectId">, options?: WaitOptions): Promise<OpenSandbox>;
  /** Public address of a port. @throws `InputError` for a port that the sandbox was not created with. */
  url(port: number): string;
  /** Ends `session`, but no later one that another process resumed. A persistent sandbox keeps its files. */
  stop(options?: WaitOptions): Promise<void>;
}

/**
 * Opens a sandbox: creates one, or resumes the one of that `name`. Settings apply to a new one.
 *
 * At the end of an `await using` block it is stopped, or what `atEnd` says.
 *
 * @param options of this and of all its calls, but for the signal.
 * @throws what `createSandbox` and `getSandbox` do.
 * @example
 * await using sandbox = await openSandbox(client, { image: "node24" });
 * await sandbox.write({ "sum.mjs": "console.log(1 + 2)" });
 * const { exitCode, stdout } = await sandbox.run("node", ["sum.mjs"]);
 */
export async function openSandbox(
  client: Client,
  input: OpenSandboxInput = {},
  options: CallOptions = {},
): Promise<OpenSandbox> {
  const { resume = false, atEnd = "stop", ...body } = input;
  const { name, projectId } = body;
  if (!ends.includes(atEnd)) {
    throw new InputError(`\`atEnd\` is one of ${ends.join(", ")}, not ${String(atEnd)}.`, { parameter: "atEnd" });
  }
  try {
    const opened = await createSandbox(client, body, options);
    return sandboxOf(client, opened, { isNew: true, resume, atEnd, projectId }, options);
  } catch (error) {
    if (name === undefined || !isApiError(error) || error.status !== 409) throw error;
    // The conflict is about the sandbox to open, or about a resource of a new one.
    const opened = await resumeSandbox(client, { name, projectId }, options).catch((other: unknown) => {
      throw isApiError(other) && other.status === 404 ? error : other;
    });
    return sandboxOf(client, opened, { isNew: false, resume, atEnd, projectId }, options);
  }
}

interface SandboxRef {
  readonly name: string;
  readonly projectId: string | undefined;
}

/** Resumes a stopped sandbox. A session that is ending is awaited as long as an outage. */
async function resumeSandbox(client: Client, ref: SandboxRef, options: CallOptions): Promise<SandboxWithSession> {
  const patience = new Patience(client, options);
  for (;;) {
    const opened = await getSandbox(client, { ...ref, resume: true }, options);
    const isEnding = opened.session.status === "stopping" || opened.session.status === "snapshotting";
    if (!isEnding || patience.isOver) return opened;
    await patience.pause();
  }
}

interface Behavior extends Required<Pick<OpenSandboxInput, "resume" | "atEnd">> {
  readonly isNew: boolean;
  readonly projectId: string | undefined;
}

function sandboxOf(
  client: Client,
  opened: SandboxWithSession,
  behavior: Behavior,
  { signal: _, ...options }: CallOptions,
): OpenSandbox {
  const { name } = opened.sandbox;
  const ref: SandboxRef = { name, projectId: behavior.projectId };
  let { session, routes } = opened;
  let resuming: Promise<void> | undefined;
  let isSnapshotTaken = false;

  async function resumeSession(): Promise<void> {
    ({ session, routes } = await resumeSandbox(client, ref, options));
  }

  /** Runs work in the current session. If it has ended and `resume` is set, concurrent calls share one resume. */
  async function inSession<T>(signal: AbortSignal | undefined, work: (sessionId: string) => Promise<T>): Promise<T> {
    const { id } = session;
    try {
      return await work(id);
    } catch (error) {
      if (!behavior.resume || !isApiError(error) || error.status !== 410) throw error;
    }
    if (session.id === id) {
      resuming ??= resumeSession().finally(() => {
        resuming = undefined;
      });
      await unlessAborted(resuming, signal);
    }
    return work(session.id);
  }

  function updateSession(answer: { readonly session: Session }): void {
    if (answer.session.id === session.id) session = answer.session;
  }

  async function stop(waitOptions?: WaitOptions): Promise<void> {
    await ignoreGone(async () => {
      updateSession(await stopSession(client, { sessionId: session.id }, { ...options, ...waitOptions }));
    });
  }

  return {
    name,
    isNew: behavior.isNew,
    get session() {
      return session;
    },
    async write(files, { cwd, signal } = {}) {
      const list = listFiles(files);
      for (const [base, some] of byBase(list, cwd)) {
        await inSession(signal, (sessionId) =>
          writeSessionFiles(client, { sessionId, xCwd: base, body: () => packFiles(some) }, { ...options, signal }),
        );
      }
    },
    read: (path, { cwd, signal } = {}) =>
      inSession(signal, async (sessionId) => readSessionFile(client, { sessionId, path, cwd }, { ...options, signal })),
    run: (command, args = [], runOptions = {}) =>
      inSession(runOptions.signal, (sessionId) => {
        const { cwd, env, sudo, timeout } = runOptions;
        const request = { sessionId, command, args: [...args], cwd, env, sudo, timeout };
        return runCommand(client, request, runOptions, options);
      }),
    start: (command, args = [], { signal, ...given } = {}) =>
      inSession(signal, async (sessionId) => {
        const request = { sessionId, command, args: [...args], ...given };
        const { command: started } = await runSessionCommand(client, request, { ...options, signal });
        return commandOf(client, { sessionId, cmdId: started.id }, options, true);
      }),
    command: (id, sessionId = session.id) => commandOf(client, { sessionId, cmdId: id }, options, false),
    async extend(duration, waitOptions) {
      const extend = (sessionId: string) =>
        extendSessionTimeout(client, { sessionId, duration }, { ...options, ...waitOptions });
      ({ session } = await inSession(waitOptions?.signal, async (sessionId) => extend(sessionId)));
    },
    async snapshot({ expiration, signal } = {}) {
      const expiry = expiration === undefined ? {} : { expiration };
      const answer = await inSession(signal, async (sessionId) =>
        createSessionSnapshot(client, { sessionId, ...expiry }, { ...options, signal }),
      );
      isSnapshotTaken = true;
      updateSession(answer);
      return answer.snapshot;
    },
    async fork(settings = {}, waitOptions) {
      const forked = await forkSandbox(client, { ...settings, ...ref }, { ...options, ...waitOptions });
      return sandboxOf(client, forked, { ...behavior, isNew: true }, options);
    },
    url(port) {
      const route = routes.find((each) => each.port === port);
      if (route) return route.url;
      const ports = routes.map((each) => each.port).join(", ") || "none";
      throw new InputError(`The sandbox ${name} is not reached at port ${port}; its ports are: ${ports}.`, {
        parameter: "port",
      });
    },
    stop,
    async [Symbol.asyncDispose]() {
      if (behavior.atEnd === "keep") return;
      if (behavior.atEnd === "stop") return stop();
      await stop().catch(() => {});
      await ignoreGone(async () => {
        await deleteSandbox(client, { ...ref, deleteOrphanSnapshots: !isSnapshotTaken }, options);
      });
    },
  };
}

async function ignoreGone(end: () => Promise<void>): Promise<void> {
  try {
    await end();
  } catch (error) {
    if (!isApiError(error) || (error.status !== 410 && error.status !== 404)) throw error;
  }
}

function byBase(
  files: ReturnType<typeof listFiles>,
  cwd: string | undefined,
): readonly (readonly [base: string | undefined, files: ReturnType<typeof listFiles>])[] {
  const absolute = files.filter(({ path }) => path.startsWith("/"));
  const relative = files.filter(({ path }) => !path.startsWith("/"));
  return [["/", absolute] as const, [cwd, relative] as const].filter(([, some]) => some.length > 0);
}

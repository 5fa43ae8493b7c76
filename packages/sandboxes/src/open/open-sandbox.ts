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
import { filesOf, packFiles, type SandboxFiles } from "./pack-files.ts";
import { Patience } from "./patience.ts";
import { type RunOptions, type RunResult, runCommand, type StartOptions } from "./run-command.ts";

const ends = ["stop", "delete", "keep"] as const;

/** Which sandbox to open, and what becomes of it. */
export interface OpenSandboxInput extends CreateSandboxInput {
  /** Whether a call that finds the session ended (410) resumes the sandbox and is made once more. Default: `false`. */
  readonly resume?: boolean | undefined;
  /** End of an `await using` block. Default: `"stop"`. `"delete"` takes its snapshots along, but where `snapshot` was called. */
  readonly atEnd?: "stop" | "delete" | "keep" | undefined;
}

/** Options of a call with paths. */
export interface FileOptions extends WaitOptions {
  /** Default: the working directory of the sandbox. */
  readonly cwd?: string | undefined;
}

/** A sandbox that runs. */
export interface OpenSandbox extends AsyncDisposable {
  readonly name: string;
  /** The running session; a resume replaces it. */
  readonly session: Session;
  /** Whether it was created for this, and not there before. */
  readonly isNew: boolean;
  /** Writes files, and the folders above them. They are packed and sent as they are read. */
  write(files: SandboxFiles, options?: FileOptions): Promise<void>;
  /** The bytes of a file, as they arrive. For a text: `new Response(await sandbox.read(path)).text()`. */
  read(path: string, options?: FileOptions): Promise<ReadableStream<Uint8Array>>;
  /**
   * Runs a command to its end, whatever its exit code. When the connection breaks off its output is read on, nothing lost or twice. Leaving
   * early, by the signal or by what `onOutput` throws, kills the command.
   *
   * @throws `SandboxClosedError` when the session ends before the command does.
   */
  run(command: string, args?: readonly string[], options?: RunOptions): Promise<RunResult>;
  /** Starts a command that goes on by itself. Another process finds it by its `id`, with `command`. */
  start(command: string, args?: readonly string[], options?: StartOptions): Promise<SandboxCommand>;
  /** A command that was started before, by its ID. `sessionId`: of the session that it runs in. Default: the one that runs now. */
  command(id: string, sessionId?: string): SandboxCommand;
  /** Lets the session last longer, by milliseconds. */
  extend(duration: number, options?: WaitOptions): Promise<void>;
  /** Keeps the files as they are now, which ends the session. `expiration`: in milliseconds, 0 for ever. */
  snapshot(options?: WaitOptions & { readonly expiration?: number | undefined }): Promise<SessionSnapshot>;
  /** Opens a new sandbox that begins with the files of this one's last snapshot; without one it begins empty. */
  fork(settings?: Omit<ForkSandboxInput, "name" | "projectId">, options?: WaitOptions): Promise<OpenSandbox>;
  /** The URL of a port from outside. Throws an `InputError` for a port that the sandbox was not created with. */
  url(port: number): string;
  /** Ends `session`, and none that somebody else has resumed since. Its files outlast it where the sandbox is persistent. */
  stop(options?: WaitOptions): Promise<void>;
}

/**
 * Opens a sandbox: the one of that `name`, resumed where it is stopped, or a new one where there is none. Settings are those of a new one.
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
    // The name is taken, by the sandbox that is to be opened, or something else that is to be in it.
    const opened = await resumed(client, { name, projectId }, options).catch((other: unknown) => {
      throw isApiError(other) && other.status === 404 ? error : other;
    });
    return sandboxOf(client, opened, { isNew: false, resume, atEnd, projectId }, options);
  }
}

interface SandboxPlace {
  readonly name: string;
  readonly projectId: string | undefined;
}

/** Resumes a sandbox where it is stopped; a session that is just ending is waited for, as long as an outage would be. */
async function resumed(client: Client, place: SandboxPlace, options: CallOptions): Promise<SandboxWithSession> {
  const patience = new Patience(client, options);
  for (;;) {
    const opened = await getSandbox(client, { ...place, resume: true }, options);
    const isEnding = opened.session.status === "stopping" || opened.session.status === "snapshotting";
    if (!isEnding || patience.isOver) return opened;
    await patience.pause();
  }
}

interface Manner extends Required<Pick<OpenSandboxInput, "resume" | "atEnd">> {
  readonly isNew: boolean;
  readonly projectId: string | undefined;
}

function sandboxOf(
  client: Client,
  opened: SandboxWithSession,
  manner: Manner,
  { signal: _, ...options }: CallOptions,
): OpenSandbox {
  const { name } = opened.sandbox;
  const place: SandboxPlace = { name, projectId: manner.projectId };
  let { session, routes } = opened;
  let resuming: Promise<void> | undefined;
  let isSnapshotTaken = false;

  async function takeUp(): Promise<void> {
    ({ session, routes } = await resumed(client, place, options));
  }

  /** Works in the session that runs. Where that has ended, and is to be resumed, all who find it so wait for the one resume. */
  async function inSession<T>(signal: AbortSignal | undefined, work: (sessionId: string) => Promise<T>): Promise<T> {
    const { id } = session;
    try {
      return await work(id);
    } catch (error) {
      if (!manner.resume || !isApiError(error) || error.status !== 410) throw error;
    }
    if (session.id === id) {
      resuming ??= takeUp().finally(() => {
        resuming = undefined;
      });
      await unlessAborted(resuming, signal);
    }
    return work(session.id);
  }

  function ended(answer: { readonly session: Session }): void {
    if (answer.session.id === session.id) session = answer.session;
  }

  async function stop(overrides?: WaitOptions): Promise<void> {
    await unlessGone(async () => {
      ended(await stopSession(client, { sessionId: session.id }, { ...options, ...overrides }));
    });
  }

  return {
    name,
    isNew: manner.isNew,
    get session() {
      return session;
    },
    async write(files, { cwd, signal } = {}) {
      const list = filesOf(files);
      for (const [base, some] of byBase(list, cwd)) {
        await inSession(signal, (sessionId) =>
          writeSessionFiles(client, { sessionId, xCwd: base, body: () => packFiles(some) }, { ...options, signal }),
        );
      }
    },
    read: (path, { cwd, signal } = {}) =>
      inSession(signal, async (sessionId) => readSessionFile(client, { sessionId, path, cwd }, { ...options, signal })),
    run: (command, args = [], given = {}) =>
      inSession(given.signal, (sessionId) => {
        const { cwd, env, sudo, timeout } = given;
        const request = { sessionId, command, args: [...args], cwd, env, sudo, timeout };
        return runCommand(client, request, given, options);
      }),
    start: (command, args = [], { signal, ...given } = {}) =>
      inSession(signal, async (sessionId) => {
        const request = { sessionId, command, args: [...args], ...given };
        const { command: started } = await runSessionCommand(client, request, { ...options, signal });
        return commandOf(client, { sessionId, cmdId: started.id }, options, true);
      }),
    command: (id, sessionId = session.id) => commandOf(client, { sessionId, cmdId: id }, options, false),
    async extend(duration, overrides) {
      const extend = (sessionId: string) =>
        extendSessionTimeout(client, { sessionId, duration }, { ...options, ...overrides });
      ({ session } = await inSession(overrides?.signal, async (sessionId) => extend(sessionId)));
    },
    async snapshot({ expiration, signal } = {}) {
      const body = expiration === undefined ? {} : { expiration };
      const created = await inSession(signal, async (sessionId) =>
        createSessionSnapshot(client, { sessionId, ...body }, { ...options, signal }),
      );
      isSnapshotTaken = true;
      ended(created);
      return created.snapshot;
    },
    async fork(settings = {}, overrides) {
      const forked = await forkSandbox(client, { ...settings, ...place }, { ...options, ...overrides });
      return sandboxOf(client, forked, { ...manner, isNew: true }, options);
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
      if (manner.atEnd === "keep") return;
      if (manner.atEnd === "stop") return stop();
      // A failed stop keeps nothing from being deleted.
      await stop().catch(() => {});
      await unlessGone(async () => {
        await deleteSandbox(client, { ...place, deleteOrphanSnapshots: !isSnapshotTaken }, options);
      });
    },
  };
}

async function unlessGone(end: () => Promise<void>): Promise<void> {
  try {
    await end();
  } catch (error) {
    if (!isApiError(error) || (error.status !== 410 && error.status !== 404)) throw error;
  }
}

function byBase(
  files: ReturnType<typeof filesOf>,
  cwd: string | undefined,
): readonly (readonly [base: string | undefined, files: ReturnType<typeof filesOf>])[] {
  const absolute = files.filter(({ path }) => path.startsWith("/"));
  const relative = files.filter(({ path }) => !path.startsWith("/"));
  return [["/", absolute] as const, [cwd, relative] as const].filter(([, some]) => some.length > 0);
}

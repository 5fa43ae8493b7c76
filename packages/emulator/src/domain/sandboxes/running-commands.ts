import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Services } from "../../engine/services.ts";
import type { Running } from "../../isolation/run.ts";
import { CommandLog } from "./command-log.ts";
import { refusalsService } from "./options.ts";
import { commandTable } from "./tables.ts";

interface RunningCommand {
  readonly sessionId: string;
  readonly running: Running;
  readonly log: CommandLog;
  readonly refusals: Set<string>;
  recorded: Promise<void>;
}

const maxRefusals = 100;

export interface StartedCommand {
  readonly id: string;
  follow(): void;
  undo(): Promise<void>;
}

export class RunningCommands {
  readonly #services: Services;
  readonly #folderOf: (sessionId: string) => string;
  readonly #running = new Map<string, RunningCommand>();

  constructor(services: Services, folderOf: (sessionId: string) => string) {
    this.#services = services;
    this.#folderOf = folderOf;
  }

  openLog(sessionId: string, id: string): CommandLog {
    return CommandLog.begin(this.#logFile(sessionId, id));
  }

  log(sessionId: string, id: string): CommandLog {
    return this.#running.get(id)?.log ?? CommandLog.of(this.#logFile(sessionId, id));
  }

  forgetLog(sessionId: string, id: string): Promise<void> {
    return rm(this.#logFile(sessionId, id), { force: true });
  }

  add(
    sessionId: string,
    id: string,
    { running, log }: Pick<RunningCommand, "running" | "log">,
    leave: () => Promise<void>,
  ): StartedCommand {
    const entry = { sessionId, running, log, refusals: new Set<string>(), recorded: Promise.resolve() };
    this.#running.set(id, entry);
    return {
      id,
      follow: () => {
        entry.recorded = this.#record(id, entry);
      },
      undo: async () => {
        await running.kill(9);
        await running.ended;
        await log.close();
        this.#running.delete(id);
        await leave();
      },
    };
  }

  async #record(id: string, { running, log }: RunningCommand): Promise<void> {
    const exitCode = await running.ended;
    const { store, rows, clock } = this.#services;
    const write = () =>
      store.transact(() => {
        const row = rows(commandTable).get(id);
        if (row?.exitCode !== null) return;
        rows(commandTable).change(id, { exitCode, durationMs: clock.now() - row.startedAt });
      });
    await untilWritten(write, this.#services.closing);
    await log.end();
    void running.silent.then(() => log.close());
    this.#running.delete(id);
  }

  async recorded(sessionId?: string): Promise<void> {
    const all = sessionId === undefined ? [...this.#running.values()] : this.#of(sessionId);
    await Promise.all(all.map((each) => each.recorded));
  }

  async kill(id: string, signal: number): Promise<void> {
    await this.#running.get(id)?.running.kill(signal);
  }

  async end(id: string): Promise<void> {
    await this.kill(id, 9);
    await this.#running.get(id)?.recorded;
  }

  async endAll(sessionId: string, why: string): Promise<void> {
    for (const { running, log } of this.#of(sessionId)) {
      const written = log.append({ stream: "stderr", data: `\n${why}\n` }).catch(() => {});
      await running.kill(9);
      await written;
    }
  }

  /** No connection says which command has it: a refusal comes once into the log of each that runs. */
  refuse(sessionId: string, sentence: string): void {
    for (const listen of this.#services.service(refusalsService)) listen(sessionId, sentence);
    for (const { log, refusals } of this.#of(sessionId)) {
      if (refusals.has(sentence) || refusals.size >= maxRefusals) continue;
      refusals.add(sentence);
      log.append({ stream: "stderr", data: `${sentence}\n` }).catch(() => {});
    }
  }

  #of(sessionId: string): RunningCommand[] {
    return [...this.#running.values()].filter((each) => each.sessionId === sessionId);
  }

  #logFile(sessionId: string, id: string): string {
    return join(this.#folderOf(sessionId), "logs", `${id}.ndjson`);
  }
}

/** Writes what has happened already, as soon as the disk takes it: who waits for it must not wait for ever. */
export async function untilWritten(write: () => void, closing: AbortSignal): Promise<void> {
  for (;;) {
    try {
      write();
      return;
    } catch (error) {
      if (closing.aborted) return;
      process.emitWarning(error instanceof Error ? error : String(error));
      await pause(250, undefined, { signal: closing }).catch(() => {});
    }
  }
}

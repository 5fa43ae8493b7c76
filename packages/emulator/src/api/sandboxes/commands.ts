import { posix } from "node:path";
import type { Operations } from "@slipway/sandboxes/contract";
import { findCommand, findRunning, findSession } from "../../domain/sandboxes/find.ts";
import { machinesService } from "../../domain/sandboxes/machines.ts";
import { presentCommand } from "../../domain/sandboxes/present.ts";
import { variablesOf } from "../../domain/sandboxes/settings.ts";
import { readSudo } from "../../domain/sandboxes/sudo.ts";
import { type CommandRow, commandTable } from "../../domain/sandboxes/tables.ts";
import { invalid } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import { home } from "../../isolation/environment.ts";
import {
  type Answer,
  type Returned,
  records,
  type SomeHandlers,
  type WaitingContext,
  waits,
} from "../../pipeline/handler.ts";
import type { Frozen } from "../../store/frozen.ts";
import { newId } from "../../store/ids.ts";

type Line = Frozen<Operations["streamSessionCommand"]["output"]>;
const maxCommands = 1000;

export const commandHandlers: SomeHandlers<Operations, `${string}SessionCommand${"" | "s" | "Logs"}`> = {
  listSessionCommands({ sessionId }, context) {
    const session = findSession(context, sessionId);
    return { commands: context.rows(commandTable).by("session", session.id).map(presentCommand) };
  },

  runSessionCommand: waits((input, waiting) =>
    run(input, waiting, (command) => ({ command: presentCommand(command) })),
  ),

  streamSessionCommand: waits((input, waiting) =>
    run(input, waiting, (command) => streamed(waiting, command, input.logs ?? false)),
  ),

  getSessionCommand: waits(async ({ sessionId, cmdId, wait = false }, waiting) => {
    const { id } = findCommand(waiting, findSession(waiting, sessionId), cmdId);
    const { store, rows, signal, closing } = waiting;
    while (wait && rows(commandTable).get(id)?.exitCode === null && !signal.aborted && !closing.aborted) {
      await store.nextChange(id, AbortSignal.any([signal, closing]));
    }
    return waiting.transact((context) => ({
      command: presentCommand(findCommand(context, findSession(context, sessionId), cmdId)),
    }));
  }),

  killSessionCommand: waits(async ({ sessionId, cmdId, signal }, waiting) => {
    if (!Number.isInteger(signal) || signal < 1 || signal > 64)
      throw invalid(`\`signal\` should be the number of a signal, from 1 to 64, not ${signal}`);
    const { id } = findCommand(waiting, findRunning(waiting, sessionId), cmdId);
    await waiting.service(machinesService).commands.kill(id, signal);
    return waiting.transact((context) => ({
      command: presentCommand(findCommand(context, findSession(context, sessionId), cmdId)),
    }));
  }),

  getSessionCommandLogs({ sessionId, cmdId }, context) {
    const { id } = findCommand(context, findRunning(context, sessionId), cmdId);
    const log = context.service(machinesService).commands.log(sessionId, id);
    return records((signal) => log.follow(AbortSignal.any([signal, context.signal])));
  },
};

async function run<Output>(
  input: Operations["runSessionCommand"]["input"],
  waiting: WaitingContext<Output>,
  answered: (command: CommandRow) => Returned<Output>,
): Promise<Returned<Output>> {
  const { sessionId, command, args = [], cwd = home, env = {}, sudo = false, timeout } = input;
  const session = findRunning(waiting, sessionId);
  const machines = waiting.service(machinesService);
  const id = newId(commandTable.id.prefix, commandTable.id.length);
  const directory = posix.resolve(home, cwd);
  const started = await machines.begin(session, id, {
    ...readSudo({ command, args, sudo }),
    cwd: directory,
    env: { ...variablesOf(waiting, session), ...env },
    policy: session.networkPolicy,
  });
  try {
    const answer = waiting.transact((context) => {
      const { accountId, projectId } = findRunning(context, sessionId);
      const startedAt = context.clock.now();
      const rows = context.rows(commandTable);
      const names = { name: command, args, cwd: directory };
      const row = rows.add({ id, accountId, projectId, sessionId, ...names, startedAt, exitCode: null });
      forgetOldest(context, sessionId);
      if (timeout !== undefined)
        context.jobs.schedule({ at: startedAt + timeout, kind: "sandboxes/kill", subject: id });
      return answered(row);
    });
    started.follow();
    return answer;
  } catch (error) {
    await started.undo();
    throw error;
  }
}

function streamed(context: WaitingContext<Line>, command: CommandRow, withOutput: boolean): Answer<Line> {
  const { rows, store, service } = context;
  const log = service(machinesService).commands.log(command.sessionId, command.id);
  return records(async function* (disconnected) {
    const signal = AbortSignal.any([disconnected, context.signal]);
    yield { command: presentCommand(command) };
    for await (const output of log.follow(signal)) if (withOutput) yield output;
    for (;;) {
      if (signal.aborted) return;
      const change = store.nextChange(command.id, signal);
      const present = rows(commandTable).get(command.id);
      if (!present) {
        yield { stream: "error", data: { code: "sandbox_stream_closed", message: "The sandbox was deleted" } };
        return;
      }
      if (present.exitCode !== null) {
        yield { command: presentCommand(present) };
        return;
      }
      await change;
    }
  });
}

function forgetOldest({ rows, store, service }: Services, sessionId: string): void {
  const commands = rows(commandTable);
  if (commands.count("session", sessionId) <= maxCommands) return;
  const oldest = commands.by("session", sessionId).find(({ exitCode }) => exitCode !== null);
  if (!oldest) return;
  commands.remove(oldest.id);
  const machines = service(machinesService);
  store.afterCommit(() => machines.later(() => machines.commands.forgetLog(sessionId, oldest.id)));
}

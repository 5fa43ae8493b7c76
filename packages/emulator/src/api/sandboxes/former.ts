import type { Context } from "../../domain/accounts/scope.ts";
import { type OwnedTable, visibleRows } from "../../domain/accounts/visible-rows.ts";
import { projectFilter } from "../../domain/projects/find-project.ts";
import { presentSession, presentSnapshot } from "../../domain/sandboxes/present.ts";
import { sessionTable, snapshotTable } from "../../domain/sandboxes/tables.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { type Page, type PageRequest, pageOf } from "../../engine/page.ts";
import type { Validated } from "../../engine/validate.ts";
import type { Operations } from "../../generated/unlisted/sandboxes/contract.ts";
import { Answer, type Handler, type Handlers, type Returned, WaitingHandler, waits } from "../../pipeline/handler.ts";
import { having } from "../../store/rows.ts";
import type { Row } from "../../store/table.ts";
import { commandHandlers } from "./commands.ts";
import { sandboxHandlers } from "./crud.ts";
import { fileHandlers } from "./files.ts";
import { sessionHandlers } from "./sessions.ts";
import { snapshotHandlers } from "./snapshots.ts";

function adaptHandler<Former, Input, Output, Shown>(
  handler: Handler<Input, Output>,
  toInput: (input: Former) => Input,
  show: (output: Output) => Shown,
): Handler<Former, Shown> {
  const present = (returned: Returned<Output>): Returned<Shown> => {
    if (!(returned instanceof Answer)) return show(returned);
    const { records, body, ...rest } = returned;
    return new Answer<Shown>({
      ...omitUndefined({ ...rest, body: body === undefined ? undefined : show(body) }),
      ...(records && {
        async *records(signal: AbortSignal) {
          for await (const each of records(signal)) yield show(each);
        },
      }),
    });
  };
  if (!(handler instanceof WaitingHandler)) return (input, context) => present(handler(toInput(input), context));
  return waits(async (input, waiting) => {
    const transact = (work: (context: Context) => Returned<Output>): Returned<Output> => {
      let returned: Returned<Output> | undefined;
      waiting.transact((context) => {
        returned = work(context);
        return present(returned);
      });
      if (returned === undefined) throw new Error("A transaction has given an answer, or has thrown");
      return returned;
    };
    return present(await handler.run(toInput(input), { ...waiting, transact }));
  });
}

const bySession = <Input extends { readonly sandboxId: string }>({ sandboxId, ...input }: Input) => ({
  ...input,
  sessionId: sandboxId,
});
const asSandbox = <Session>({ session }: { readonly session: Session }) => ({ sandbox: session });
const withRoutes = <Session, Routes>({ session, routes }: { readonly session: Session; readonly routes: Routes }) => ({
  sandbox: session,
  routes,
});
const asCommand = <Command extends { readonly sessionId: string }>({ command }: { readonly command: Command }) => ({
  command: { ...command, sandboxId: command.sessionId },
});
const asIs = <Output>(output: Output): Output => output;

function asSnapshot({ snapshot }: { readonly snapshot: ReturnType<typeof presentSnapshot> }) {
  const { id, region = "iad1", status, sizeBytes, createdAt, updatedAt, expiresAt, sourceSessionId } = snapshot;
  const view = { id, region, status, sizeBytes, createdAt, updatedAt, sourceSandboxId: sourceSessionId };
  return { snapshot: expiresAt === undefined ? view : { ...view, expiresAt } };
}

function page<R extends Row, Index extends string>(
  context: Context,
  table: OwnedTable<R, Index | "project">,
  { project, ...request }: PageRequest & { readonly project?: string | undefined },
): Page<R> {
  return pageOf(visibleRows(context, table, having("project", projectFilter(context, project))), request);
}

export const formerHandlers: Omit<Handlers<Operations>, "getSnapshotTree" | "openSessionTerminal"> = {
  listFormerSandboxes(input, context) {
    const { items, pagination } = page(context, sessionTable, input);
    return { sandboxes: items.map(presentSession), pagination };
  },
  createFormerSandbox: adaptHandler(
    sandboxHandlers.createSandboxV2,
    ({ persistent = false, ...input }: Validated<Operations["createFormerSandbox"]["input"]>) => ({
      persistent,
      ...input,
    }),
    withRoutes,
  ),
  getFormerSandbox: adaptHandler(sessionHandlers.getSession, bySession, withRoutes),
  runFormerCommand: adaptHandler(commandHandlers.runSessionCommand, bySession, asCommand),
  streamFormerCommand: adaptHandler(commandHandlers.streamSessionCommand, bySession, (line) =>
    "command" in line ? asCommand(line) : line,
  ),
  getFormerCommand: adaptHandler(commandHandlers.getSessionCommand, bySession, asCommand),
  getFormerCommandLogs: adaptHandler(commandHandlers.getSessionCommandLogs, bySession, asIs),
  killFormerCommand: adaptHandler(commandHandlers.killSessionCommand, bySession, asCommand),
  readFormerFile: adaptHandler(fileHandlers.readSessionFile, bySession, asIs),
  createFormerDirectory: adaptHandler(fileHandlers.createSessionDirectory, bySession, asIs),
  writeFormerFiles: adaptHandler(fileHandlers.writeSessionFiles, bySession, asIs),
  stopFormerSandbox: adaptHandler(sessionHandlers.stopSession, bySession, asSandbox),
  extendFormerSandbox: adaptHandler(sessionHandlers.extendSessionTimeout, bySession, asSandbox),
  updateFormerNetworkPolicy: adaptHandler(sessionHandlers.updateSessionNetworkPolicy, bySession, asSandbox),
  createFormerSnapshot: adaptHandler(snapshotHandlers.createSessionSnapshotV2, bySession, (created) => ({
    ...asSandbox(created),
    ...asSnapshot(created),
  })),
  listFormerSnapshots(input, context) {
    const { items, pagination } = page(context, snapshotTable, input);
    return { snapshots: items.map((row) => asSnapshot({ snapshot: presentSnapshot(row) }).snapshot), pagination };
  },
  getFormerSnapshot: adaptHandler(snapshotHandlers.getSessionSnapshot, asIs, asSnapshot),
  deleteFormerSnapshot: adaptHandler(snapshotHandlers.deleteSessionSnapshot, asIs, asSnapshot),
};

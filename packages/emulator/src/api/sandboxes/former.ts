import type { Context } from "../../domain/accounts/context.ts";
import { type OwnedTable, visibleRows } from "../../domain/accounts/visible-rows.ts";
import { projectFilter } from "../../domain/projects/find-project.ts";
import { presentSession, presentSnapshot } from "../../domain/sandboxes/present.ts";
import { sessionTable, snapshotTable } from "../../domain/sandboxes/tables.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { type Page, type PageRequest, pageOf } from "../../engine/page.ts";
import type { Validated } from "../../engine/validated.ts";
import type { Operations } from "../../generated/unlisted/sandboxes/contract.ts";
import { Answer, type Handler, type Handlers, type Returned, WaitingHandler, waits } from "../../pipeline/handler.ts";
import { having } from "../../store/rows.ts";
import type { Row } from "../../store/table.ts";
import { commandHandlers } from "./commands.ts";
import { sandboxHandlers } from "./crud.ts";
import { fileHandlers } from "./files.ts";
import { sessionHandlers } from "./sessions.ts";
import { snapshotHandlers } from "./snapshots.ts";

function led<Former, Input, Output, Shown>(
  handler: Handler<Input, Output>,
  asked: (input: Former) => Input,
  show: (output: Output) => Shown,
): Handler<Former, Shown> {
  const shown = (returned: Returned<Output>): Returned<Shown> => {
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
  if (!(handler instanceof WaitingHandler)) return (input, context) => shown(handler(asked(input), context));
  return waits(async (input, waiting) => {
    const attempt = (work: (context: Context) => Returned<Output>): Returned<Output> => {
      let returned: Returned<Output> | undefined;
      waiting.attempt((context) => {
        returned = work(context);
        return shown(returned);
      });
      if (returned === undefined) throw new Error("An attempt has given an answer, or has thrown");
      return returned;
    };
    return shown(await handler.run(asked(input), { ...waiting, attempt }));
  });
}

const named = <Input extends { readonly sandboxId: string }>({ sandboxId, ...input }: Input) => ({
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
  const shown = { id, region, status, sizeBytes, createdAt, updatedAt, sourceSandboxId: sourceSessionId };
  return { snapshot: expiresAt === undefined ? shown : { ...shown, expiresAt } };
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
  createFormerSandbox: led(
    sandboxHandlers.createSandboxV2,
    ({ persistent = false, ...input }: Validated<Operations["createFormerSandbox"]["input"]>) => ({
      persistent,
      ...input,
    }),
    withRoutes,
  ),
  getFormerSandbox: led(sessionHandlers.getSession, named, withRoutes),
  runFormerCommand: led(commandHandlers.runSessionCommand, named, asCommand),
  streamFormerCommand: led(commandHandlers.streamSessionCommand, named, (line) =>
    "command" in line ? asCommand(line) : line,
  ),
  getFormerCommand: led(commandHandlers.getSessionCommand, named, asCommand),
  getFormerCommandLogs: led(commandHandlers.getSessionCommandLogs, named, asIs),
  killFormerCommand: led(commandHandlers.killSessionCommand, named, asCommand),
  readFormerFile: led(fileHandlers.readSessionFile, named, asIs),
  createFormerDirectory: led(fileHandlers.createSessionDirectory, named, asIs),
  writeFormerFiles: led(fileHandlers.writeSessionFiles, named, asIs),
  stopFormerSandbox: led(sessionHandlers.stopSession, named, asSandbox),
  extendFormerSandbox: led(sessionHandlers.extendSessionTimeout, named, asSandbox),
  updateFormerNetworkPolicy: led(sessionHandlers.updateSessionNetworkPolicy, named, asSandbox),
  createFormerSnapshot: led(snapshotHandlers.createSessionSnapshotV2, named, (made) => ({
    ...asSandbox(made),
    ...asSnapshot(made),
  })),
  listFormerSnapshots(input, context) {
    const { items, pagination } = page(context, snapshotTable, input);
    return { snapshots: items.map((row) => asSnapshot({ snapshot: presentSnapshot(row) }).snapshot), pagination };
  },
  getFormerSnapshot: led(snapshotHandlers.getSessionSnapshot, asIs, asSnapshot),
  deleteFormerSnapshot: led(snapshotHandlers.deleteSessionSnapshot, asIs, asSnapshot),
};

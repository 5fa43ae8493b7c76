import { shortLine } from "@slipway/core/internal";
import { type DeploymentEvent, followDeploymentEvents, getDeployment, getDeploymentEvents } from "@slipway/deployments";
import { followRuntimeLogs, type RuntimeLog } from "@slipway/logs";
import type { Command } from "commander";
import { type Context, usageError } from "../context.ts";

interface Line {
  readonly at: string;
  readonly kind: "build" | "runtime";
  readonly level?: string | undefined;
  readonly text: string;
  readonly request?: string;
  readonly status?: number;
}

/** Silence in milliseconds after which the logs count as complete, because the platform marks no end. */
const QUIET = 1500;

interface LogFlags {
  readonly follow?: true;
  readonly build?: true;
  readonly runtime?: true;
}

export function register(command: Command, context: Context): void {
  command
    .argument("<deployment>", "its ID, its host name or its address")
    .option("-f, --follow", "follow new lines until Ctrl-C")
    .option("--build", "only lines of the build")
    .option("--runtime", "only lines of requests")
    .action((deployment: string, flags: LogFlags) => showLogs(deployment, flags, context));
}

async function showLogs(deployment: string, { follow, build, runtime }: LogFlags, context: Context): Promise<void> {
  const { signal } = context;
  const client = await context.client();
  const idOrUrl = URL.canParse(deployment) ? new URL(deployment).hostname : deployment;
  const { id, projectId } = await getDeployment(client, { idOrUrl }, { signal });
  if (typeof projectId !== "string") throw usageError(`${deployment} has no project, so its logs cannot be read.`);
  if (!runtime) {
    const events = follow
      ? followDeploymentEvents(client, { idOrUrl: id }, { signal })
      : (await getDeploymentEvents(client, { idOrUrl: id, limit: -1 }, { signal })).filter((event) => event !== null);
    await printLines(mapLines(events, buildLine), context);
  }
  if (build) return;
  const end = new AbortController();
  const onGap = (): void => context.note("The connection broke off: lines may be missing here.");
  const lines = followRuntimeLogs(
    client,
    { projectId, deploymentId: id, onGap },
    { signal: AbortSignal.any([signal, end.signal]) },
  );
  await printLines(mapLines(follow ? lines : untilQuiet(lines, end), runtimeLine), context);
}

async function* mapLines<T>(lines: AsyncIterable<T> | Iterable<T>, read: (each: T) => Line): AsyncGenerator<Line> {
  for await (const each of lines) yield read(each);
}

/** Prints each line at once at a terminal, where a table would wait for the last one. */
async function printLines(lines: AsyncIterable<Line>, { format, io, print, options }: Context): Promise<void> {
  if (format !== "table" || options.table || options.fields) return print(lines);
  for await (const { at, level, text, request = "", status = "" } of lines) {
    const line = [at, level ?? "info", request, status, text].filter(Boolean).join(" ");
    io.stdout.write(`${shortLine(line, Infinity)}\n`);
  }
}

function buildLine(event: DeploymentEvent): Line {
  const { text, level }: EventText = "payload" in event ? event.payload : event;
  return { at: timeOf(event.created), kind: "build", ...(level && { level }), text: text ?? event.type };
}

interface EventText {
  readonly type?: string | undefined;
  readonly text?: string | undefined;
  readonly level?: string | undefined;
}

function runtimeLine({ timestampInMs, level, message: text, responseStatusCode: status, ...log }: RuntimeLog): Line {
  const request = `${log.requestMethod} ${log.requestPath}`;
  return { at: timeOf(timestampInMs), kind: "runtime", level, text, request, status };
}

function timeOf(ms: number | undefined): string {
  return ms !== undefined && Number.isFinite(ms) ? new Date(ms).toISOString() : "";
}

async function* untilQuiet<T>(lines: AsyncIterable<T>, end: AbortController): AsyncGenerator<T> {
  const stop = (): void => end.abort();
  let timer = setTimeout(stop, QUIET);
  try {
    for await (const line of lines) {
      yield line;
      clearTimeout(timer);
      timer = setTimeout(stop, QUIET);
    }
  } catch (error) {
    if (!end.signal.aborted) throw error;
  } finally {
    clearTimeout(timer);
  }
}

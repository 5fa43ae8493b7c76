import { describe, type Operation, type OperationContract, type RequestDescription } from "@slipway/core/call";
import { isSafeOperation } from "@slipway/core/internal";
import type { Middleware } from "@slipway/core/middleware";
import { CommandError, type Context, exitCodes } from "./context.ts";
import { withoutSecrets } from "./secret-input.ts";
import { resolveTarget } from "./target.ts";

/** Prints the request as a curl command, and whether it would be repeated. */
export async function printDryRun(context: Context, operation: OperationContract, input: object): Promise<void> {
  const safeInput = withoutSecrets(input, operation.secretInput ?? []) as object; // an object stays one
  const requested = operation.kind === "bytes" ? { accept: "*/*", ...operation } : operation;
  const described = describe(requested, safeInput, await context.client());
  await printRequest(context, operation, described);
  context.note(`Nothing was sent. ${describeRepetition(context, operation, described)}`);
}

/** Lets a job read, and prints the first changing request instead of sending it. Later requests depend on its answer. */
export function upToFirstWrite(context: Context): Middleware {
  return async (request, next, { operation }) => {
    if (/^(GET|HEAD)$/.test(request.method)) return next(request);
    const { method, url } = request;
    const headers = Object.fromEntries(request.headers);
    // Only operations declare their secrets, so other bodies are not shown.
    const isJson = operation.group !== undefined && headers["content-type"]?.includes("json");
    const payload: unknown = isJson ? JSON.parse(await request.text()) : undefined;
    const text = isJson ? JSON.stringify(withoutSecrets(payload, operation.secretInput ?? [])) : request.body;
    const described = { method, url, headers, body: text ?? undefined };
    await printRequest(context, operation, described);
    context.note(`Nothing was sent that changes anything. ${describeRepetition(context, operation, described)}`);
    context.note("This would be the first such request; others may follow it.");
    // The command ends successfully, without another message.
    throw new CommandError("", exitCodes.done);
  };
}

type PrintedRequest = Pick<RequestDescription, "method" | "url" | "headers"> & { readonly body?: unknown };

async function printRequest(
  context: Context,
  operation: Operation,
  { method, url, headers, body }: PrintedRequest,
): Promise<void> {
  const { io, options } = context;
  const { variable } = await resolveTarget(io, options, () => {});
  const data = typeof body === "string" ? body : body === undefined ? undefined : "@-";
  const all = { ...headers, authorization: `Bearer $${variable}` };
  if (options.json || options.ndjson) {
    const repeated = isSafeOperation(operation, method);
    await context.print({ method, url, headers: all, body: data ?? null, repeated });
  } else {
    const parts = [
      `curl --request ${method} ${quote(url)}`,
      ...Object.entries(all).map(
        ([name, value]) => `--header ${name === "authorization" ? `"${name}: ${value}"` : quote(`${name}: ${value}`)}`,
      ),
      ...(data === undefined ? [] : [typeof body === "string" ? `--data-raw ${quote(data)}` : "--data-binary @-"]),
    ];
    io.stdout.write(`${parts.join(" \\\n  ")}\n`);
  }
}

function describeRepetition({ options }: Context, operation: Operation, { method }: PrintedRequest): string {
  const how = isSafeOperation(operation, method)
    ? "It would be repeated where the network or the platform fails"
    : "It would be repeated only where certainly nothing was done";
  return `${how}${options.retry ? "" : ", but for --no-retry"}.`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

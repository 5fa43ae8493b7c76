import { describe, type Operation, type OperationContract, type RequestDescription } from "@slipway/core/call";
import { isSafeOperation } from "@slipway/core/internal";
import type { Middleware } from "@slipway/core/middleware";
import { CommandError, type Context, exitCodes } from "./context.ts";
import { withoutSecrets } from "./secret-input.ts";
import { targetOf } from "./target.ts";

/** Prints what would be sent, as curl sends it, and whether it would be repeated. It sends nothing. */
export async function printDryRun(context: Context, operation: OperationContract, input: object): Promise<void> {
  const shown = withoutSecrets(input, operation.secretInput ?? []) as object; // an object stays one
  // Whose answer is bytes is asked for any.
  const asked = operation.kind === "bytes" ? { accept: "*/*", ...operation } : operation;
  const described = describe(asked, shown, await context.client());
  await show(context, operation, described);
  context.note(`Nothing was sent. ${howRepeated(context, operation, described)}`);
}

/** Lets a job look, and shows the first request that would change something in its place: what follows depends on the answer. */
export function upToFirstWrite(context: Context): Middleware {
  return async (request, next, { operation }) => {
    if (/^(GET|HEAD)$/.test(request.method)) return next(request);
    const { method, url } = request;
    const headers = Object.fromEntries(request.headers);
    // Which members are secrets is known of operations alone; what is sent by hand is not shown.
    const isJson = operation.group !== undefined && headers["content-type"]?.includes("json");
    const given: unknown = isJson ? JSON.parse(await request.text()) : undefined;
    const text = isJson ? JSON.stringify(withoutSecrets(given, operation.secretInput ?? [])) : request.body;
    const described = { method, url, headers, body: text ?? undefined };
    await show(context, operation, described);
    context.note(`Nothing was sent that changes anything. ${howRepeated(context, operation, described)}`);
    context.note("This would be the first such request; others may follow it.");
    // What was to be said is said.
    throw new CommandError("", exitCodes.done);
  };
}

type Shown = Pick<RequestDescription, "method" | "url" | "headers"> & { readonly body?: unknown };

async function show(context: Context, operation: Operation, { method, url, headers, body }: Shown): Promise<void> {
  const { io, options } = context;
  const { variable } = await targetOf(io, options, () => {});
  const sent = typeof body === "string" ? body : body === undefined ? undefined : "@-";
  const all = { ...headers, authorization: `Bearer $${variable}` };
  if (options.json || options.ndjson) {
    const repeated = isSafeOperation(operation, method);
    await context.print({ method, url, headers: all, body: sent ?? null, repeated });
  } else {
    const parts = [
      `curl --request ${method} ${quote(url)}`,
      ...Object.entries(all).map(
        ([name, value]) => `--header ${name === "authorization" ? `"${name}: ${value}"` : quote(`${name}: ${value}`)}`,
      ),
      ...(sent === undefined ? [] : [typeof body === "string" ? `--data-raw ${quote(sent)}` : "--data-binary @-"]),
    ];
    io.stdout.write(`${parts.join(" \\\n  ")}\n`);
  }
}

function howRepeated({ options }: Context, operation: Operation, { method }: Shown): string {
  const how = isSafeOperation(operation, method)
    ? "It would be repeated where the network or the platform fails"
    : "It would be repeated only where certainly nothing was done";
  return `${how}${options.retry ? "" : ", but for --no-retry"}.`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

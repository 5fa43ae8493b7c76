import { describe, type OperationContract } from "@slipway/core/call";
import { isSafeOperation } from "@slipway/core/internal";
import { targetOf } from "./client.ts";
import type { Context } from "./context.ts";
import { withoutSecrets } from "./secret-input.ts";

/** Prints what would be sent, as curl sends it, and whether it would be repeated. It sends nothing. */
export async function printDryRun(context: Context, operation: OperationContract, input: object): Promise<void> {
  const { io, options, note } = context;
  const shown = withoutSecrets(input, operation.secretInput ?? []) as object; // an object stays one
  // Whose answer is bytes is asked for any.
  const asked = operation.kind === "bytes" ? { accept: "*/*", ...operation } : operation;
  const { method, url, headers, body } = describe(asked, shown, await context.client());
  const { variable } = await targetOf(io, options, () => {});
  const sent = typeof body === "string" ? body : body === undefined ? undefined : "@-";
  const repeated = isSafeOperation(operation, method);
  const all = { ...headers, authorization: `Bearer $${variable}` };
  if (options.json || options.ndjson) await context.print({ method, url, headers: all, body: sent ?? null, repeated });
  else {
    const parts = [
      `curl --request ${method} ${quote(url)}`,
      ...Object.entries(all).map(
        ([name, value]) => `--header ${name === "authorization" ? `"${name}: ${value}"` : quote(`${name}: ${value}`)}`,
      ),
      ...(sent === undefined ? [] : [typeof body === "string" ? `--data-raw ${quote(sent)}` : "--data-binary @-"]),
    ];
    io.stdout.write(`${parts.join(" \\\n  ")}\n`);
  }
  const how = repeated
    ? "It would be repeated where the network or the platform fails"
    : "It would be repeated only where certainly nothing was done";
  note(`Nothing was sent. ${how}${options.retry ? "" : ", but for --no-retry"}.`);
}

/** A word for a shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

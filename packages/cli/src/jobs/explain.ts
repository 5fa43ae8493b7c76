import { send } from "@slipway/core/raw";
import type { Command } from "commander";
import { type Context, usageError } from "../context.ts";

interface ExplainFlags {
  readonly method?: string;
  readonly header: readonly string[];
  readonly ip?: string;
  readonly country?: string;
  readonly at?: string;
}

export function register(command: Command, context: Context): void {
  command
    .argument("<url>", "a page of a site of the emulator")
    .option("--method <method>", "default: GET")
    .option(
      "--header <header>",
      "such as 'accept: text/html'; again for another",
      (text, all: string[]) => [...all, text],
      [],
    )
    .option("--ip <address>", "the visitor's address")
    .option("--country <code>", "the visitor's country, such as DE")
    .option("--at <time>", "a time such as 2026-12-01T00:00Z; default: the emulator's")
    .addHelpText("after", "\nslipway explain http://site.localhost:4000/old --country DE")
    .action((url: string, flags: ExplainFlags) => explainRequest(url, flags, context));
}

async function explainRequest(url: string, { header, at, ...visitor }: ExplainFlags, context: Context): Promise<void> {
  const headers = header.map((text) => {
    const [, name, value] = /^([^:\s]+):\s*(.*)$/.exec(text) ?? [];
    if (name === undefined) throw usageError(`A header is a name, a colon and a value: ${text}`);
    return [name, value ?? ""];
  });
  const moment = at === undefined ? undefined : Date.parse(at);
  if (Number.isNaN(moment)) throw usageError(`--at is not a time: ${at}`);
  const body = { url, ...visitor, headers: Object.fromEntries(headers), ...(moment !== undefined && { at: moment }) };
  const operation = { route: "POST /_emulator/explain", body: "application/json" };
  const { signal } = context;
  const { text = "" } = await send(await context.client(), operation, { body }, { signal }, { body: "text" });
  await context.print(JSON.parse(text));
}

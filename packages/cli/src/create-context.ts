import type { ProgressResult, SpinnerResult } from "@clack/prompts";
import type { Client } from "@slipway/core";
import { inOneLine } from "@slipway/core/internal";
import { makeClient } from "./client.ts";
import type { GlobalOptions } from "./context.ts";
import { CommandError, type Context, exitCodes, type Io, usageError } from "./context.ts";
import { formatOf, print } from "./output.ts";

const UNSEEN = 1000;
const BAR = 30;

export function createContext(
  io: Io,
  { options, globals, isJob }: { options: GlobalOptions; globals: readonly string[]; isJob: boolean },
  signal: AbortSignal,
): Context {
  if (!options.color) process.env.NO_COLOR = "1";
  let client: Promise<Client> | undefined;
  const format = formatOf(options, io);
  const isTalk = Boolean(io.stdin.isTTY && io.stdout.isTTY);
  const prompts = { input: io.stdin, output: io.stderr, signal };
  const note = (text: string): void => void (options.quiet || io.stderr.write(`${inOneLine(text)}\n`));
  const context: Context = {
    io,
    options,
    signal,
    format,
    isTalk,
    isGlobal: (option) => globals.includes(option),
    client: () => (client ??= makeClient(context, isJob)),
    async print(value, shape = {}) {
      const missing = await print(io, format, { value, fields: options.fields, ...shape });
      if (missing.length) note(`No item has ${missing.join(", ")}, which --fields selects.`);
    },
    note,
    async confirm(question) {
      if (options.yes || options.dryRun) return;
      if (!isTalk) throw usageError(`${question} There is no terminal to ask: pass --yes.`);
      const { confirm } = await import("@clack/prompts");
      if ((await confirm({ message: question, initialValue: false, ...prompts })) === true) return;
      throw new CommandError("You did not agree, and nothing was sent.", exitCodes.interrupted);
    },
    async ask(question, { secret, instead }) {
      if (!isTalk) throw usageError(`${question} is missing, and there is no terminal to ask: ${instead}.`);
      const { text, password } = await import("@clack/prompts");
      const answer = await (secret ? password : text)({ message: question, ...prompts });
      if (typeof answer === "string") return answer;
      throw new CommandError("Interrupted, and nothing was sent.", exitCodes.interrupted);
    },
    async progress(text, work) {
      return io.stderr.isTTY && !options.quiet ? showProgress(io.stderr, signal, text, work) : work(() => {});
    },
  };
  return context;
}

async function showProgress<T>(
  output: Io["stderr"],
  signal: AbortSignal,
  text: string,
  work: (say: (text: string, fraction?: number) => void) => Promise<T>,
): Promise<T> {
  const { progress, spinner } = await import("@clack/prompts");
  let state: readonly [text: string, done?: number | undefined] = [text];
  let bar: SpinnerResult | ProgressResult | undefined;
  let reached = 0;
  const show = (): void => {
    const [label, done] = [inOneLine(state[0]), state[1]];
    if (!bar || "advance" in bar !== (done !== undefined)) {
      bar?.clear();
      bar = done === undefined ? spinner({ output, signal }) : progress({ output, signal, max: BAR, size: BAR });
      bar.start(label);
      reached = 0;
    }
    const at = Math.floor((done ?? 0) * BAR);
    if ("advance" in bar) bar.advance(at - reached, label);
    else bar.message(label);
    reached = at;
  };
  const timer = setTimeout(show, UNSEEN);
  try {
    return await work((...next) => {
      state = next;
      if (bar) show();
    });
  } finally {
    clearTimeout(timer);
    bar?.clear();
  }
}

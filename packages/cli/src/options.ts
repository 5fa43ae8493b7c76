import type { Command } from "commander";
import { usageError } from "./context.ts";

export function addGlobalOptions(program: Command): Command {
  return program
    .option("--team <team>", "the team, by its ID or its slug")
    .option("--profile <name>", "the login to use; vercel: that of the vendor's command line")
    .option("--local [=url]", "an emulator on this machine, not the platform", (url: string) => url)
    .option("--dry-run", "print the request without sending it")
    .option("--json", "one JSON document")
    .option("--ndjson", "one JSON document per line")
    .option("--table", "a table, even without a terminal")
    .option("--raw", "the answer's body as it came")
    .option("--show-secrets", "credentials in answers as they are, in place of [redacted]")
    .option("--fields <a,b>", "only these members; a.b is a member of a member", readFields)
    .option("--limit <n>", "at most this many items of a list", readCount)
    .option("--all", "all items of a list")
    .option("--yes", "answer questions with yes")
    .option("--wait", "wait for the result, where the command supports it")
    .option("--timeout <time>", "end the command after 90s, 5m or 1h; a plain number is seconds", readTime)
    .option("--no-retry", "send each request only once")
    .option("--include", "print status and headers of the answer on stderr")
    .option("-q, --quiet", "no notes on stderr")
    .option("-v, --verbose", "log each attempt to stderr")
    .option("--no-color", "no colors; the variable NO_COLOR does the same");
}

function readFields(list: string): string[] {
  const fields = list.split(",").filter(Boolean);
  if (fields.length) return fields;
  throw usageError("--fields takes names of members, such as id,name");
}

function readCount(text: string): number {
  const count = Number(text);
  if (Number.isSafeInteger(count) && count > 0) return count;
  throw usageError(`--limit takes a number from 1, not "${text}"`);
}

const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

function readTime(text: string): number {
  const [, count = "", unit = "s"] = /^(\d+(?:\.\d+)?)(ms|s|m|h)?$/.exec(text) ?? [];
  if (Number(count) > 0) return Math.min(Number(count) * (units[unit] ?? 1000), 2 ** 31 - 1);
  throw usageError(`--timeout takes a time such as 90s, 5m or 1h, not "${text}"`);
}

/** `--local` takes its URL only after `=`, because commander would take the next word, which is the command. */
export function beforeParsing(args: readonly string[]): string[] {
  return args.map((arg) => (arg === "--local" ? "--local=" : arg));
}

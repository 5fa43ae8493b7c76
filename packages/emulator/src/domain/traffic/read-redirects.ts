import { renderThrown } from "../deployments/site-handlers.ts";
import { problemOfRedirect } from "./redirects.ts";
import type { Redirect } from "./tables.ts";

export class RedirectFileError extends Error {
  override readonly name: string = "RedirectFileError";
}

type Cells = Readonly<Record<string, unknown>>;

/** Reads a `bulkRedirectsPath` file (`.csv`, `.jsonl`, `.json`). Throws a `RedirectFileError` that names the entry. */
export function readRedirects(path: string, text: string): Redirect[] {
  try {
    return entriesIn(path, text).map((entry, index) => redirectIn(entry, `${path}, redirect ${index + 1}`));
  } catch (error) {
    throw error instanceof RedirectFileError ? error : new RedirectFileError(`${path}: ${renderThrown(error)}`);
  }
}

function entriesIn(path: string, text: string): Cells[] {
  if (path.endsWith(".csv")) return rowsOf(text);
  if (path.endsWith(".jsonl"))
    return text.split(/\r?\n/).flatMap((line) => (line.trim() === "" ? [] : Object(JSON.parse(line))));
  const all: unknown = JSON.parse(text);
  if (!Array.isArray(all)) throw new RedirectFileError(`${path} is not a list of redirects`);
  return all.map(Object);
}

/** Parses CSV (RFC 4180) with a header line; empty cells are left out. */
function rowsOf(text: string): Cells[] {
  const lines: string[][] = [[""]];
  for (const [, quoted, plain, end] of text.matchAll(/"((?:[^"]|"")*)"|([^",\r\n]+)|(,|\r?\n)/g)) {
    const line = lines.at(-1) ?? [];
    if (end === ",") line.push("");
    else if (end !== undefined) lines.push([""]);
    else line[line.length - 1] += quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"');
  }
  const [names = [], ...rows] = lines.filter((line) => line.join("") !== "");
  const pairsOf = (cells: readonly string[]) => names.map((name, at) => [name.trim(), cells[at]?.trim() ?? ""]);
  return rows.map((cells) => Object.fromEntries(pairsOf(cells).filter(([, value]) => value !== "")));
}

function redirectIn(entry: Cells, place: string): Redirect {
  const flag = (name: string): boolean => /^(t|true)$/i.test(String(entry[name] ?? ""));
  const redirect: Redirect = {
    source: String(entry.source ?? ""),
    destination: String(entry.destination ?? ""),
    permanent: flag("permanent"),
    caseSensitive: flag("caseSensitive") || flag("sensitive"),
    query: flag("query") || flag("preserveQueryParams"),
    ...(entry.statusCode !== undefined && { statusCode: Number(entry.statusCode) }),
  };
  const problem = problemOfRedirect(redirect);
  if (problem !== undefined) throw new RedirectFileError(`${place}: ${problem}`);
  return redirect;
}

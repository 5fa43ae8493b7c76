import { relative } from "node:path";
import { formatIdentifier } from "@typespec/compiler";
import { type Difference, wholeDescription } from "../contract-diff/compare.ts";
import { plain, truncate } from "../contract-diff/plain-words.ts";
import { differenceLine, shownRoute } from "../contract-diff/report.ts";
import { heavier, type Weight } from "../differ/weight.ts";
import { contractNews } from "../release/news.ts";
import type { Adoption, Applied, Listed } from "./adopt.ts";
import { type ContractState, readContractFile, type Span } from "./edits.ts";
import { Locator, spanOf, written } from "./locate.ts";
import { groupFile } from "./new-operation.ts";

/** The decisions for a person with their places; then each group's next version, and the applied changes. */
export async function listOf(root: string, adoption: Adoption): Promise<string[]> {
  const { applied, listed, after, before } = adoption;
  const places = new Places(root, adoption);
  const ownDecisions = await Promise.all(
    applied.flatMap((each) => each.edit.toDecide.map((what) => places.decision(each, what))),
  );
  const decisions = [...new Set(ownDecisions.map((each) => truncate(plain(each))))];
  const remaining = await Promise.all(listed.map(async (each) => ({ ...each, at: await places.of(each.difference) })));
  return [
    `${decisions.length + remaining.length} things are for a person to decide.`,
    ...[...decisions, ...together(remaining)].map((each) => `  ${each}`),
    "",
    ...planOf(before, after).map((each) => truncate(plain(each))),
    "",
    `${applied.length} changes of the contract were made by rule.`,
    ...applied.map((each) => `  ${what(each)}`),
  ];
}

/** Joins the lines of a place: a shape is used by many operations. */
function together(remaining: readonly (Listed & { readonly at: string })[]): string[] {
  const lines = new Map<string, { line: string; more: number }>();
  for (const { at, difference, why } of remaining) {
    const { kind, path, what: change } = difference;
    // New operations share only the place of insertion.
    const whole = difference.operation === undefined ? "" : difference.route;
    const key = [at, kind, whole, /[^.]*$/.exec(path)?.[0], change, why].join("\n");
    const existing = lines.get(key);
    if (existing) existing.more += 1;
    else
      lines.set(key, {
        line: `${at}  ${shownRoute(difference.route)}  ${differenceLine(difference)}: ${truncate(plain(why))}`,
        more: 0,
      });
  }
  return [...lines.values()].map(({ line, more }) => (more > 0 ? `${line} (and ${more} places more)` : line));
}

function what({ differences }: Applied): string {
  const [first, ...others] = differences;
  if (!first) return "";
  return `${shownRoute(first.route)}  ${differenceLine(first)}${others.length > 0 ? ` (and ${others.length} places more)` : ""}`;
}

/** The release plan of the applied changes, in the words of `npm run release:plan`. */
function planOf(before: ContractState, after: ContractState): string[] {
  const names = new Map<string, string[]>();
  for (const { name, published, route } of after.contract.groups.flatMap(({ operations }) => operations)) {
    const key = published ?? route;
    names.set(key, [...(names.get(key) ?? []), name]);
  }
  const news = contractNews(before.published, after.published, names);
  if (news.size === 0) return ["No group gets a next version by it."];
  return [...news]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([group, groupNews]) => {
      const weight = groupNews.reduce<Weight | undefined>((sum, each) => heavier(sum, each.weight), undefined);
      const sentences = [...new Map(groupNews.map((each) => [each.about, each])).values()];
      return [`${group}: ${weight}`, ...sentences.map((each) => `  ${each.weight.padEnd(5)}  ${each.sentence}`)];
    });
}

/** Files and lines of the edited contract. */
class Places {
  readonly #root: string;
  readonly #adoption: Adoption;
  readonly #locator: Locator;

  constructor(root: string, adoption: Adoption) {
    this.#root = root;
    this.#adoption = adoption;
    this.#locator = new Locator(adoption.after.program);
  }

  /** The place of a difference: its member, shape or operation. */
  async of(difference: Difference): Promise<string> {
    const { route, operation, group } = difference;
    const service = this.#adoption.after.program.getGlobalNamespaceType().namespaces.get("Slipway");
    const whole = route === wholeDescription && service?.decorators.find(({ node }) => node)?.node;
    const start = whole && spanOf(whole);
    if (start) return this.line(start);
    const home = operation && groupFile(this.#adoption.after.program, group)?.file;
    if (home) return this.line({ file: home.path, pos: home.text.length, end: home.text.length });
    const at = this.#locator.locate(difference);
    if (!at) return "contract";
    const member = at.member && written(at.member).node;
    const nodes = [member, at.holder?.node, at.operation.operation.node];
    const [span] = nodes.flatMap((node) => (node ? (spanOf(node) ?? []) : []));
    return span ? await this.line(span) : "contract";
  }

  /** The place of a decision: the shape or operation that it names, or the change. */
  async decision({ edit, differences }: Applied, what: string): Promise<string> {
    const [, event, holder = "", name = ""] = /`([^`]+)`|(?:(\w+)\.)?([\w$-]+)(?:,|$)/.exec(what) ?? [];
    const files = [...edit.shapes, ...(edit.beside ?? []), edit].map(({ file }) => file);
    for (const file of new Set(files)) {
      const text = await readContractFile(this.#adoption.texts, file);
      const pos =
        event === undefined ? declarationOf(text, name, holder) : text.indexOf(`\n  ${formatIdentifier(event)}: `) + 1;
      if (pos > 0) return `${await this.line({ file, pos, end: pos })}  ${what}`;
    }
    const [first] = differences;
    return `${first ? await this.of(first) : "contract"}  ${what}`;
  }

  async line({ file, pos }: Span): Promise<string> {
    const text = await readContractFile(this.#adoption.texts, file);
    return `${relative(this.#root, file)}:${text.slice(0, pos).split("\n").length}`;
  }
}

/** The position of a declared shape, operation or member; -1 for none. */
function declarationOf(text: string, name: string, holder: string): number {
  const from = holder ? declared(text, holder) : 0;
  if (from < 0) return -1;
  const own = holder ? -1 : declared(text, name);
  if (own >= 0) return own;
  const quoted = name.replaceAll("$", "\\$");
  const match = new RegExp(`(?<![\\w$-])${quoted}\`?\\??:`).exec(text.slice(from));
  return match ? from + match.index : -1;
}

function declared(text: string, name: string): number {
  return new RegExp(`^(?:model|union|scalar|op) ${name.replaceAll("$", "\\$")}\\b`, "m").exec(text)?.index ?? -1;
}

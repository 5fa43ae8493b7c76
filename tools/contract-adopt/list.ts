import { relative } from "node:path";
import { formatIdentifier } from "@typespec/compiler";
import { type Difference, wholeDescription } from "../contract-diff/compare.ts";
import { cut, plain } from "../contract-diff/plain.ts";
import { shown, shownRoute } from "../contract-diff/report.ts";
import { heavier, type Weight } from "../differ/weight.ts";
import { contractNews } from "../release/news.ts";
import type { Adoption, Applied, Listed } from "./adopt.ts";
import { type ContractState, textOf } from "./contract-state.ts";
import type { Span } from "./edits.ts";
import { Locator, spanOf, written } from "./locate.ts";
import { groupFile } from "./new-operation.ts";

/** What a person has to decide and where, which somebody has to read; then each group's next version by what was applied, and what that is. */
export async function listOf(root: string, adoption: Adoption): Promise<string[]> {
  const { applied, listed, after, before } = adoption;
  const places = new Places(root, adoption);
  const made = await Promise.all(
    applied.flatMap((each) => each.edit.toDecide.map((what) => places.decision(each, what))),
  );
  const decisions = [...new Set(made.map((each) => cut(plain(each))))];
  const left = await Promise.all(listed.map(async (each) => ({ ...each, at: await places.of(each.difference) })));
  return [
    `${decisions.length + left.length} things are for a person to decide.`,
    ...[...decisions, ...together(left)].map((each) => `  ${each}`),
    "",
    ...planOf(before, after).map((each) => cut(plain(each))),
    "",
    `${applied.length} changes of the contract were made by rule.`,
    ...applied.map((each) => `  ${what(each)}`),
  ];
}

/** A line for each place of the contract and what is said of it: a shape is met in many operations. */
function together(left: readonly (Listed & { readonly at: string })[]): string[] {
  const lines = new Map<string, { line: string; more: number }>();
  for (const { at, difference, why } of left) {
    const { kind, path, what: change } = difference;
    // Operations that are new have nothing to share but the place where they would stand.
    const whole = difference.operation === undefined ? "" : difference.route;
    const key = [at, kind, whole, /[^.]*$/.exec(path)?.[0], change, why].join("\n");
    const known = lines.get(key);
    if (known) known.more += 1;
    else
      lines.set(key, {
        line: `${at}  ${shownRoute(difference.route)}  ${shown(difference)}: ${cut(plain(why))}`,
        more: 0,
      });
  }
  return [...lines.values()].map(({ line, more }) => (more > 0 ? `${line} (and ${more} places more)` : line));
}

function what({ differences }: Applied): string {
  const [first, ...others] = differences;
  if (!first) return "";
  return `${shownRoute(first.route)}  ${shown(first)}${others.length > 0 ? ` (and ${others.length} places more)` : ""}`;
}

/** The release plan of what was applied, as `npm run release:plan` will state it: what the contract's change is to each group. */
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
    .flatMap(([group, told]) => {
      const weight = told.reduce<Weight | undefined>((sum, each) => heavier(sum, each.weight), undefined);
      const sentences = [...new Map(told.map((each) => [each.about, each])).values()];
      return [`${group}: ${weight}`, ...sentences.map((each) => `  ${each.weight.padEnd(5)}  ${each.sentence}`)];
    });
}

/** Files and lines of the contract as it is with what was applied. */
class Places {
  readonly #root: string;
  readonly #adoption: Adoption;
  readonly #locator: Locator;

  constructor(root: string, adoption: Adoption) {
    this.#root = root;
    this.#adoption = adoption;
    this.#locator = new Locator(adoption.after.program);
  }

  /** Where the contract says what a difference is about: the member, the shape or the operation. */
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

  /** Where a decision is due: at the shape or the operation that it names, or at what was changed. */
  async decision({ edit, differences }: Applied, what: string): Promise<string> {
    const [, event, holder = "", name = ""] = /`([^`]+)`|(?:(\w+)\.)?([\w$-]+)(?:,|$)/.exec(what) ?? [];
    const files = [...edit.shapes, ...(edit.beside ?? []), edit].map(({ file }) => file);
    for (const file of new Set(files)) {
      const text = await textOf(this.#adoption.texts, file);
      const pos =
        event === undefined ? declarationOf(text, name, holder) : text.indexOf(`\n  ${formatIdentifier(event)}: `) + 1;
      if (pos > 0) return `${await this.line({ file, pos, end: pos })}  ${what}`;
    }
    const [first] = differences;
    return `${first ? await this.of(first) : "contract"}  ${what}`;
  }

  async line({ file, pos }: Span): Promise<string> {
    const text = await textOf(this.#adoption.texts, file);
    return `${relative(this.#root, file)}:${text.slice(0, pos).split("\n").length}`;
  }
}

/** Where a file declares a shape, an operation or a member, that of a holder where there is one; -1 where it does not. */
function declarationOf(text: string, name: string, holder: string): number {
  const from = holder ? declared(text, holder) : 0;
  if (from < 0) return -1;
  const own = holder ? -1 : declared(text, name);
  if (own >= 0) return own;
  const quoted = name.replaceAll("$", "\\$");
  const found = new RegExp(`(?<![\\w$-])${quoted}\`?\\??:`).exec(text.slice(from));
  return found ? from + found.index : -1;
}

function declared(text: string, name: string): number {
  return new RegExp(`^(?:model|union|scalar|op) ${name.replaceAll("$", "\\$")}\\b`, "m").exec(text)?.index ?? -1;
}

import { generateWhole } from "../../generator/src/whole.ts";
import { compare, type Difference } from "../contract-diff/compare.ts";
import { type Deliberate, sift } from "../contract-diff/deliberate.ts";
import { type Document, messageOf } from "../contract-diff/document.ts";
import { type ContractState, contractState, type Source, type Texts } from "./contract-state.ts";
import { applyEdits, type Edit, keyOf } from "./edits.ts";
import { Planner } from "./plan-edit.ts";
import { placeOf } from "./rules.ts";

/** A difference that the contract no longer has, and what a person looks at because of it. */
export interface Applied {
  readonly edit: Edit;
  readonly differences: readonly Difference[];
}

export interface Listed {
  readonly difference: Difference;
  readonly why: string;
}

/** What was taken over of a description, and what was not. Each difference is one or the other. */
export interface Adoption {
  readonly before: ContractState;
  readonly after: ContractState;
  /** The texts of the contract's files that are others than those on the disk. */
  readonly texts: Texts;
  readonly applied: readonly Applied[];
  readonly listed: readonly Listed[];
}

/**
 * Applies what another description says otherwise to the contract, as far as rules go; nothing is written.
 *
 * An edit is kept when the contract with it compiles and differs less from the description, and nowhere more: a shape that several
 * operations share is edited only when it changed for all of them. What is left after the last edit is the list.
 */
export async function adopt(source: Source, theirs: Document, meant: readonly Deliberate[]): Promise<Adoption> {
  const before = await contractState(source);
  const open = openOf(before, theirs, meant);
  const planner = new Planner(source.entry, before.program, before.published, theirs);
  const whys = new Map<string, string>();
  const planned = new Map<string, { edit: Edit; differences: Difference[] }>();
  for (const difference of open) {
    const plan = await planner.plan(difference);
    if ("why" in plan) whys.set(said(difference), plan.why);
    else {
      const known = planned.get(keyOf(plan));
      if (known) known.differences.push(difference);
      else planned.set(keyOf(plan), { edit: plan, differences: [difference] });
    }
  }
  const drop = (key: string, why: string) => {
    for (const difference of planned.get(key)?.differences ?? []) whys.set(said(difference), why);
    planned.delete(key);
  };
  const tryAll = (some: readonly Entry[]) => tryEdits(source, theirs, meant, some);
  const judge = async (tried: Tried) => problemOf(tried, open) ?? problemOf(await generated(source, tried), open);
  while (planned.size > 0) {
    const tried = await tryAll([...planned]);
    const left = "refusal" in tried ? [] : tried.left;
    const idle = "refusal" in tried ? [] : useless(left, planned);
    const placed = [...idle, ...placedFaults(planner, newsOf(left, open), planned)];
    for (const [key, why] of placed) drop(key, why);
    if (placed.length > 0) continue;
    const problem = await judge(tried);
    if (!problem && "state" in tried)
      return adoption(before, tried.state, tried.texts, [...planned.values()], left, whys);
    if (!problem) break;
    const found = await findFaults([...planned], problem, async (some) => judge(await tryAll(some)));
    // Only together are they wrong: none is known to be good.
    if (found.length === 0) for (const key of [...planned.keys()]) drop(key, problem.why);
    for (const [[key], why] of found) drop(key, why);
  }
  return adoption(before, before, source.texts, [], open, whys);
}

type Entry = readonly [string, Applied];
type Planned = ReadonlyMap<string, Applied>;

/** The contract with some edits and what differs then; or what the reader of TypeSpec, its compiler or the generator says against it. */
type Tried =
  | { readonly state: ContractState; readonly texts: Texts; readonly left: readonly Difference[] }
  | { readonly refusal: string };

async function tryEdits(
  source: Source,
  theirs: Document,
  meant: readonly Deliberate[],
  entries: readonly Entry[],
): Promise<Tried> {
  const edits = entries.map(([, { edit }]) => edit);
  try {
    const texts = await applyEdits(edits, source.texts);
    const state = await contractState({ ...source, texts });
    return { state, texts, left: openOf(state, theirs, meant) };
  } catch (error) {
    return { refusal: messageOf(error) };
  }
}

/** The same, unless the generator refuses what the contract with these edits leads to. */
async function generated({ root }: Source, tried: Tried): Promise<Tried> {
  if ("refusal" in tried || root === undefined) return tried;
  try {
    await generateWhole(root, tried.texts);
    return tried;
  } catch (error) {
    return { refusal: messageOf(error) };
  }
}

function adoption(
  before: ContractState,
  after: ContractState,
  texts: Texts,
  applied: readonly Applied[],
  left: readonly Difference[],
  whys: ReadonlyMap<string, string>,
): Adoption {
  const why = (difference: Difference) => whys.get(said(difference)) ?? "it is left of a change that was applied";
  return { before, after, texts, applied, listed: left.map((difference) => ({ difference, why: why(difference) })) };
}

function openOf({ published }: ContractState, theirs: Document, meant: readonly Deliberate[]): Difference[] {
  return sift(compare(published, theirs).differences, meant).open;
}

function newsOf(left: readonly Difference[], open: readonly Difference[]): Difference[] {
  const counts = new Map<string, number>();
  for (const each of open) counts.set(said(each), (counts.get(said(each)) ?? 0) + 1);
  return left.filter((each) => {
    const count = counts.get(said(each)) ?? 0;
    counts.set(said(each), count - 1);
    return count <= 0;
  });
}

function alsoChanges({ route, path, what }: Difference): string {
  return `with it the contract would say otherwise than the description: ${route} ${path} ${what}`;
}

/** Edits at whose own place a difference is that was not there before: their shape is used where the description did not change. */
function placedFaults(planner: Planner, news: readonly Difference[], planned: Planned): [string, string][] {
  const found = news.flatMap((difference) => {
    const places = new Set(planner.placesOf(difference));
    const there = [...planned].filter(([, { edit }]) => places.has(placeOf(edit.about)));
    return there.map(([key]): [string, string] => [key, alsoChanges(difference)]);
  });
  return [...new Map(found)];
}

/** Why a contract with some edits cannot stay: it is refused, or differs where it did not. */
function problemOf(tried: Tried, open: readonly Difference[]): Problem<Entry> | undefined {
  if ("refusal" in tried) {
    const words = new Set(tried.refusal.match(/[\w$-]+/g) ?? []);
    return {
      why: `the contract with it is refused: ${firstLine(tried.refusal)}`,
      isDoubted: ([, { edit }]) =>
        [edit.of, ...edit.shapes.map(({ name }) => name), ...namesIn(edit)].some((name) => words.has(name)),
    };
  }
  const [first] = newsOf(tried.left, open);
  return (
    first && {
      why: alsoChanges(first),
      isDoubted: ([, { differences }]) => differences.some(({ route }) => route === first.route),
    }
  );
}

/** Edits after which all that they are for is still as it was. */
function useless(left: readonly Difference[], planned: Planned): [string, string][] {
  const there = new Set(left.map(said));
  return [...planned]
    .filter(([, { differences }]) => differences.every((each) => there.has(said(each))))
    .map(([key]) => [key, "the contract cannot say it by this rule"]);
}

function namesIn({ text }: Edit): string[] {
  return [...text.matchAll(/([\w$-]+)`?\??:/g)].flatMap(([, name]) => name ?? []);
}

function firstLine(message: string): string {
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  return (lines.find((line) => /error/.test(line)) ?? lines[0] ?? "").replace(/^\S*\/contract\//, "contract/");
}

function said({ route, path, kind, aspect, what }: Difference): string {
  return [route, path, kind, aspect ?? "", what].join("\n");
}

export interface Problem<Thing> {
  readonly why: string;
  isDoubted(thing: Thing): boolean;
}

/** The things with which there is a problem beside good ones, each with its own, all of them tried. What is doubted is tried last: fewer attempts. */
export async function findFaults<Thing>(
  things: readonly Thing[],
  problem: Problem<Thing>,
  problemOf: (some: readonly Thing[]) => Promise<Problem<Thing> | undefined>,
): Promise<[Thing, string][]> {
  const found: [Thing, string][] = [];
  const goodOf = async (good: readonly Thing[], rest: readonly Thing[], seen: Problem<Thing>) => {
    const [only, ...others] = rest;
    if (only !== undefined && others.length === 0) {
      found.push([only, seen.why]);
      return good;
    }
    let kept = good;
    for (const part of inTwo(rest, seen)) {
      const more = [...kept, ...part];
      const next = await problemOf(more);
      kept = next ? await goodOf(kept, part, next) : more;
    }
    return kept;
  };
  await goodOf([], things, problem);
  return found;
}

/** Those without and those with a doubt; the halves, where that does not part them. */
function inTwo<Thing>(things: readonly Thing[], problem: Problem<Thing>): readonly (readonly Thing[])[] {
  const doubted = things.filter((each) => problem.isDoubted(each));
  if (doubted.length > 0 && doubted.length < things.length)
    return [things.filter((each) => !problem.isDoubted(each)), doubted];
  const half = Math.ceil(things.length / 2);
  return [things.slice(0, half), things.slice(half)];
}

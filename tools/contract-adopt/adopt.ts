import { generateWhole } from "../../generator/src/generate.ts";
import { compare, type Difference } from "../contract-diff/compare.ts";
import { type Deliberate, sift } from "../contract-diff/deliberate.ts";
import { type Document, messageOf } from "../contract-diff/document.ts";
import { applyEdits, type ContractState, contractState, type Edit, editKey, type Source, type Texts } from "./edits.ts";
import { Planner } from "./plan-edit.ts";
import { placeKey } from "./rules.ts";

/** Differences that an edit has removed. */
export interface Applied {
  readonly edit: Edit;
  readonly differences: readonly Difference[];
}

export interface Listed {
  readonly difference: Difference;
  readonly why: string;
}

/** The adoption of a description. Each difference is either applied or listed. */
export interface Adoption {
  readonly before: ContractState;
  readonly after: ContractState;
  /** Changed texts of the contract's files. */
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
export async function adopt(source: Source, theirs: Document, deliberate: readonly Deliberate[]): Promise<Adoption> {
  const before = await contractState(source);
  const open = openOf(before, theirs, deliberate);
  const planner = new Planner(source.entry, before.program, before.published, theirs);
  const whys = new Map<string, string>();
  const planned = new Map<string, { edit: Edit; differences: Difference[] }>();
  for (const difference of open) {
    const plan = await planner.plan(difference);
    if ("why" in plan) whys.set(differenceKey(difference), plan.why);
    else {
      const existing = planned.get(editKey(plan));
      if (existing) existing.differences.push(difference);
      else planned.set(editKey(plan), { edit: plan, differences: [difference] });
    }
  }
  const drop = (key: string, why: string) => {
    for (const difference of planned.get(key)?.differences ?? []) whys.set(differenceKey(difference), why);
    planned.delete(key);
  };
  const tryAll = (some: readonly PlannedEntry[]) => tryEdits(source, theirs, deliberate, some);
  const judge = async (tried: Tried) =>
    editProblem(tried, open) ?? editProblem(await tryGenerator(source, tried), open);
  while (planned.size > 0) {
    const tried = await tryAll([...planned]);
    const remaining = "refusal" in tried ? [] : tried.remaining;
    const idle = "refusal" in tried ? [] : useless(remaining, planned);
    const placed = [...idle, ...placedFaults(planner, newsOf(remaining, open), planned)];
    for (const [key, why] of placed) drop(key, why);
    if (placed.length > 0) continue;
    const problem = await judge(tried);
    if (!problem && "state" in tried)
      return adoption(before, tried.state, tried.texts, [...planned.values()], remaining, whys);
    if (!problem) break;
    const faults = await findFaults([...planned], problem, async (some) => judge(await tryAll(some)));
    // Only together are they at fault: none can be kept.
    if (faults.length === 0) for (const key of [...planned.keys()]) drop(key, problem.why);
    for (const [[key], why] of faults) drop(key, why);
  }
  return adoption(before, before, source.texts, [], open, whys);
}

type PlannedEntry = readonly [string, Applied];
type Planned = ReadonlyMap<string, Applied>;

/** The contract with some edits and the differences then; or the refusal of TypeSpec's parser, its compiler or the generator. */
type Tried =
  | { readonly state: ContractState; readonly texts: Texts; readonly remaining: readonly Difference[] }
  | { readonly refusal: string };

async function tryEdits(
  source: Source,
  theirs: Document,
  deliberate: readonly Deliberate[],
  entries: readonly PlannedEntry[],
): Promise<Tried> {
  const edits = entries.map(([, { edit }]) => edit);
  try {
    const texts = await applyEdits(edits, source.texts);
    const state = await contractState({ ...source, texts });
    return { state, texts, remaining: openOf(state, theirs, deliberate) };
  } catch (error) {
    return { refusal: messageOf(error) };
  }
}

/** Tries the generator as well. */
async function tryGenerator({ root }: Source, tried: Tried): Promise<Tried> {
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
  remaining: readonly Difference[],
  whys: ReadonlyMap<string, string>,
): Adoption {
  const why = (difference: Difference) =>
    whys.get(differenceKey(difference)) ?? "it is left of a change that was applied";
  return {
    before,
    after,
    texts,
    applied,
    listed: remaining.map((difference) => ({ difference, why: why(difference) })),
  };
}

function openOf({ published }: ContractState, theirs: Document, deliberate: readonly Deliberate[]): Difference[] {
  return sift(compare(published, theirs).differences, deliberate).open;
}

function newsOf(remaining: readonly Difference[], open: readonly Difference[]): Difference[] {
  const counts = new Map<string, number>();
  for (const each of open) counts.set(differenceKey(each), (counts.get(differenceKey(each)) ?? 0) + 1);
  return remaining.filter((each) => {
    const count = counts.get(differenceKey(each)) ?? 0;
    counts.set(differenceKey(each), count - 1);
    return count <= 0;
  });
}

function alsoChanges({ route, path, what }: Difference): string {
  return `with it the contract would say otherwise than the description: ${route} ${path} ${what}`;
}

/** Edits whose own place has a new difference: their shape is used where the description did not change. */
function placedFaults(planner: Planner, news: readonly Difference[], planned: Planned): [string, string][] {
  const faults = news.flatMap((difference) => {
    const places = new Set(planner.placesOf(difference));
    const there = [...planned].filter(([, { edit }]) => places.has(placeKey(edit.about)));
    return there.map(([key]): [string, string] => [key, alsoChanges(difference)]);
  });
  return [...new Map(faults)];
}

/** The problem of a contract with some edits: it is refused, or has new differences. */
function editProblem(tried: Tried, open: readonly Difference[]): Problem<PlannedEntry> | undefined {
  if ("refusal" in tried) {
    const words = new Set(tried.refusal.match(/[\w$-]+/g) ?? []);
    return {
      why: `the contract with it is refused: ${firstLine(tried.refusal)}`,
      isDoubted: ([, { edit }]) =>
        [edit.of, ...edit.shapes.map(({ name }) => name), ...namesIn(edit)].some((name) => words.has(name)),
    };
  }
  const [first] = newsOf(tried.remaining, open);
  return (
    first && {
      why: alsoChanges(first),
      isDoubted: ([, { differences }]) => differences.some(({ route }) => route === first.route),
    }
  );
}

/** Edits that changed none of their differences. */
function useless(remaining: readonly Difference[], planned: Planned): [string, string][] {
  const there = new Set(remaining.map(differenceKey));
  return [...planned]
    .filter(([, { differences }]) => differences.every((each) => there.has(differenceKey(each))))
    .map(([key]) => [key, "the contract cannot say it by this rule"]);
}

function namesIn({ text }: Edit): string[] {
  return [...text.matchAll(/([\w$-]+)`?\??:/g)].flatMap(([, name]) => name ?? []);
}

function firstLine(message: string): string {
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  return (lines.find((line) => /error/.test(line)) ?? lines[0] ?? "").replace(/^\S*\/contract\//, "contract/");
}

function differenceKey({ route, path, kind, aspect, what }: Difference): string {
  return [route, path, kind, aspect ?? "", what].join("\n");
}

export interface Problem<Thing> {
  readonly why: string;
  isDoubted(thing: Thing): boolean;
}

/** Finds all things that cause a problem beside good ones, each with its own problem. Doubted things are tried last, for fewer attempts. */
export async function findFaults<Thing>(
  things: readonly Thing[],
  problem: Problem<Thing>,
  problemOf: (some: readonly Thing[]) => Promise<Problem<Thing> | undefined>,
): Promise<[Thing, string][]> {
  const faults: [Thing, string][] = [];
  const goodOf = async (good: readonly Thing[], rest: readonly Thing[], currentProblem: Problem<Thing>) => {
    const [only, ...others] = rest;
    if (only !== undefined && others.length === 0) {
      faults.push([only, currentProblem.why]);
      return good;
    }
    let goodSoFar = good;
    for (const part of inTwo(rest, currentProblem)) {
      const more = [...goodSoFar, ...part];
      const next = await problemOf(more);
      goodSoFar = next ? await goodOf(goodSoFar, part, next) : more;
    }
    return goodSoFar;
  };
  await goodOf([], things, problem);
  return faults;
}

/** Splits by doubt, or into halves where all or none are doubted. */
function inTwo<Thing>(things: readonly Thing[], problem: Problem<Thing>): readonly (readonly Thing[])[] {
  const doubted = things.filter((each) => problem.isDoubted(each));
  if (doubted.length > 0 && doubted.length < things.length)
    return [things.filter((each) => !problem.isDoubted(each)), doubted];
  const half = Math.ceil(things.length / 2);
  return [things.slice(0, half), things.slice(half)];
}

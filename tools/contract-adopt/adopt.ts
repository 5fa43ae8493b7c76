import { compare, type Difference } from "../contract-diff/compare.ts";
import { type Deliberate, sift } from "../contract-diff/deliberate.ts";
import type { Document } from "../contract-diff/document.ts";
import { type ContractState, contractState, type Source, type Texts } from "./contract-state.ts";
import { applyEdits, type Edit, keyOf } from "./edits.ts";
import { Planner } from "./plan-edit.ts";
import { placeOf } from "./rules.ts";

/** A difference that the contract no longer has, and what a person looks at because of it. */
export interface Applied {
  readonly edit: Edit;
  readonly differences: readonly Difference[];
}

/** A difference that is left, and why. */
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

/** Between attempts at most this many sets of edits are taken back; then nothing is applied. */
const mostAttempts = 8;

/**
 * Applies what another description says otherwise to the contract, as far as rules go; nothing is written.
 *
 * An edit is kept when the contract with it compiles and differs less from the description, and nowhere more: a shape that several
 * operations share is edited only when it changed for all of them. What is left after the last edit is the list.
 */
export async function adopt(source: Source, theirs: Document, meant: readonly Deliberate[]): Promise<Adoption> {
  const before = await contractState(source);
  const open = openOf(before, theirs, meant);
  const planner = new Planner(before.program, before.published, theirs);
  const whys = new Map<string, string>();
  const planned = new Map<string, { edit: Edit; differences: Difference[] }>();
  for (const difference of open) {
    const plan = planner.plan(difference);
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
  for (let attempt = 0; planned.size > 0 && attempt < mostAttempts; attempt++) {
    const texts = await applyEdits(
      [...planned.values()].map(({ edit }) => edit),
      source.texts,
    ).catch(() => undefined);
    if (!texts) {
      const unwritable = await refusedAlone(source, planned);
      for (const [key, why] of unwritable) drop(key, `TypeSpec cannot read it as the rule writes it: ${why}`);
      // Each can be written, and all together cannot.
      if (unwritable.length === 0) break;
      continue;
    }
    const after = await contractState({ ...source, texts }).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    );
    if (typeof after === "string") {
      for (const key of await guilty(source, after, planned))
        drop(key, `the contract with it is refused: ${firstLine(after)}`);
      continue;
    }
    const left = openOf(after, theirs, meant);
    const dropped = [...wrong(planner, open, left, planned), ...useless(left, planned)];
    if (dropped.length === 0) return adoption(before, after, texts, [...planned.values()], left, whys);
    for (const [key, why] of dropped) drop(key, why);
  }
  for (const key of [...planned.keys()]) drop(key, "with what else changes, no attempt led to a contract that fits");
  return adoption(before, before, source.texts, [], open, whys);
}

type Planned = ReadonlyMap<string, Applied>;

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

/** Edits that make a difference which was not there before: their shape is used where the description did not change. */
function wrong(
  planner: Planner,
  open: readonly Difference[],
  left: readonly Difference[],
  planned: Planned,
): [string, string][] {
  const counts = new Map<string, number>();
  for (const each of open) counts.set(said(each), (counts.get(said(each)) ?? 0) + 1);
  const news = left.filter((each) => {
    const count = counts.get(said(each)) ?? 0;
    counts.set(said(each), count - 1);
    return count <= 0;
  });
  const found = news.flatMap((difference) => {
    const places = new Set(planner.placesOf(difference));
    const why = `it would also change ${difference.route} ${difference.path}, which is as it was: the shape has to be parted`;
    const guilty = [...planned].filter(([, { edit }]) => places.has(placeOf(edit.about)));
    // Where no place tells, every edit of the same operation is doubted, then every edit.
    const doubted =
      guilty.length > 0
        ? guilty
        : [...planned].filter(([, each]) => each.differences.some(({ route }) => route === difference.route));
    return (doubted.length > 0 ? doubted : [...planned]).map(([key]): [string, string] => [key, why]);
  });
  return [...new Map(found)];
}

/** Edits after which all that they are for is still as it was. */
function useless(left: readonly Difference[], planned: Planned): [string, string][] {
  const there = new Set(left.map(said));
  return [...planned]
    .filter(([, { differences }]) => differences.every((each) => there.has(said(each))))
    .map(([key]) => [key, "the contract cannot say it by this rule"]);
}

/** The edits that an error of the compiler or the generator is about: by the names in it, else the one without which there is none. */
async function guilty(source: Source, message: string, planned: Planned): Promise<string[]> {
  const words = new Set(message.match(/[\w$-]+/g) ?? []);
  const named = [...planned].filter(
    ([, { edit }]) =>
      words.has(edit.of) ||
      edit.shapes.some(({ name }) => words.has(name)) ||
      namesIn(edit).some((name) => words.has(name)),
  );
  return (named.length > 0 ? named : await narrowed(source, [...planned], [])).map(([key]) => key);
}

/** The names of the members that an edit writes. */
function namesIn({ text }: Edit): string[] {
  return [...text.matchAll(/([\w$-]+)`?\??:/g)].flatMap(([, name]) => name ?? []);
}

/** The edits after which a file is no TypeSpec any more, such as of a name that cannot be written, and what the reader says of each. */
async function refusedAlone(source: Source, planned: Planned): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for (const [key, { edit }] of planned) {
    try {
      await applyEdits([edit], source.texts);
    } catch (error) {
      found.push([key, firstLine(error instanceof Error ? error.message : String(error))]);
    }
  }
  return found;
}

type Entry = readonly [string, Applied];

/** By halves: what is refused beside what is known to be good. */
async function narrowed(source: Source, doubted: readonly Entry[], good: readonly Entry[]): Promise<readonly Entry[]> {
  if (doubted.length < 2) return doubted;
  const half = doubted.slice(0, doubted.length / 2);
  const texts = await applyEdits(
    [...good, ...half].map(([, { edit }]) => edit),
    source.texts,
  );
  const isGood = await contractState({ ...source, texts }).then(
    () => true,
    () => false,
  );
  const rest = doubted.slice(half.length);
  return isGood ? narrowed(source, rest, [...good, ...half]) : narrowed(source, half, good);
}

function firstLine(message: string): string {
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  return (lines.find((line) => /error/.test(line)) ?? lines[0] ?? "").replace(/^\S*\/contract\//, "contract/");
}

/** What makes two differences the same one. Labels of alternatives may change with what is applied beside them. */
function said({ route, path, kind, aspect, what }: Difference): string {
  return [route, path, kind, aspect ?? "", what].join("\n");
}

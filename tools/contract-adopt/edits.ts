import { formatTypeSpec } from "@typespec/compiler";
import { type Texts, textOf } from "./contract-state.ts";

export interface Span {
  readonly file: string;
  readonly pos: number;
  readonly end: number;
}

export interface DeclaredShape {
  readonly file: string;
  readonly name: string;
  readonly text: string;
}

export interface Insertion extends Span {
  readonly text: string;
}

export interface Edit extends Insertion {
  /** What the file begins with, where it is made by this. */
  readonly opening?: string;
  /** What has to be said elsewhere because of it. */
  readonly beside?: readonly Insertion[];
  /** Shapes that it needs, each of which stands at the end of a file. */
  readonly shapes: readonly DeclaredShape[];
  readonly of: string;
  /** What the edit is about, by which differences that it makes are traced back to it. */
  readonly about: Span;
  /** What a person has to look at once it is made. */
  readonly toDecide: readonly string[];
}

/** An edit that makes the contract say what the other document says, or why a person has to. */
export type Plan = Edit | { readonly why: string };

/** The texts of a contract's files with these edits, formatted. Equal edits count once. */
export async function applyEdits(edits: readonly Edit[], before: Texts): Promise<Texts> {
  const unique = [...new Map(edits.map((edit) => [keyOf(edit), edit])).values()];
  const shapes = new Map(unique.flatMap((edit) => edit.shapes.map((shape) => [shape.name, shape] as const)));
  const besides = new Map(unique.flatMap((edit) => edit.beside ?? []).map((each) => [keyOf(each), each]));
  const insertions: Insertion[] = [...unique, ...besides.values()];
  const files = new Set([...insertions, ...shapes.values()].map(({ file }) => file));
  const texts = new Map(before);
  for (const file of files) {
    let text = unique.find((each) => each.file === file)?.opening ?? (await textOf(before, file));
    // From the end, so that the places of those before it hold; what stands at one place keeps its order.
    const inOrder = insertions
      .filter((each) => each.file === file)
      .map((each, index) => ({ each, index }))
      .sort((a, b) => b.each.pos - a.each.pos || b.index - a.index);
    for (const { each } of inOrder) text = text.slice(0, each.pos) + each.text + text.slice(each.end);
    const declared = [...shapes.values()].filter((shape) => shape.file === file).map((shape) => shape.text);
    texts.set(file, await formatTypeSpec([text, ...declared].join("\n")));
  }
  return texts;
}

/** What makes two edits the same one: differences of several operations lead to one where they share a shape. */
export function keyOf({ file, pos, end, text }: Insertion): string {
  return `${file} ${pos} ${end} ${text}`;
}

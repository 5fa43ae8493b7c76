import { formatTypeSpec } from "@typespec/compiler";
import { readContractFile, type Texts } from "./contract-state.ts";

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
  /** First lines of a new file. */
  readonly opening?: string;
  /** Further insertions that belong to the edit. */
  readonly beside?: readonly Insertion[];
  /** New shapes, each at the end of a file. */
  readonly shapes: readonly DeclaredShape[];
  readonly of: string;
  /** Place that later differences are traced back to. */
  readonly about: Span;
  /** Decisions that remain for a person. */
  readonly toDecide: readonly string[];
}

/** An edit that adopts a difference, or the reason why a person has to. */
export type Plan = Edit | { readonly why: string };

/** The formatted texts of the contract's files with these edits. Equal edits count once. */
export async function applyEdits(edits: readonly Edit[], before: Texts): Promise<Texts> {
  const unique = [...new Map(edits.map((edit) => [editKey(edit), edit])).values()];
  const shapes = new Map(unique.flatMap((edit) => edit.shapes.map((shape) => [shape.name, shape] as const)));
  const besides = new Map(unique.flatMap((edit) => edit.beside ?? []).map((each) => [editKey(each), each]));
  const insertions: Insertion[] = [...unique, ...besides.values()];
  const files = new Set([...insertions, ...shapes.values()].map(({ file }) => file));
  const texts = new Map(before);
  for (const file of files) {
    let text = unique.find((each) => each.file === file)?.opening ?? (await readContractFile(before, file));
    // Applied from the end, so that earlier positions stay valid; edits of one position keep their order.
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

/** Equal for equal edits: operations that share a shape have one. */
export function editKey({ file, pos, end, text }: Insertion): string {
  return `${file} ${pos} ${end} ${text}`;
}

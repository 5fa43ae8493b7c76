import { readFile } from "node:fs/promises";
import { formatTypeSpec, type Program } from "@typespec/compiler";
import { emitOpenApi } from "../../generator/src/emit/openapi.ts";
import type { Contract } from "../../generator/src/model/contract.ts";
import { compileContract, hostWith, readContract } from "../../generator/src/model/read.ts";
import { resolveGroup } from "../../generator/src/model/resolve-group.ts";
import { readDescription } from "../contract-diff/as-published.ts";
import type { Document } from "../contract-diff/document.ts";

/** Changed texts of contract files, by path. */
export type Texts = ReadonlyMap<string, string>;

export interface ContractState {
  readonly program: Program;
  readonly contract: Contract;
  /** Its published part. */
  readonly published: Document;
}

export interface Source {
  readonly entry: string;
  readonly texts: Texts;
  /** The contract's repository, where the generator is tried. */
  readonly root?: string;
}

export async function contractState({ entry, texts }: Source): Promise<ContractState> {
  const program = await compileContract(entry, hostWith(texts));
  const contract = readContract(program);
  for (const group of contract.groups) resolveGroup(group, contract);
  const text = await emitOpenApi(program, contract.groups);
  return { program, contract, published: readDescription(text, "the contract's openapi.json") };
}

export async function readContractFile(texts: Texts, path: string): Promise<string> {
  return texts.get(path) ?? (await readFile(path, "utf8"));
}

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

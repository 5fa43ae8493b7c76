import type { Operation } from "./contract.ts";
import { alternatives, membersOf, type Shape, type Shapes } from "./shape.ts";

/** The error statuses of an operation in order, with their known codes; codes that only the emulator uses are marked. */
export function errorCodes(
  { errors, refusals = [] }: Operation,
  shapes: Shapes,
): { status: number; codes: string[] }[] {
  const published = new Map(errors.map(({ status, shape }) => [status, shape ? codesOf(shape, shapes) : []]));
  const statuses = new Set([...published.keys(), ...refusals.map(({ status }) => status)]);
  return [...statuses]
    .sort((a, b) => a - b)
    .map((status) => {
      const own = refusals.filter((row) => row.status === status);
      const platformCodes = new Set(published.get(status));
      for (const { code, by } of own) if (by !== "ours") platformCodes.add(code);
      const ours = own.filter(({ code }) => !platformCodes.has(code)).map(({ code }) => `\`${code}\` of the emulator`);
      return { status, codes: [...[...platformCodes].map((code) => `\`${code}\``), ...new Set(ours)] };
    });
}

function codesOf(shape: Shape, shapes: Shapes): string[] {
  const members = alternatives(shape, shapes).flatMap((each) => membersOf(each, shapes));
  const codes = members.flatMap(({ name, shape: inner }) => {
    if (name === "error") return codesOf(inner, shapes);
    return name === "code" ? alternatives(inner, shapes).flatMap(textLiterals) : [];
  });
  return [...new Set(codes)];
}

function textLiterals(shape: Shape): string[] {
  return shape.kind === "literal" && typeof shape.value === "string" ? [shape.value] : [];
}

import type { Operation } from "./contract.ts";
import { alternatives, membersOf, type Shape, type Shapes } from "./shape.ts";

/** The statuses that an operation fails with, in order, and the codes that the contract knows; one that only the emulator is known to say is marked. */
export function errorCodes(
  { errors, refusals = [] }: Operation,
  shapes: Shapes,
): { status: number; codes: string[] }[] {
  const found = new Map(errors.map(({ status, shape }) => [status, shape ? codesOf(shape, shapes) : []]));
  const statuses = new Set([...found.keys(), ...refusals.map(({ status }) => status)]);
  return [...statuses]
    .sort((a, b) => a - b)
    .map((status) => {
      const own = refusals.filter((row) => row.status === status);
      const known = new Set(found.get(status));
      for (const { code, by } of own) if (by !== "ours") known.add(code);
      const ours = own.filter(({ code }) => !known.has(code)).map(({ code }) => `\`${code}\` of the emulator`);
      return { status, codes: [...[...known].map((code) => `\`${code}\``), ...new Set(ours)] };
    });
}

function codesOf(shape: Shape, shapes: Shapes): string[] {
  const members = alternatives(shape, shapes).flatMap((each) => membersOf(each, shapes));
  const codes = members.flatMap(({ name, shape: inner }) => {
    if (name === "error") return codesOf(inner, shapes);
    return name === "code" ? alternatives(inner, shapes).flatMap(textOf) : [];
  });
  return [...new Set(codes)];
}

function textOf(shape: Shape): string[] {
  return shape.kind === "literal" && typeof shape.value === "string" ? [shape.value] : [];
}

import type { Operation } from "./contract.ts";
import { alternatives, resolve, type Shape, type Shapes } from "./shape.ts";

/** The statuses that an operation fails with, in order, and the codes that its errors say where the contract knows them. */
export function errorCodes({ errors }: Operation, shapes: Shapes): { status: number; codes: string[] }[] {
  return errors
    .map(({ status, shape }) => ({ status, codes: shape ? codesOf(shape, shapes) : [] }))
    .sort((a, b) => a.status - b.status);
}

/** The literals of `code`, in the body itself or in its `error`. */
function codesOf(shape: Shape, shapes: Shapes): string[] {
  const codes = alternatives(shape, shapes).flatMap((each) => {
    const target = resolve(each, shapes);
    if (target.kind !== "object") return [];
    return target.members.flatMap(({ name, shape: inner }) => {
      if (name === "error") return codesOf(inner, shapes);
      return name === "code" ? alternatives(inner, shapes).flatMap(textOf) : [];
    });
  });
  return [...new Set(codes)];
}

function textOf(shape: Shape): string[] {
  return shape.kind === "literal" && typeof shape.value === "string" ? [shape.value] : [];
}

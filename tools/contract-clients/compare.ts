import type { Operation } from "../../generator/src/model/contract.ts";
import { alternatives, ofKind, type Shape, type Shapes } from "../../generator/src/model/shape.ts";
import type { ClientCall } from "./calls.ts";

/** The operations that a request may be for: none where the path is unknown. */
export type Find = (method: string, path: string) => readonly Operation[];

/** A reason not to have what clients call, send or read, with the lines that it is for. */
export interface Refused {
  readonly reason: string;
  readonly lines: readonly string[];
}

/** Lines of what the contract lacks: a route that it does not know, a member that is sent, a member that is read of an answer. */
export function missingIn(calls: readonly ClientCall[], find: Find, shapes: Shapes): Set<string> {
  const lines = calls.flatMap(({ route, bodyMembers, answerMembers }) => {
    const [method = "", path = ""] = route.split(" ");
    const operations = find(method, path);
    if (operations.length === 0) return [route];
    // An operation without answers is known by its name alone.
    if (operations.every(({ answers }) => answers.length === 0)) return [];
    const name = operations.map((operation) => operation.name).join(" or ");
    const bodies = operations.flatMap(({ body }) => (body ? [body.shape] : []));
    const answers = operations.flatMap((operation) => operation.answers.flatMap(({ shape }) => (shape ? [shape] : [])));
    return [
      ...[...bodyMembers].flatMap((each) =>
        missingMember(bodies, each, shapes).map((member) => `${name} is sent ${member}`),
      ),
      ...[...answerMembers].flatMap((each) =>
        missingMember(answers, each.replace(/^\./, ""), shapes).map((member) => `${name} answers ${member}`),
      ),
    ];
  });
  return new Set(lines);
}

/** The part of a path that no shape has, if any; of values of unknown shape everything is known. */
function missingMember(shapes: readonly Shape[], path: string, names: Shapes): string[] {
  let current = shapes;
  for (const [index, part] of path.split(/\.|(?=\[\])/).entries()) {
    const all = current.flatMap((shape) => alternatives(shape, names));
    const objects = ofKind("object", all, names);
    if (part === "[]") current = ofKind("array", all, names).map(({ items }) => items);
    else if (
      objects.length === 0 ||
      ofKind("unknown", all, names).length > 0 ||
      (index === 0 && part in Response.prototype)
    )
      return [];
    else {
      current = objects.flatMap(({ members, rest }) => {
        const shape = members.find((member) => member.name === part)?.shape ?? rest;
        return shape ? [shape] : [];
      });
      if (current.length === 0)
        return [
          path
            .split(/\.|(?=\[\])/)
            .slice(0, index + 1)
            .join(".")
            .replaceAll(".[]", "[]"),
        ];
    }
  }
  return [];
}

/** Lines that no reason is for, and those of reasons that nothing is found for any more. */
export function judge(missing: ReadonlySet<string>, refused: readonly Refused[]): { open: string[]; idle: string[] } {
  const listed = new Set(refused.flatMap(({ lines }) => lines));
  return {
    open: [...missing].filter((line) => !listed.has(line)).sort(),
    idle: [...listed].filter((line) => !missing.has(line)).sort(),
  };
}

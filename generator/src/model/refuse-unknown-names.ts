import { formatDiagnostic, type Operation as TypeSpecOperation } from "@typespec/compiler";
import { type Operation, outputAlternatives } from "./contract.ts";
import { alternatives, resolve, type Shape, type Shapes } from "./shape.ts";

/** Refuses decorators that name a parameter or a member which the operation has not: the function would silently lack a fact. */
export function refuseUnknownNames(declared: TypeSpecOperation, operation: Operation, shapes: Shapes): void {
  const { paging, resume, parameters } = operation;
  const answers = outputAlternatives(operation);
  const refuse = (decorator: string, what: string): never => {
    const message = `${decorator} of ${operation.name} names ${what}.`;
    const target = declared.decorators.find(({ definition }) => definition?.name === decorator)?.node ?? declared;
    throw new Error(formatDiagnostic({ code: "slipway-unknown-name", severity: "error", message, target }));
  };
  if (paging?.by === "last" && paging.next !== undefined) {
    const items = at(answers, paging.items, shapes).flatMap((list) => (list.kind === "array" ? [list.items] : []));
    if (at(items, paging.next, shapes).length === 0) refuse("@nextFromLast", `${paging.next}: no item has it`);
  }
  if (paging?.by === "page" && paging.next !== undefined && at(answers, paging.next, shapes).length === 0) {
    refuse("@pageCount", `${paging.next}: no answer has it`);
  }
  if (!resume) return;
  if (parameters.every(({ member }) => member.name !== resume.send)) {
    refuse("@resumable", `${resume.send}: no parameter has that name`);
  }
  for (const name of [resume.from, resume.id]) {
    if (name !== undefined && at(answers, name, shapes).length === 0) {
      refuse("@resumable", `${name}: no record of the stream has it`);
    }
  }
}

/** What stands at a dotted path in any of these shapes. */
function at(shapes: readonly Shape[], path: string, named: Shapes): Shape[] {
  const found = path.split(".").reduce<readonly Shape[]>((holders, name) => {
    const objects = holders.flatMap((holder) => alternatives(holder, named).map((each) => resolve(each, named)));
    return objects.flatMap((object) =>
      object.kind === "object" ? object.members.flatMap((member) => (member.name === name ? [member.shape] : [])) : [],
    );
  }, shapes);
  return found.flatMap((shape) => alternatives(shape, named).map((each) => resolve(each, named)));
}

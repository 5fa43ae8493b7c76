import { formatDiagnostic, type Model, type Operation as TypeSpecOperation } from "@typespec/compiler";
import { inputMembers, type Operation, outputAlternatives } from "./contract.ts";
import { alternatives, resolve, type Shape, type Shapes } from "./shape.ts";

/** Refuses decorators that name an absent parameter or member: the function would silently lack a feature. */
export function refuseUnknownNames(declared: TypeSpecOperation, operation: Operation, shapes: Shapes): void {
  const { paging, resume, columns, body, destructiveWhen } = operation;
  const answers = outputAlternatives(operation);
  const refuse = (decorator: string, what: string): never => refuseName(declared, decorator, what);
  if (columns)
    refuseUnknownColumns(declared, columns, paging ? at(answers, `${paging.items}.*`, shapes) : answers, shapes);
  if (paging?.by === "last" && paging.next !== undefined) {
    const items = at(answers, paging.items, shapes).flatMap((list) => (list.kind === "array" ? [list.items] : []));
    if (at(items, paging.next, shapes).length === 0) refuse("@nextFromLast", `${paging.next}: no item has it`);
  }
  if (paging?.by === "page" && paging.next !== undefined && at(answers, paging.next, shapes).length === 0) {
    refuse("@pageCount", `${paging.next}: no answer has it`);
  }
  const inputs: Shape[] = [{ kind: "object", members: inputMembers(operation) }, ...(body ? [body.shape] : [])];
  for (const path of Object.keys(destructiveWhen ?? {}))
    if (at(inputs, path, shapes).length === 0) refuse("@destructive", `${path}: its input has no such member`);
  const { kind } = operation;
  for (const decorator of kind === "list" ? [] : ["@nextFromLast", "@pageCount"]) {
    if (declared.decorators.some(({ definition }) => definition?.name === decorator))
      refuse(decorator, "a list, and it is none");
  }
  if (resume) refuseUnknownResumption(operation, resume, answers, shapes, refuse);
}

function refuseUnknownResumption(
  { kind, parameters }: Operation,
  resume: NonNullable<Operation["resume"]>,
  answers: Shape[],
  shapes: Shapes,
  refuse: (decorator: string, what: string) => never,
): void {
  if (kind !== "stream") refuse("@resumable", "a stream, and it is none");
  if (parameters.every(({ member }) => member.name !== resume.send)) {
    refuse("@resumable", `${resume.send}: no parameter has that name`);
  }
  for (const name of [resume.from, resume.id]) {
    if (name !== undefined && at(answers, name, shapes).length === 0) {
      refuse("@resumable", `${name}: no record of the stream has it`);
    }
  }
}

/** Limit of a table's columns: a terminal's line has no room for more. */
const maxColumns = 5;

export function refuseUnknownColumns(
  declared: TypeSpecOperation | Model,
  columns: readonly string[],
  rows: readonly Shape[],
  shapes: Shapes,
): void {
  if (columns.length === 0 || columns.length > maxColumns) {
    refuseName(declared, "@columns", `${columns.length} columns: a table has one to ${maxColumns}`);
  }
  for (const [index, path] of columns.entries()) {
    const cells = at(rows, path, shapes);
    if (cells.length === 0) refuseName(declared, "@columns", `${path}: no row has it`);
    if (columns.indexOf(path) !== index) refuseName(declared, "@columns", `${path} twice`);
    if (cells.every(({ kind }) => kind === "object"))
      refuseName(declared, "@columns", `${path}: an object fits no column`);
    if (isSecret(rows, path, shapes)) refuseName(declared, "@columns", `${path}: a credential is in no table`);
  }
}

function isSecret(rows: readonly Shape[], path: string, shapes: Shapes): boolean {
  const steps = path.split(".");
  const name = steps.pop();
  const holders =
    steps.length > 0 ? at(rows, steps.join("."), shapes) : rows.flatMap((row) => alternatives(row, shapes));
  return holders
    .map((holder) => resolve(holder, shapes))
    .some((each) => each.kind === "object" && each.members.some((member) => member.name === name && member.secret));
}

function refuseName(declared: TypeSpecOperation | Model, decorator: string, what: string): never {
  const message = `${decorator} of ${declared.name} names ${what}.`;
  const target = declared.decorators.find(({ definition }) => definition?.name === decorator)?.node ?? declared;
  throw new Error(formatDiagnostic({ code: "slipway-unknown-name", severity: "error", message, target }));
}

/** The shapes at a dotted path of any of these shapes; `*` is a list's element or a record's value. */
function at(shapes: readonly Shape[], path: string, namedShapes: Shapes): Shape[] {
  const reached = path.split(".").reduce<readonly Shape[]>((holders, name) => {
    const variants = holders.flatMap((holder) =>
      alternatives(holder, namedShapes).map((each) => resolve(each, namedShapes)),
    );
    return variants.flatMap((each) => {
      if (each.kind === "array") return name === "*" ? [each.items] : [];
      if (each.kind === "object" && name === "*" && each.rest) return [each.rest];
      return each.kind === "object"
        ? each.members.flatMap((member) => (member.name === name ? [member.shape] : []))
        : [];
    });
  }, shapes);
  return reached.flatMap((shape) => alternatives(shape, namedShapes).map((each) => resolve(each, namedShapes)));
}

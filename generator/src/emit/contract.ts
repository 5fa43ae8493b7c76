import type { ErrorAnswer, Operation, Parameter } from "../model/contract.ts";
import { type ResolvedGroup, secretPaths } from "../model/resolve-group.ts";
import { alternatives, pascal, type Shapes } from "../model/shape.ts";
import { answerSchema } from "./schemas.ts";
import { banner, laidOut } from "./text.ts";

export function emitContract(group: ResolvedGroup): string {
  const operations = group.operations.map((operation) => {
    const { name } = operation;
    const data = laidOut(operationData(operation, group), "    ", 2 * name.length + 20);
    return `    ${name}: ${data.replace("{", `{ ...operations.${name},`)},\n`;
  });
  // An operation without an answer is only known by its name: nothing carries it out.
  const pairs = group.operations
    .filter(({ answers }) => answers.length > 0)
    .map(({ name }) => `  ${name}: { input: types.${pascal(name)}Input; output: types.${pascal(name)}Output };\n`);
  return `${banner}import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
${pairs.length > 0 ? 'import type * as types from "./types.ts";\n' : ""}
/** What each operation takes and gives. */
export interface Operations {
${pairs.join("")}}

/** ${group.summary} */
export const contract: GroupContract = {
  group: ${JSON.stringify(group.name)},
  operations: {
${operations.join("")}  },
};
`;
}

function operationData(operation: Operation, group: ResolvedGroup): object {
  const { body, destructive, destructiveWhen, spends, revealsOnce } = operation;
  const secrets = secretPaths(operation, group);
  const schema = answerSchema(operation.name, group)?.name;
  return {
    published: operation.published === operation.route ? undefined : (operation.published ?? false),
    id: operation.id,
    summary: operation.summary,
    kind: operation.kind,
    parameters: operation.parameters.map((parameter) => parameterData(parameter, group.shapes)),
    input: `${pascal(operation.name)}Input`,
    requestBody: body && {
      contentType: body.contentType,
      contentTypes: body.contentTypes.length > 1 ? body.contentTypes : undefined,
      required: body.required,
    },
    answers: Object.fromEntries(
      operation.answers.map(({ status, contentTypes: [contentType], shape }) => [
        status,
        shape ? { contentType, schema: shape.kind === "bytes" ? undefined : schema } : {},
      ]),
    ),
    // Numbers as keys stand in their order.
    errors: Object.fromEntries(operation.errors.map((error) => [error.status, errorData(operation, error)])),
    destructive,
    destructiveWhen,
    spends,
    revealsOnce,
    secrets: secrets.length > 0 ? secrets : undefined,
  };
}

/** The schema of an error's body; an answer to HEAD has no body. */
function errorData({ name, kind }: Operation, { status, shape }: ErrorAnswer): object {
  if (!shape || kind === "probe") return {};
  if (shape.kind !== "ref") throw new Error(`${name}: the body of ${status} needs a name.`);
  return { schema: shape.name };
}

function parameterData({ in: place, wire, member }: Parameter, shapes: Shapes): object {
  const all = alternatives(member.shape, shapes);
  const single = all.flatMap((each) => (each.kind === "array" ? alternatives(each.items, shapes) : [each]));
  const types = new Set(single.map((each) => (each.kind === "literal" ? typeof each.value : each.kind)));
  const [type] = types;
  const simple = type === "string" || type === "number" || type === "boolean" || type === "object";
  return {
    name: wire,
    in: place,
    input: member.name === wire ? undefined : member.name,
    required: !member.optional || undefined,
    type: simple && types.size === 1 ? type : "mixed",
    array: all.some((each) => each.kind === "array") || undefined,
  };
}

import { getDoc, type Model, type Namespace, type Program, type Type } from "@typespec/compiler";
import type { Span } from "./edits.ts";
import { spanOf } from "./locate.ts";

/** What a rule wrote for want of a better word, and that stands until a person finds one. */
export interface Placeholder {
  readonly what: string;
  readonly span: Span;
}

/** What a rule calls an operation in words: the route. */
export function placeholderDoc(route: string): string {
  return `Calls \`${route}\`.`;
}

/** The doc of a member of an answer that could be a credential: until somebody marks it `@secret` or says what it is. */
export const maybeSecretDoc = "Could be a credential: nobody has looked yet.";

/** What in a contract nobody has named or described yet: a run that was cut, or an earlier one, may have left it. */
export function placeholdersOf(program: Program): Placeholder[] {
  const service = program.getGlobalNamespaceType().namespaces.get("Slipway");
  return service ? within(program, service) : [];
}

function within(program: Program, namespace: Namespace): Placeholder[] {
  const { models, unions, scalars, operations, namespaces } = namespace;
  const shapes = [...models.values(), ...unions.values(), ...scalars.values()].filter((shape) => !isTemplate(shape));
  const unnamed = shapes.filter((shape) => getDoc(program, shape) === undefined);
  return [
    ...unnamed.flatMap((shape) => at(shape, `the name and the doc of ${shape.name}`)),
    ...[...models.values()].flatMap((model) => possibleSecrets(program, model)),
    ...[...operations.values()].flatMap((operation) => {
      const isMade = /^Calls `[A-Z]+ \/[^`]*`\.$/.test(getDoc(program, operation) ?? "");
      return isMade ? at(operation, toNameOf(operation.name)) : [];
    }),
    ...[...namespaces.values()].flatMap((each) => within(program, each)),
  ];
}

/** The compiler keeps the doc of what is made from a template, not of the template. */
function isTemplate({ node }: Type): boolean {
  return node !== undefined && "templateParameters" in node && node.templateParameters.length > 0;
}

function possibleSecrets(program: Program, model: Model): Placeholder[] {
  return [...model.properties.values()].flatMap((member) =>
    getDoc(program, member) === maybeSecretDoc ? at(member, `@secret? ${model.name}.${member.name}`) : [],
  );
}

/** What a person finds for an operation that a rule wrote. */
export function toNameOf(operation: string): string {
  return `the name and the doc of ${operation}, the docs of what it takes, and whether it is a list, is safe, spends or acts without the client's team`;
}

function at(type: Type, what: string): Placeholder[] {
  // Where the name stands: the doc and the decorators are above it.
  const { node } = type;
  const span = node && spanOf("id" in node ? node.id : node);
  return span ? [{ what, span }] : [];
}

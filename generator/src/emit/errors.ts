import { typedErrors } from "../model/contract.ts";
import type { ResolvedGroup } from "../model/resolve-group.ts";
import { pascal } from "../model/shape.ts";
import { banner } from "./text.ts";

export function emitErrors(group: ResolvedGroup): string | undefined {
  const operations = group.operations.filter((operation) => typedErrors(operation).length > 0);
  if (operations.length === 0) return undefined;
  const types = operations.map(({ name }) => `${pascal(name)}Error`).sort();
  const members = operations.map(({ name }) => `  ${name}: ${pascal(name)}Error;\n`);
  const statusRows = operations.map((operation) => {
    const statuses = typedErrors(operation).flatMap((each) => each.statuses);
    return `  ${operation.name}: [${JSON.stringify(operation.route)}, ${statuses.join(", ")}],\n`;
  });
  return `${banner}import { type ApiError, isApiError } from "@slipway/core/call";
import type {
${types.map((name) => `  ${name},\n`).join("")}} from "./types.ts";

/** What is known of the errors of each operation: the status, and the body that comes with it. */
export interface OperationErrors {
${members.join("")}}

// The route, and the statuses whose body is known.
const known: Readonly<Record<keyof OperationErrors, readonly [route: string, ...statuses: number[]]>> = {
${statusRows.join("")}};

/**
 * Tells whether a caught value is an error of an operation whose body is known, and narrows to it.
 *
 * @example
 * if (isErrorOf("${operations[0]?.name}", error)) console.log(error.status, error.body);
 */
export function isErrorOf<Name extends keyof OperationErrors>(
  operation: Name,
  error: unknown,
): error is ApiError & OperationErrors[Name] {
  const [route, ...statuses] = known[operation];
  if (!isApiError(error) || error.route !== route || !statuses.includes(error.status)) return false;
  // A proxy may answer with a page of its own, and to HEAD nothing is answered.
  return Object(error.body) === error.body || route.startsWith("HEAD ");
}
`;
}

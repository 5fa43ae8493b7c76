import { type GenericSchema, safeParse } from "valibot";
import { problemOf } from "./validate.ts";

/**
 * What is wrong with something that the emulator's user wrote, with the member's path below `name`; `undefined` for what fits.
 *
 * @param what it is, such as `a fault`: of what is unknown it is said that this has no such member
 */
export function problemIn(schema: GenericSchema, value: unknown, what: string, name?: string): string | undefined {
  const { issues } = safeParse(schema, value, { abortEarly: true });
  const [issue] = issues ?? [];
  if (!issue) return undefined;
  const isStranger = issue.type === "strict_object" && issue.expected === "never";
  if (!isStranger) return problemOf(schema, value, name);
  const path = [name, ...(issue.path ?? []).map(({ key }) => String(key))].filter((part) => part !== undefined);
  return `\`${path.join(".")}\`: ${what} has no such member`;
}

import * as v from "valibot";
import type { SeedData } from "./seed.ts";

const Text = v.pipe(v.string(), v.minLength(1));

const Seed = v.strictObject({
  users: v.optional(
    v.array(
      v.strictObject({
        id: v.optional(Text),
        username: Text,
        email: v.optional(Text),
        name: v.optional(v.string()),
        token: v.optional(Text),
      }),
    ),
  ),
  teams: v.optional(
    v.array(
      v.strictObject({
        id: v.optional(Text),
        slug: Text,
        name: v.optional(v.string()),
        members: v.optional(v.array(v.strictObject({ username: Text, role: Text }))),
        microfrontendsGroups: v.optional(v.array(v.strictObject({ id: v.optional(Text), name: Text }))),
      }),
    ),
  ),
  projects: v.optional(v.array(v.strictObject({ name: Text, team: v.optional(Text), framework: v.optional(Text) }))),
});

/** Takes what a seed file holds. Throws an error that names the member that is wrong or unknown. */
export function readSeedData(value: unknown): SeedData {
  const result = v.safeParse(Seed, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${v.getDotPath(issue) ?? "the whole"}: ${issue.message}`);
}

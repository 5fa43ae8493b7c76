import * as v from "valibot";
import { teamRoles } from "../domain/accounts/access/roles.ts";
import { emailPattern, slugPattern } from "../domain/accounts/name-forms.ts";
import { cacheStatuses, plans } from "../domain/accounts/tables.ts";
import { recordTypes } from "../domain/world/world.ts";
import { problemIn } from "../engine/problem-in.ts";
import type { SeedData } from "../index.ts";
import { frameworks } from "./frameworks.ts";

const Text = v.pipe(v.string(), v.minLength(1));
const accountForm = 'has to have up to 48 lowercase letters, digits and "-", and none of those at an end';
const AccountName = v.pipe(v.string(), v.regex(slugPattern, accountForm));
const Email = v.pipe(v.string(), v.regex(emailPattern, "has to be an email address"));

/** What a seed may hold: what operations would take. Whose token is none is told where it is given to its user. */
export const SeedSchema: v.GenericSchema<SeedData> = v.strictObject({
  users: v.exactOptional(
    v.array(
      v.strictObject({
        id: v.exactOptional(Text),
        username: AccountName,
        email: v.exactOptional(Email),
        name: v.exactOptional(v.string()),
        account: v.exactOptional(v.picklist(["northstar", "hobby"])),
        token: v.exactOptional(v.string()),
        tokens: v.exactOptional(
          v.array(
            v.strictObject({
              token: v.string(),
              expiresAt: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
              team: v.exactOptional(Text),
            }),
          ),
        ),
      }),
    ),
  ),
  teams: v.exactOptional(
    v.array(
      v.strictObject({
        id: v.exactOptional(Text),
        slug: AccountName,
        name: v.exactOptional(v.pipe(v.string(), v.maxLength(256))),
        members: v.exactOptional(v.array(v.strictObject({ username: Text, role: v.picklist(teamRoles) }))),
        microfrontendsGroups: v.exactOptional(v.array(v.strictObject({ id: v.exactOptional(Text), name: Text }))),
      }),
    ),
  ),
  world: v.exactOptional(
    v.strictObject({
      records: v.exactOptional(
        v.array(v.strictObject({ name: Text, type: v.picklist(recordTypes), values: v.array(v.string()) })),
      ),
      plans: v.exactOptional(v.array(v.strictObject({ team: Text, plan: v.picklist(plans) }))),
      caches: v.exactOptional(v.array(v.strictObject({ team: Text, status: v.picklist(cacheStatuses) }))),
      ssoCodes: v.exactOptional(
        v.array(
          v.strictObject({
            code: Text,
            clientId: Text,
            clientSecret: Text,
            user: Text,
            team: v.exactOptional(Text),
            installationId: v.exactOptional(Text),
          }),
        ),
      ),
    }),
  ),
  projects: v.exactOptional(
    v.array(
      v.strictObject({
        id: v.exactOptional(Text),
        name: Text,
        team: v.exactOptional(Text),
        framework: v.exactOptional(v.picklist(frameworks)),
      }),
    ),
  ),
});

/** Throws for what is no seed; the error names the member that is wrong or unknown. */
export function judgeSeed(value: unknown, prefix = "seed: "): asserts value is SeedData {
  const problem = problemIn(SeedSchema, value, "a seed");
  if (problem !== undefined) throw new Error(prefix + problem);
}

/** Takes what a seed file holds. Throws as `judgeSeed` does. */
export function readSeedData(value: unknown): SeedData {
  judgeSeed(value, "");
  return value;
}

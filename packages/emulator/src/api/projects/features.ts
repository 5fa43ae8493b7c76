import type { Operations } from "@slipway/projects/contract";
import type { Context } from "../../domain/accounts/context.ts";
import { recordEvent, subjectOf } from "../../domain/events/record-event.ts";
import { eventTypes } from "../../domain/projects/event-types.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import { changeMicrofrontends } from "../../domain/projects/microfrontends.ts";
import { type Project, type ProjectRow, projectTable } from "../../domain/projects/tables.ts";
import { presentProject } from "../../domain/sites/present-project.ts";
import { atMost } from "../../engine/http/at-most.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { badRequest, invalid, notFound, refuse } from "../../engine/platform-error.ts";
import { type SomeHandlers, waits } from "../../pipeline/handler.ts";
import { newId } from "../../store/ids.ts";

type Bypasses = NonNullable<Project["protectionBypass"]>;
export const featureHandlers: SomeHandlers<
  Operations,
  "updateProjectProtectionBypass" | "uploadProjectAvatar" | "updateProjectMicrofrontends"
> = {
  updateProjectProtectionBypass({ idOrName, ...wish }, context) {
    const project = findProject(context, idOrName);
    const protectionBypass = changedBypasses(context, project.settings.protectionBypass ?? {}, wish);
    change(context, project, { protectionBypass }, "project-automation-bypass");
    return { protectionBypass };
  },

  uploadProjectAvatar: waits(async ({ idOrName }, waiting) => {
    findProject(waiting, idOrName);
    const arrived = await waiting.blobs.receive(readImage(waiting.bytes));
    try {
      return waiting.attempt((context) => {
        const project = findProject(context, idOrName);
        context.blobs.keep(arrived);
        return presentProject(context, change(context, project, { avatar: arrived.sha }, "project-avatar-update"));
      });
    } finally {
      waiting.blobs.discard(arrived);
    }
  }),

  updateProjectMicrofrontends({ projectId, ...wish }, context) {
    return presentProject(context, changeMicrofrontends(context, findProject(context, projectId), wish));
  },
};

function changedBypasses(
  { clock, scope }: Context,
  before: Bypasses,
  { generate, revoke, update }: Omit<Operations["updateProjectProtectionBypass"]["input"], "idOrName">,
): Bypasses {
  // By own members: a secret may be called as something that every object has.
  const after = new Map(Object.entries(before));
  const automated = () => [...after.values()].filter((entry) => entry.scope === "automation-bypass");
  const add = (secret: string, note: string | undefined, isEnvVar = automated().length === 0) => {
    if (after.has(secret)) throw refuse("bypass_exists");
    const createdAt = clock.now();
    after.set(
      secret,
      omitUndefined({ scope: "automation-bypass" as const, createdAt, createdBy: scope.user.id, note, isEnvVar }),
    );
  };
  if (revoke) {
    const revoked = after.get(revoke.secret);
    if (!after.delete(revoke.secret)) throw notFound("Protection bypass");
    if (revoke.regenerate) add(newId("", 32), undefined, revoked?.scope === "automation-bypass" && revoked.isEnvVar);
  }
  if (update) {
    const bypass = after.get(update.secret);
    if (bypass?.scope !== "automation-bypass") throw notFound("Protection bypass");
    if (update.isEnvVar === false && bypass.isEnvVar && automated().length === 1)
      throw badRequest("The only protection bypass of a project is the one of its environment variable");
    for (const [secret, other] of update.isEnvVar ? after : []) {
      // One of them is the variable's.
      if (other.scope === "automation-bypass") after.set(secret, { ...other, isEnvVar: false });
    }
    after.set(update.secret, { ...bypass, ...omitUndefined({ note: update.note, isEnvVar: update.isEnvVar }) });
  }
  if (generate || (!revoke && !update)) add(generate?.secret ?? newId("", 32), generate?.note);
  return Object.fromEntries(after);
}

function change(
  context: Context,
  project: ProjectRow,
  settings: Partial<Project>,
  event: "project-automation-bypass" | "project-avatar-update",
): ProjectRow {
  recordEvent(context, eventTypes[event], {
    text: `${context.scope.user.username} changed ${project.name}`,
    ...subjectOf(projectTable, project),
  });
  return context.rows(projectTable).change(project.id, {
    settings: { ...project.settings, ...settings },
  });
}

const limit = 5 * 1024 * 1024;

const beginnings: readonly string[] = ["\x89PNG\r\n\x1a\n", "\xff\xd8\xff", "GIF8", "RIFF", "<?xml", "<svg"];

/** Hands an image's bytes on. Throws 400 for none, 413 for more than 5 MiB, 415 for what is no image. */
async function* readImage(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let beginning = "";
  for await (const piece of atMost(source, limit, "The avatar", "5 MiB")) {
    if (beginning.length < 16) beginning += Buffer.from(piece.subarray(0, 64)).toString("latin1");
    yield piece;
  }
  if (beginning === "") throw invalid("the body has no bytes");
  if (!beginnings.some((start) => beginning.startsWith(start))) throw refuse("avatar_form");
}

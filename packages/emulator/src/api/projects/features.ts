import type { Operations } from "@slipway/projects/contract";
import type { Context } from "../../domain/accounts/scope.ts";
import { changeSettings, eventTypes } from "../../domain/projects/event-types.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import { changeMicrofrontends } from "../../domain/projects/microfrontends.ts";
import type { Project } from "../../domain/projects/tables.ts";
import { presentProject } from "../../domain/sites/present-project.ts";
import { atMost } from "../../engine/http/whole.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { badRequest, invalid, notFound, refuse, requireFound } from "../../engine/platform-error.ts";
import { type SomeHandlers, waits } from "../../pipeline/handler.ts";
import { onProject, onProjectById } from "../../pipeline/resource.ts";
import { newId } from "../../store/ids.ts";

type Bypasses = NonNullable<Project["protectionBypass"]>;

export const featureHandlers: SomeHandlers<
  Operations,
  "updateProjectProtectionBypass" | "uploadProjectAvatar" | "updateProjectMicrofrontends"
> = {
  updateProjectProtectionBypass: onProject((project, input, context) => {
    const protectionBypass = changedBypasses(context, project.settings.protectionBypass ?? {}, input);
    const eventType = eventTypes["project-automation-bypass"];
    changeSettings(context, project, { protectionBypass }, eventType, `changed ${project.name}`);
    return { protectionBypass };
  }),

  uploadProjectAvatar: waits(async ({ idOrName }, waiting) => {
    findProject(waiting, idOrName);
    const arrived = await waiting.blobs.receive(readImage(waiting.bytes));
    try {
      return waiting.transact((context) => {
        const project = findProject(context, idOrName);
        context.blobs.keep(arrived);
        const [settings, eventType] = [{ avatar: arrived.sha }, eventTypes["project-avatar-update"]];
        return presentProject(
          context,
          changeSettings(context, project, settings, eventType, `changed ${project.name}`),
        );
      });
    } finally {
      waiting.blobs.discard(arrived);
    }
  }),

  updateProjectMicrofrontends: onProjectById((project, { projectId: _, ...input }, context) =>
    presentProject(context, changeMicrofrontends(context, project, input)),
  ),
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
    requireFound(after.delete(revoke.secret), "Protection bypass");
    if (revoke.regenerate) add(newId("", 32), undefined, revoked?.scope === "automation-bypass" && revoked.isEnvVar);
  }
  if (update) {
    const bypass = after.get(update.secret);
    if (bypass?.scope !== "automation-bypass") throw notFound("Protection bypass");
    if (update.isEnvVar === false && bypass.isEnvVar && automated().length === 1)
      throw badRequest("The only protection bypass of a project is the one of its environment variable");
    for (const [secret, other] of update.isEnvVar ? after : []) {
      // The environment variable holds one bypass.
      if (other.scope === "automation-bypass") after.set(secret, { ...other, isEnvVar: false });
    }
    after.set(update.secret, { ...bypass, ...omitUndefined({ note: update.note, isEnvVar: update.isEnvVar }) });
  }
  if (generate || (!revoke && !update)) add(generate?.secret ?? newId("", 32), generate?.note);
  return Object.fromEntries(after);
}

const maxAvatarBytes = 5 * 1024 * 1024;

const beginnings: readonly string[] = ["\x89PNG\r\n\x1a\n", "\xff\xd8\xff", "GIF8", "RIFF", "<?xml", "<svg"];

/** Hands an image's bytes on. Throws 400 for none, 413 for more than 5 MiB, 415 for what is not an image. */
async function* readImage(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let beginning = "";
  for await (const piece of atMost(source, maxAvatarBytes, "The avatar", "5 MiB")) {
    if (beginning.length < 16) beginning += Buffer.from(piece.subarray(0, 64)).toString("latin1");
    yield piece;
  }
  if (beginning === "") throw invalid("the body has no bytes");
  if (!beginnings.some((start) => beginning.startsWith(start))) throw refuse("avatar_form");
}

import { InputError } from "@slipway/core/call";
import { quoteText } from "@slipway/core/internal";
import type { CreateDeploymentInput } from "../generated/types.ts";

export type Environment = Pick<CreateDeploymentInput, "target" | "customEnvironmentSlugOrId">;

/** Normalizes the environment for the platform: a preview without a target, else its own targets or a custom environment, never both. */
export function environmentOf({ target, customEnvironmentSlugOrId }: Environment): Environment {
  if (target === undefined || target === "preview") return { target: undefined, customEnvironmentSlugOrId };
  if (customEnvironmentSlugOrId !== undefined && customEnvironmentSlugOrId !== target) {
    const both = `\`target\` names the environment ${quoteText(target)}, and \`customEnvironmentSlugOrId\` ${quoteText(customEnvironmentSlugOrId)}`;
    throw new InputError(`${both}. Name one.`, { parameter: "target" });
  }
  const isOwn = target === "production" || target === "staging";
  return isOwn
    ? { target, customEnvironmentSlugOrId: undefined }
    : { target: undefined, customEnvironmentSlugOrId: target };
}

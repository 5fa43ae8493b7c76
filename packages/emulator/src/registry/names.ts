import { digestInvalid, nameUnknown, RegistryError } from "./errors.ts";

// The grammars of the distribution specification.
const component = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*$/;
const tag = /^[a-zA-Z0-9_][a-zA-Z0-9._-]{0,127}$/;
const digest = /^(?:sha256:[0-9a-f]{64}|sha512:[0-9a-f]{128})$/;
const longestName = 255;

/** The parts of a repository's name. */
export interface RepositoryName {
  /** The team's slug, or the username of a personal account. */
  readonly account: string;
  readonly project: string;
  readonly repository: string;
}

/**
 * Takes `team/project/repository` apart. Throws 400 NAME_INVALID for what no registry takes as a name, and 404
 * NAME_UNKNOWN for a name of fewer or more parts: nothing can be there.
 */
export function parseName(name: string): RepositoryName {
  const parts = name.split("/");
  if (name.length > longestName || !parts.every((part) => component.test(part))) {
    const rule = "lowercase letters and digits, with single . _ or any number of - between them, and / between parts";
    throw new RegistryError(400, "NAME_INVALID", `"${name}" is no repository name: ${rule}`, { detail: { name } });
  }
  const [account, project, repository, ...more] = parts;
  if (!account || !project || !repository || more.length > 0) {
    throw nameUnknown(name, "names here have three parts, team/project/repository");
  }
  return { account, project, repository };
}

/** Whether the text may be one part of a name. */
export function isNamePart(text: string): boolean {
  return component.test(text) && text.length <= longestName;
}

/** Whether the text is a digest that this registry can compute. */
export function isDigest(text: string): boolean {
  return digest.test(text);
}

/** Throws 400 DIGEST_INVALID for what is no digest. */
export function checkDigest(text: string): void {
  if (isDigest(text)) return;
  const forms = "sha256: and 64 lowercase hexadecimal digits, or sha512: and 128";
  throw digestInvalid(`"${text}" is no digest: it should be ${forms}`, { digest: text });
}

/** Whether the text may be a tag. */
export function isTag(text: string): boolean {
  return tag.test(text);
}

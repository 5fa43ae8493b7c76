import { checkName, isDigest, isDigestAlgorithm, isTag } from "@slipway/registry/content";
import { digestInvalid, manifestInvalid, nameUnknown, RegistryError } from "./errors.ts";

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
  if (!isName(name)) {
    const rule = "lowercase letters and digits, with single . _ or any number of - between them, and / between parts";
    throw new RegistryError(400, "NAME_INVALID", `"${name}" is no repository name: ${rule}`, { detail: { name } });
  }
  const [account, project, repository, ...more] = name.split("/");
  if (!account || !project || !repository || more.length > 0) {
    throw nameUnknown(name, "names here have three parts, team/project/repository");
  }
  return { account, project, repository };
}

/** Whether the text is a digest that this registry can compute. */
export function isKnownDigest(text: string): boolean {
  return isDigest(text) && isDigestAlgorithm(text.slice(0, text.indexOf(":")));
}

/** Throws 400 DIGEST_INVALID for what is no digest. */
export function checkDigest(text: string): void {
  if (isKnownDigest(text)) return;
  const forms = "sha256: and 64 lowercase hexadecimal digits, or sha512: and 128";
  throw digestInvalid(`"${text}" is no digest: it should be ${forms}`, { digest: text });
}

/** Throws 400 DIGEST_INVALID for what this registry computes no digests with. */
export function checkAlgorithm(name: string | undefined): void {
  if (name === undefined || isDigestAlgorithm(name)) return;
  throw digestInvalid(`"${name}" is no algorithm of digests here: it should be sha256 or sha512`, { algorithm: name });
}

/** Whether a reference is to be a digest, which a tag cannot be mistaken for. */
export function namesDigest(reference: string): boolean {
  return reference.includes(":");
}

/** Throws 400 for what is neither a tag nor a digest. */
export function checkReference(reference: string): void {
  if (namesDigest(reference)) checkDigest(reference);
  else checkTag(reference);
}

/** Throws 400 MANIFEST_INVALID for what is no tag. */
export function checkTag(text: string): void {
  if (!isTag(text)) throw tagInvalid(text);
}

function tagInvalid(reference: string): RegistryError {
  const rule = "up to 128 letters, digits, _ . and -, of which . and - never come first";
  return manifestInvalid(`"${reference}" is no tag: ${rule}`, { reference });
}

/** Whether the text may be a repository's name. */
export function isName(text: string): boolean {
  try {
    checkName(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the text may be one part of a name. */
export function isNamePart(text: string): boolean {
  return isName(text) && !text.includes("/");
}

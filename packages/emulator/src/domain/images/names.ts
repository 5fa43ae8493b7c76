import { checkName, isDigest, isDigestAlgorithm, isTag } from "@slipway/registry/content";
import { digestInvalid, manifestInvalid, nameUnknown, RegistryError } from "./errors.ts";

export interface RepositoryName {
  /** A team's slug or a username. */
  readonly account: string;
  readonly project: string;
  readonly repository: string;
}

/** Splits `team/project/repository`. Throws 400 NAME_INVALID, and 404 NAME_UNKNOWN for another number of parts. */
export function parseName(name: string): RepositoryName {
  if (!isName(name)) {
    const rule = "lowercase letters and digits, with single . _ or any number of - between them, and / between parts";
    throw new RegistryError(400, "NAME_INVALID", `"${name}" is not a repository name: ${rule}`, { detail: { name } });
  }
  const [account, project, repository, ...more] = name.split("/");
  if (!account || !project || !repository || more.length > 0) {
    throw nameUnknown(name, "names here have three parts, team/project/repository");
  }
  return { account, project, repository };
}

export function isKnownDigest(text: string): boolean {
  return isDigest(text) && isDigestAlgorithm(text.slice(0, text.indexOf(":")));
}

export function checkDigest(text: string): void {
  if (isKnownDigest(text)) return;
  const forms = "sha256: and 64 lowercase hexadecimal digits, or sha512: and 128";
  throw digestInvalid(`"${text}" is not a digest: it should be ${forms}`, { digest: text });
}

export function checkAlgorithm(name: string | undefined): void {
  if (name === undefined || isDigestAlgorithm(name)) return;
  throw digestInvalid(`"${name}" is not an algorithm of digests here: it should be sha256 or sha512`, {
    algorithm: name,
  });
}

/** A colon is valid in digests only. */
export function namesDigest(reference: string): boolean {
  return reference.includes(":");
}

export function checkReference(reference: string): void {
  if (namesDigest(reference)) checkDigest(reference);
  else checkTag(reference);
}

export function checkTag(text: string): void {
  if (!isTag(text)) throw tagInvalid(text);
}

function tagInvalid(reference: string): RegistryError {
  const rule = "up to 128 letters, digits, _ . and -, of which . and - never come first";
  return manifestInvalid(`"${reference}" is not a tag: ${rule}`, { reference });
}

export function isName(text: string): boolean {
  try {
    checkName(text);
    return true;
  } catch {
    return false;
  }
}

export function isNamePart(text: string): boolean {
  return isName(text) && !text.includes("/");
}

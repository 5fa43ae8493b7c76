export function domainProblem(name: string): string | undefined {
  const isDomain =
    name.length <= maxLength && name.split(".").every((label) => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label));
  if (isDomain && !/(^|\.)\d+$/.test(name)) return undefined;
  return "has to be a domain name in lower case, such as sites.test, without scheme and port";
}

/** A host name has up to 253 characters, and a deployment's own label up to 63 of them. */
const maxLength = 253 - 64;

/** Normalizes a DNS name: lower case, without the trailing dot. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/\.$/, "");
}

export function namesAbove(name: string): string[] {
  const labels = name.split(".");
  return labels.map((_, index) => labels.slice(index).join("."));
}

export function isFullHostName(name: string): boolean {
  return name.length <= 253 && /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/.test(name);
}

/** Names of DNS records may begin with a wildcard and have underscores, which host names may not. */
export function isRecordName(name: string): boolean {
  const labels = name.split(".");
  const [first, ...rest] = labels;
  return (
    name.length <= 253 &&
    (first === "*" ? rest : labels).every((label) => /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label))
  );
}

export function isOrIsBelow(name: string, domain: string): boolean {
  return name === domain || name.endsWith(`.${domain}`);
}

/** The last two labels: the emulator has no list of public suffixes. */
export function apexOf(name: string): string {
  return name.split(".").slice(-2).join(".");
}

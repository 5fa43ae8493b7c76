/** What is wrong with the name of a domain, in words that follow its name; `undefined` where names below it can be formed. */
export function domainProblem(name: string): string | undefined {
  const isDomain =
    name.length <= longest && name.split(".").every((label) => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label));
  // Of numbers alone it would be an address.
  if (isDomain && !/(^|\.)\d+$/.test(name)) return undefined;
  return "has to be a domain name in lower case, such as sites.test, without scheme and port";
}

/** A host name has up to 253 characters, and a deployment's own label up to 63 of them. */
const longest = 253 - 64;

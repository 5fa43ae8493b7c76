/** Hosts that the platform's clients have hard-coded, with the path prefix that their API calls carry. */
const platformHosts: ReadonlyMap<string, string> = new Map([
  ["api.vercel.com", ""],
  ["api-frameworks.zeit.sh", ""],
  ["dcs.vercel-infra.com", ""],
  ["vercel.com", "/api"],
  ["edge-config.vercel.com", ""],
  ["global-config.vercel.com", ""],
  ["oidc.vercel.com", ""],
  ["vcr.vercel.com", ""],
]);

/** Hosts, or suffixes of hosts, that the emulator does not model yet, with what to do instead. */
const unmodelled: readonly (readonly [host: string, what: string])[] = [
  ["flags.vercel.com", "the host of feature flags, which are not modelled yet: give your program flags of its own"],
];

/** Describes a platform host that the emulator does not model; undefined for any other host. */
export function unmodelledHost(host: string): string | undefined {
  const name = host.toLowerCase().replace(/\.$/, "");
  return unmodelled.find(([each]) => name === each || name.endsWith(`.${each}`))?.[1];
}

/** Parent of sandbox port hosts. The platform's SDK hard-codes it, whatever the API answers. */
export const sandboxDomain = "vercel.run";

/** Parent of the hosts of blob stores. The platform's client has it hard-coded. */
export const blobDomain = "blob.vercel-storage.com";

export const knownHosts: readonly string[] = [
  ...platformHosts.keys(),
  ...unmodelled.map(([host]) => host),
  sandboxDomain,
  blobDomain,
];

export function isPlatformHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, "");
  return platformHosts.has(name) || [sandboxDomain, blobDomain].some((domain) => name.endsWith(`.${domain}`));
}

export const wholeHosts: readonly string[] = [...platformHosts].flatMap(([host, path]) => (path === "" ? [host] : []));

const api = "https://api.vercel.com";

export function platformUrl(url: URL): URL {
  const path = platformHosts.get(url.hostname);
  if (path === undefined) return url;
  if (path === "") return url.protocol === "https:" ? url : new URL(url.href.replace(/^http:/, "https:"));
  const isBelow = url.pathname === path || url.pathname.startsWith(`${path}/`);
  return isBelow ? new URL(`${api}${url.pathname.slice(path.length)}${url.search}`) : url;
}

/** The platform's hosts that its clients have in their code, each with the path below which the emulator answers for it. */
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

/** Hosts of the platform's that no emulator stands for yet, or names that theirs end with: what is there, and what to do instead. */
const notYet: readonly (readonly [host: string, what: string])[] = [
  ["flags.vercel.com", "the host of feature flags, which are not modelled yet: give your program flags of its own"],
  [
    "blob.vercel-storage.com",
    "a host of blob stores, which are not modelled yet: VERCEL_BLOB_API_URL names another store",
  ],
];

/** What a host of the platform's is that no emulator stands for; undefined for any other. */
export function unmodelledHost(host: string): string | undefined {
  const name = host.toLowerCase().replace(/\.$/, "");
  return notYet.find(([each]) => name === each || name.endsWith(`.${each}`))?.[1];
}

/** Below this name the platform shows the ports of sandboxes: its SDK forms their addresses itself, whatever the API says. */
export const sandboxDomain = "vercel.run";

/** Every host of the platform's that is known here, or what names of such end with. */
export const knownHosts: readonly string[] = [...platformHosts.keys(), ...notYet.map(([host]) => host), sandboxDomain];

export function isPlatformHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, "");
  return platformHosts.has(name) || name.endsWith(`.${sandboxDomain}`);
}

export const wholeHosts: readonly string[] = [...platformHosts].flatMap(([host, path]) => (path === "" ? [host] : []));

const api = "https://api.vercel.com";

/** The one form of an address of the platform, which knows no other scheme than https; any other address is left as it is. */
export function platformUrl(url: URL): URL {
  const path = platformHosts.get(url.hostname);
  if (path === undefined) return url;
  if (path === "") return url.protocol === "https:" ? url : new URL(url.href.replace(/^http:/, "https:"));
  const isBelow = url.pathname === path || url.pathname.startsWith(`${path}/`);
  return isBelow ? new URL(`${api}${url.pathname.slice(path.length)}${url.search}`) : url;
}

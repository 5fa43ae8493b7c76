import { blobDomain } from "./platform-hosts.ts";

export interface BlobHost {
  /** The store's ID in lower case, without its prefix. */
  readonly label: string;
  readonly access: string;
}

/** Reads a host of a blob store, here or the platform's. */
export function readBlobHost(hostname: string, baseDomain: string): BlobHost | undefined {
  const name = hostname.toLowerCase();
  const parent = [blobDomain, `blob.${baseDomain}`].find((each) => name.endsWith(`.${each}`));
  const [, label, access] = parent
    ? (/^([a-z0-9]+)\.(public|private)$/.exec(name.slice(0, -parent.length - 1)) ?? [])
    : [];
  return label === undefined || access === undefined ? undefined : { label, access };
}

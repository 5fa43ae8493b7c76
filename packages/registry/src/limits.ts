/** Default limit of a page of tags or referrers, in bytes: a hundred thousand of the longest tags. */
export const MAX_PAGE: number = 16 * 1024 * 1024;

/** Limit of a registry's answer to `/v2/`, in bytes: mostly `{}`. */
export const MAX_PING: number = 64 * 1024;

/** Limit of the referrers of a manifest, and of a copy: pages that name a next one may have no end. */
export const MAX_REFERRERS: number = 100_000;

/** Limit of the tags of a repository. */
export const MAX_TAGS: number = 1_000_000;

/** Limit of a descriptor's `urls` that are tried: a manifest may name a host a hundred thousand times. */
export const MAX_URLS: number = 10;

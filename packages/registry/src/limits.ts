/** A page of tags or referrers that is read at most where the client says nothing else, in bytes: a hundred thousand of the longest tags. */
export const LONGEST_PAGE: number = 16 * 1024 * 1024;

/** What a registry says of itself at most, in bytes: mostly `{}`. */
export const LONGEST_WORD: number = 64 * 1024;

/** How many referrers a manifest has at most, and how many are taken along with what is copied: pages that name a next one may have no end. */
export const MOST_REFERRERS: number = 100_000;

/** How many tags a repository has at most: as above. */
export const MOST_TAGS: number = 1_000_000;

/** How many `urls` of a descriptor are asked: whoever wrote it may name a host a hundred thousand times. */
export const MOST_URLS: number = 10;

/** A page of tags or referrers that is read at most where the client says nothing else, in bytes: a hundred thousand of the longest tags. */
export const LONGEST_PAGE: number = 16 * 1024 * 1024;

/** What a registry says of itself at most, in bytes: mostly `{}`. */
export const LONGEST_WORD: number = 64 * 1024;

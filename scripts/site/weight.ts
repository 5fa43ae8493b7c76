/** What a page may weigh with all that it loads but search, in bytes, gzipped. */
export const heaviest = 60_000;

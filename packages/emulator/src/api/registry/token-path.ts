/** Where tokens of the registry are handed out. No repository's name begins with an underscore. */
export const tokenPath = "/v2/_token";

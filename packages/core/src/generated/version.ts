// Generated from contract/ by `npm run generate`. Changes here are lost.

/** The version of this package. */
export const VERSION = "1.0.0";

/** What is not the platform's, but this emulator's own, has a path below it. */
export const prefix = "/_emulator";

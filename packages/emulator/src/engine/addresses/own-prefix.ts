/** Path prefix of the emulator's own routes, which the platform does not have. */
export const prefix = "/_emulator";

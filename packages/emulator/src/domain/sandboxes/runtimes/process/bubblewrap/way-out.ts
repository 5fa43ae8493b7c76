/** Where the emulator's proxy listens in a sandbox: a loopback address that no program takes by chance. It is the only way out. */
export const wayOut = { host: "127.100.0.1", port: 3128 } as const;

import type { SeedData } from "./seed-data.ts";

/** One user, one team. The user's token is the emulator's own. */
export const defaultSeed: SeedData = {
  users: [{ username: "developer", name: "Developer" }],
  teams: [{ slug: "acme", name: "Acme" }],
};

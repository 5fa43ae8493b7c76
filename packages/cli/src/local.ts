import type { Target } from "./client.ts";
import type { Io } from "./context.ts";
import { usageError } from "./errors.ts";

/** An emulator on this machine. */
export async function localTarget({ env }: Io, url: string, _note: (text: string) => void): Promise<Target> {
  const token = env.SLIPWAY_EMULATOR_TOKEN?.trim();
  if (!url || !token) throw usageError("--local needs the URL of an emulator and its token in SLIPWAY_EMULATOR_TOKEN.");
  return { baseUrl: url, token, variable: "SLIPWAY_EMULATOR_TOKEN" };
}

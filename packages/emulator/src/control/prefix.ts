import { prefix } from "../engine/addresses/own-prefix.ts";
import type { Emulator } from "./emulator-types.ts";

/** Answers what is below `/_emulator`; `undefined` for anything else. The code for it is loaded when it is first asked for. */
export async function serveControl(
  request: Request,
  emulator: Emulator,
  closing: AbortSignal,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return undefined;
  const { answerControl } = await import("./serve.ts");
  return answerControl(request, emulator, closing);
}

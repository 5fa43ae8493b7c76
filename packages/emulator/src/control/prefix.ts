import { prefix } from "../engine/addresses/own-prefix.ts";
import type { Emulator } from "./emulator-types.ts";

export function isPage({ method, headers }: Request, pathname: string): boolean {
  if (pathname === prefix || pathname === `${prefix}/`) return true;
  return pathname === "/" && method === "GET" && /\btext\/html\b/.test(headers.get("accept") ?? "");
}

export async function serveControl(
  request: Request,
  emulator: Emulator,
  closing: AbortSignal,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(`${prefix}/`) && !isPage(request, pathname)) return undefined;
  const { answerControl } = await import("./serve.ts");
  return answerControl(request, emulator, closing);
}

import type { Middleware } from "@slipway/core";
import { safeCallback } from "./safe-callback.ts";

/** Something that a registry wants its users to know (distribution specification, "Warnings"). */
export interface RegistryWarning {
  readonly text: string;
  /** The registry, with its port. */
  readonly host: string;
  /** Method and path template of the call that it came with. */
  readonly route: string;
}

/** The texts of `Warning: 299 - "…"` headers; those of other codes say something about caches. */
export function parseWarnings(header: string | null): string[] {
  return [...(header ?? "").matchAll(/(?:^|,)\s*299\s+\S+\s+"((?:[^"\\]|\\.)*)"/g)].map(([, text = ""]) =>
    text.replace(/\\(.)/g, "$1"),
  );
}

/** Texts that a registry's users get; who has more to say has no end. */
const MOST = 100;

/** Middleware that tells what a registry wants its users to know, each text once. */
export function tellWarnings(host: string, onWarning: (warning: RegistryWarning) => void): Middleware {
  const tell = safeCallback("onWarning", onWarning);
  const told = new Set<string>();
  return async (request, next, context) => {
    const response = await next(request);
    const { route, redact, url = request.url } = context;
    // Whoever it sent this on to says nothing in its name.
    if (new URL(url).host !== host) return response;
    for (const said of parseWarnings(response.headers.get("warning"))) {
      const text = redact(said);
      if (told.has(text) || told.size >= MOST) continue;
      told.add(text);
      tell?.({ text, host, route });
    }
    return response;
  };
}

import type { Middleware } from "@slipway/core";
import { safeCallback } from "./safe-callback.ts";

/** A message of a registry to its users (distribution specification, "Warnings"). */
export interface RegistryWarning {
  readonly text: string;
  /** The registry, with its port. */
  readonly host: string;
  /** Method and path template of the call that it came with. */
  readonly route: string;
}

/** The texts of `Warning: 299 - "…"` headers; other codes concern caches. */
export function parseWarnings(header: string | null): string[] {
  return [...(header ?? "").matchAll(/(?:^|,)\s*299\s+\S+\s+"((?:[^"\\]|\\.)*)"/g)].map(([, text = ""]) =>
    text.replace(/\\(.)/g, "$1"),
  );
}

/** Limit of texts per registry. */
const MAX_WARNINGS = 100;

/** Middleware that reports a registry's messages, each text once. */
export function tellWarnings(host: string, onWarning: (warning: RegistryWarning) => void): Middleware {
  const report = safeCallback("onWarning", onWarning);
  const reported = new Set<string>();
  return async (request, next, context) => {
    const response = await next(request);
    const { route, redact, url = request.url } = context;
    // Redirect targets do not speak for the registry.
    if (new URL(url).host !== host) return response;
    for (const warning of parseWarnings(response.headers.get("warning"))) {
      const text = redact(warning);
      if (reported.has(text) || reported.size >= MAX_WARNINGS) continue;
      reported.add(text);
      report?.({ text, host, route });
    }
    return response;
  };
}

import type { Emulator } from "../control/emulator-types.ts";
import { prefix } from "../engine/addresses/own-prefix.ts";

export interface Log {
  started(emulator: Emulator, authority: string | undefined): void;
  warn(message: string): void;
  failed(message: string): void;
  ended(): void;
}

export const plainLog: Log = {
  started({ url, token, dnsServer, proxy }, authority) {
    process.stdout.write(`Slipway emulator at ${url} with token ${token}\nIts page is at ${url}${prefix}/\n`);
    if (dnsServer !== undefined) process.stdout.write(`DNS at ${dnsServer}\n`);
    if (proxy && authority) process.stdout.write(`Proxy at ${proxy.url} with authority ${authority}\n`);
  },
  warn: (message) => void process.stderr.write(`${message}\n`),
  failed: (message) => void process.stderr.write(`slipway-emulator: ${message}\n`),
  ended() {},
};

/** Characters that JSON does not escape and that break lines, control terminals or change the text direction. */
const invisible = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

export function jsonLog(isTokenKnown: boolean): Log {
  return {
    started(emulator, authority) {
      const { url, token, dnsServer, proxy } = emulator;
      writeLine("info", "started", {
        url,
        ...(isTokenKnown ? {} : { token }),
        ...(dnsServer === undefined ? {} : { dns: dnsServer }),
        ...(proxy ? { proxy: proxy.url, authority } : {}),
      });
      void logRequests(emulator);
    },
    // stdout belongs to the command.
    warn: (message) => writeLine("warn", "warning", { message }, process.stderr),
    failed: (message) => writeLine("error", "failed", { message }, process.stderr),
    ended: () => writeLine("info", "ended", {}),
  };
}

async function logRequests(emulator: Emulator): Promise<void> {
  for await (const event of emulator.events()) {
    if (event.kind === "request") writeAnswered("request", event.request);
    if (event.kind === "served") writeAnswered("served", event.served);
    if (event.kind === "lost") writeLine("warn", "lost", { count: event.count });
  }
}

function writeAnswered(event: string, record: { readonly status: number }): void {
  writeLine(record.status === 0 || record.status >= 500 ? "error" : "info", event, record);
}

function writeLine(
  level: "info" | "warn" | "error",
  event: string,
  members: object,
  to: NodeJS.WritableStream = process.stdout,
): void {
  const text = JSON.stringify({ time: new Date().toISOString(), level, event, ...members });
  to.write(`${text.replace(invisible, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`)}\n`);
}

import type { Emulator } from "../emulator-types.ts";

/** What the command says about its run. */
export interface Log {
  /** Where the emulator is; `authority` is the file with the proxy's certificate. */
  started(emulator: Emulator, authority: string | undefined): void;
  warn(message: string): void;
  failed(message: string): void;
  ended(): void;
}

/** A line for people at the start, and nothing more. */
export const plainLog: Log = {
  started({ url, token, dnsServer, proxy }, authority) {
    process.stdout.write(`Slipway emulator at ${url} with token ${token}\n`);
    if (dnsServer !== undefined) process.stdout.write(`DNS at ${dnsServer}\n`);
    if (proxy && authority) process.stdout.write(`Proxy at ${proxy.url} with authority ${authority}\n`);
  },
  warn: (message) => void process.stderr.write(`${message}\n`),
  failed: (message) => void process.stderr.write(`slipway-emulator: ${message}\n`),
  ended() {},
};

/**
 * One JSON object a line, for what collects the output of containers: the start, each request, and the end.
 *
 * @param isTokenKnown whether the user chose the token: then it is not repeated where logs are kept
 */
export function jsonLog(isTokenKnown: boolean): Log {
  return {
    started(emulator, authority) {
      const { url, token, dnsServer, proxy } = emulator;
      write("info", "started", {
        url,
        ...(isTokenKnown ? {} : { token }),
        ...(dnsServer === undefined ? {} : { dns: dnsServer }),
        ...(proxy ? { proxy: proxy.url, authority } : {}),
      });
      void follow(emulator);
    },
    // Where a command is run the output is its alone.
    warn: (message) => write("warn", "warning", { message }, process.stderr),
    failed: (message) => write("error", "failed", { message }, process.stderr),
    ended: () => write("info", "ended", {}),
  };
}

/** Writes requests as they are answered, until the emulator ends. */
async function follow(emulator: Emulator): Promise<void> {
  for await (const event of emulator.events()) {
    if (event.kind === "request") writeAnswered("request", event.request);
    if (event.kind === "served") writeAnswered("served", event.served);
    if (event.kind === "lost") write("warn", "lost", { count: event.count });
  }
}

function writeAnswered(event: string, record: { readonly status: number }): void {
  write(record.status === 0 || record.status >= 500 ? "error" : "info", event, record);
}

function write(
  level: "info" | "warn" | "error",
  event: string,
  members: object,
  to: NodeJS.WritableStream = process.stdout,
): void {
  to.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...members })}\n`);
}

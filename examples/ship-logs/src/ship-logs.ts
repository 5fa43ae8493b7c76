import { once } from "node:events";
import { createWriteStream } from "node:fs";
import type { Client } from "@slipway/core";
import { followRuntimeLogs } from "@slipway/logs";

export interface Shipment {
  readonly projectId: string;
  readonly deploymentId: string;
  /** Lines of JSON are added to it. */
  readonly file: string;
  readonly signal?: AbortSignal;
  readonly onLine?: (path: string) => void;
}

/** Writes each line that a deployment logs into a file, once, and a line `{ "gap": … }` where some may be missing. */
export async function shipLogs(
  client: Client,
  { projectId, deploymentId, file, signal, onLine }: Shipment,
): Promise<void> {
  const output = createWriteStream(file, { flags: "a", mode: 0o600 });
  const write = async (line: object) => {
    // A disk that is slower than the logs holds them back, instead of filling the memory.
    if (!output.write(`${JSON.stringify(line)}\n`)) await once(output, "drain");
  };
  const gaps: object[] = [];
  const onGap = (after: { readonly rowId: string }, before: { readonly rowId: string }) =>
    gaps.push({ gap: { after: after.rowId, before: before.rowId } });
  try {
    const lines = followRuntimeLogs(client, { projectId, deploymentId, onGap }, signal ? { signal } : {});
    for await (const line of lines) {
      for (const gap of gaps.splice(0)) await write(gap);
      const { timestampInMs, level, requestMethod, requestPath, responseStatusCode, message } = line;
      await write({ at: timestampInMs, level, requestMethod, requestPath, responseStatusCode, message });
      onLine?.(requestPath);
    }
  } finally {
    output.end();
    await once(output, "close");
  }
}

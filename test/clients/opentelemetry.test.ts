import { createRequire } from "node:module";
import { join } from "node:path";
import { createDeployment } from "@slipway/deployments";
import { createDrain } from "@slipway/drains";
import { expect, test } from "vitest";
import { createEmulator } from "../../packages/emulator/src/index.ts";
import { startReceiver } from "../../packages/emulator/test/receiver.ts";
import { clientOf, visit, wholeBuild } from "../../packages/emulator/test/start.ts";
import { installPeer } from "../../scripts/peers/install-peer.ts";

/** The used part of the decoder that OpenTelemetry generates from its own description. */
interface Decoder {
  decode(bytes: Uint8Array): object;
  toObject(decoded: object, how: object): { readonly resourceSpans: readonly object[] };
}

test("OpenTelemetry's own decoder reads what a drain of traces sends as Protocol Buffers", async () => {
  const peer = createRequire(join(installPeer("opentelemetry"), "package.json"));
  const { opentelemetry } = peer("@opentelemetry/otlp-transformer/build/src/generated/root");
  const traces: Decoder = opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest;
  await using emulator = await createEmulator({ clock: "manual" });
  const client = clientOf(emulator);
  const receiver = await startReceiver();
  const files = [{ file: "index.html", data: "home" }];
  await createDeployment(client, { name: "site", target: "production", files });
  await emulator.clock.advance(wholeBuild);
  const delivery = { type: "otlphttp", encoding: "proto", endpoint: { traces: receiver.url }, headers: {} } as const;
  await createDrain(client, { name: "traces", projects: "all", schemas: { trace: { version: "v1" } }, delivery });
  await visit(emulator, "site.localhost", "/?a=\u00e9");
  await emulator.clock.advance("1 second");
  const sent = receiver.received.at(-1);
  const decoded = traces.decode(sent?.bytes ?? new Uint8Array());
  const { resourceSpans } = traces.toObject(decoded, { longs: String, bytes: String });
  const [{ spans } = { spans: [] }] = emulator.deliveries.list.filter((each) => each.drainId !== undefined);
  expect(spans).toHaveLength(1);
  // In JSON, IDs are written in hex; the decoder writes bytes in base64.
  const written = JSON.stringify(spans, (name, value) =>
    name === "traceId" || name === "spanId" ? Buffer.from(value, "hex").toString("base64") : value,
  );
  expect(resourceSpans).toMatchObject(JSON.parse(written));
});

import { decode, encode, type RecordType } from "dns-packet";
import { expect, test } from "vitest";
import type { DnsAnswer } from "../domain/world/world.ts";
import { answerMessage } from "./answer.ts";

function answerOf(type: RecordType, name: string, said: DnsAnswer) {
  const answer = answerMessage(encode({ type: "query", id: 7, questions: [{ type, name }] }), () => said, "datagram");
  return answer && decode(Buffer.from(answer));
}

test("an answer that exceeds a packet becomes a failure, and throws no error", () => {
  const values = [`0 issue "${"x".repeat(70_000)}"`];
  const answer = answerOf("CAA", "big.test", { aliases: [], values, exists: true });
  expect([answer?.id, (answer?.flags ?? 0) & 15, answer?.answers]).toEqual([7, 2, []]);
});

test("values that were reached unseen stand at the name that was asked for", () => {
  const answer = answerOf("A", "example.com", { aliases: [], values: ["192.0.2.7"], exists: true });
  expect(answer?.answers).toMatchObject([{ type: "A", name: "example.com", data: "192.0.2.7" }]);
});

// Generated from contract/ by `pnpm generate`. Changes here are lost.
import type { AnyCreatedDnsRecord, CreatedDnsRecordWithTime } from "./types.ts";

/**
 * Whether an answer is of the type `CreatedDnsRecordWithTime`, not of the usual `CreatedDnsRecord`.
 *
 * The record that was created, where there was one before.
 */
export function isCreatedDnsRecordWithTime(
  answer: AnyCreatedDnsRecord,
): answer is CreatedDnsRecordWithTime {
  return "updated" in answer;
}

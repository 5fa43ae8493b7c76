import type { RequestSource } from "../domain/logs/tables.ts";
import type { ServedRecord } from "./sites.ts";

/** What answered, as the platform tells it apart; everything else is static. */
const sources: { readonly [Step in NonNullable<ServedRecord["step"]>]?: RequestSource } = {
  handler: "serverless",
  function: "serverless",
  redirect: "redirect",
  elsewhere: "external",
};

interface Line {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly status: number;
  readonly source: RequestSource;
  readonly message: string;
}

/** A request that was served as the deployment's log has it: with what its code has thrown, or else with what became of it. */
export function lineOf({ method, host, path, status, step }: ServedRecord, thrown: string | undefined): Line {
  const outcome = status === 0 ? "connection cut" : `status=${status}`;
  return {
    method,
    host,
    path,
    status,
    source: (step && sources[step]) ?? "static",
    message: thrown ?? `[${method}] ${path} ${outcome}${step === undefined ? "" : ` (${step})`}`,
  };
}

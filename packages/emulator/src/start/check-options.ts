import * as v from "valibot";
import type { EmulatorOptions } from "../control/emulator-types.ts";
import { isHostName, ownPortProblem } from "../engine/addresses/destination.ts";
import { problemIn } from "../engine/validate.ts";
import { judgeSeed } from "../seed/seed-data.ts";
import { allowHostProblem, publicUrlProblem } from "../server/allowed-hosts.ts";
import { originProblem } from "../server/cors.ts";

const maxBuildTime = 365 * 86_400_000;
const maxRetryDelay = 86_400_000;
const maxTimeout = 600_000;

const Count = v.pipe(v.number(), v.integer("has to be a whole number"), v.minValue(0, "has to be no less than 0"));
const Mebibytes = v.pipe(Count, v.minValue(1, "has to be at least 1, in MiB"));
const Origin = textWithout(originProblem);

const Host = v.pipe(
  v.string(),
  v.check((host) => host === "*" || isHostName(host), "has to be a host name without a port, or `*`"),
);

function textWithout(problemOf: (text: string) => string | undefined): v.GenericSchema<string> {
  return v.pipe(
    v.string(),
    v.check(
      (text) => problemOf(text) === undefined,
      ({ input }) => problemOf(input) ?? "",
    ),
  );
}

const OptionsSchema: v.GenericSchema = v.strictObject({
  token: v.optional(v.string()),
  listen: v.optional(v.boolean()),
  port: v.optional(v.pipe(Count, v.maxValue(65_535, "has to be at most 65535"))),
  host: v.optional(v.pipe(v.string(), v.nonEmpty("has to be an address of this machine"))),
  allowHosts: v.optional(v.array(textWithout(allowHostProblem))),
  publicUrl: v.optional(textWithout(publicUrlProblem)),
  dnsPort: v.optional(v.pipe(Count, v.maxValue(65_535, "has to be at most 65535"))),
  proxy: v.optional(
    v.union(
      [
        v.boolean(),
        v.strictObject({
          pass: v.optional(v.union([v.boolean(), v.literal("machine")])),
          through: v.optional(v.record(v.string(), v.optional(v.string()))),
          platform: v.optional(v.boolean()),
        }),
      ],
      "has to be true or false, or an object with `pass` (true, false or machine), `through` (variables) or `platform` (true or false)",
    ),
  ),
  dataFolder: v.optional(v.string()),
  seed: v.optional(v.unknown()),
  clock: v.optional(v.picklist(["real", "manual"])),
  validateAnswers: v.optional(v.boolean()),
  strict: v.optional(v.boolean()),
  protection: v.optional(v.boolean()),
  origins: v.optional(v.array(Origin)),
  baseDomain: v.optional(v.string()),
  fileRetention: v.optional(v.pipe(Count, v.minValue(1000, "has to be at least 1000, in ms"))),
  buildTime: v.optional(v.pipe(Count, v.maxValue(maxBuildTime, "has to be at most a year, in ms"))),
  faults: v.optional(v.union([v.string(), v.array(v.unknown())])),
  webhooks: v.optional(
    v.strictObject({
      deliverTo: v.optional(v.array(Host)),
      retryAfter: v.optional(v.array(v.pipe(Count, v.maxValue(maxRetryDelay, "has to be at most 24 hours, in ms")))),
      timeout: v.optional(
        v.pipe(
          Count,
          v.minValue(1, "has to be at least 1"),
          v.maxValue(maxTimeout, "has to be at most 10 minutes, in ms"),
        ),
      ),
    }),
  ),
  registry: v.optional(
    v.strictObject({ chunkMinLength: v.optional(Count), sparse: v.optional(v.picklist(["indexes", "all"])) }),
  ),
  sandboxes: v.optional(
    v.union(
      [
        v.picklist(["process", "just-bash"]),
        v.strictObject({ runtime: v.literal("just-bash"), disk: v.optional(Mebibytes) }),
        v.strictObject({
          runtime: v.literal("process"),
          isolation: v.optional(v.picklist(["bubblewrap", "none"])),
          disk: v.optional(Mebibytes),
          images: v.optional(v.array(v.pipe(v.string(), v.nonEmpty()))),
        }),
      ],
      "has to be process or just-bash, or an object with `runtime`, `disk` (in MiB, from 1) and, of process, `isolation` (bubblewrap or none) and `images` (folders)",
    ),
  ),
  functions: v.optional(
    v.union(
      [v.boolean(), v.strictObject({ isolation: v.optional(v.picklist(["bubblewrap", "none"])) })],
      "has to be true or false, or an object with `isolation` (bubblewrap or none)",
    ),
  ),
  reach: v.optional(v.array(textWithout(ownPortProblem))),
  openapi: v.optional(v.union([v.string(), v.record(v.string(), v.unknown())])),
});

/** Validates all options before anything starts. The error names the option. */
export function checkOptions(options: EmulatorOptions): void {
  const problem = problemIn(OptionsSchema, options, "createEmulator");
  if (problem !== undefined) throw new Error(`createEmulator: ${problem}`);
  if (options.seed !== undefined && typeof options.seed !== "string") judgeSeed(options.seed);
}

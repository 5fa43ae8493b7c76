import type { StagedRedirect } from "@slipway/bulk-redirects";
import * as redirects from "@slipway/bulk-redirects/schemas";
import type { CreateDnsRecordInput } from "@slipway/dns";
import * as dns from "@slipway/dns/schemas";
import type { AddProjectDomainRequest, EnvTarget, EnvVarInputKind } from "@slipway/projects";
import * as projects from "@slipway/projects/schemas";
import * as v from "valibot";
import { parse } from "yaml";
import { type Io, usageError } from "../context.ts";
import { readTextFile } from "../stdin.ts";

interface DesiredVariable {
  key: string;
  /** Values that may be in a file; secrets are referenced by `from`. */
  value?: string;
  /** Variable of this command's environment with the value. */
  from?: string;
  type?: EnvVarInputKind;
  target?: EnvTarget[];
}

export interface DesiredProject {
  env: DesiredVariable[];
  domains: (string | AddProjectDomainRequest)[];
  redirects: StagedRedirect[];
}

/** SRV and HTTPS records have another form when they are read, and cannot be compared. */
export type DesiredRecord = Plain<CreateDnsRecordInput>;
type Plain<Each> = Each extends { type: "SRV" | "HTTPS" } ? never : Each extends object ? Omit<Each, "domain"> : never;

export interface Desired {
  projects: Record<string, DesiredProject>;
  dns: Record<string, DesiredRecord[]>;
}

const Text = v.pipe(v.string(), v.minLength(1));
const Variable = v.pipe(
  v.strictObject({
    key: Text,
    value: v.exactOptional(v.string()),
    from: v.exactOptional(Text),
    type: v.exactOptional(projects.EnvVarInputKind),
    target: v.exactOptional(v.pipe(v.array(projects.EnvTarget), v.minLength(1))),
  }),
  v.check(({ value, from }) => (value === undefined) !== (from === undefined), "has either `value` or `from`"),
);
const Project = v.strictObject({
  env: v.optional(v.array(Variable), []),
  domains: v.optional(v.array(v.union([Text, projects.AddProjectDomainRequest])), []),
  redirects: v.optional(v.array(redirects.StagedRedirect), []),
});
const { ARecordInput, AaaaRecordInput, AliasRecordInput, CaaRecordInput, CnameRecordInput } = dns;
const { MxRecordInput, NsRecordInput, TxtRecordInput } = dns;
const plain = [ARecordInput, AaaaRecordInput, AliasRecordInput, CaaRecordInput, CnameRecordInput] as const;
const File = v.strictObject({
  projects: v.optional(v.record(Text, Project), {}),
  dns: v.optional(v.record(Text, v.array(v.union([...plain, MxRecordInput, NsRecordInput, TxtRecordInput]))), {}),
});

/** Reads the desired state from YAML or JSON, and refuses unknown members. */
export async function readDesired(file: string, io: Io): Promise<Desired> {
  const text = await readTextFile(file, io);
  const { issues, output } = v.safeParse(File, parseYaml(text, file));
  if (!issues) return output;
  const [first] = issues;
  throw usageError(`${file}: ${v.getDotPath(first) ?? "the whole"}: ${first.message}. Nothing was sent.`);
}

function parseYaml(text: string, file: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw usageError(`${file} is neither YAML nor JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

import { join } from "node:path";
import { type PeerName, peerProgram } from "../peers/install-peer.ts";
import type { Job } from "./cell.ts";
import { spawnProgram } from "./follow.ts";
import { writeJson } from "./pack.ts";

/** The compilers that a user may have, the lowest that the READMEs promise first, and as what each compiles CommonJS: `commonjs` knows no `exports`. */
export const compilers: readonly (readonly [compiler: PeerName, commonJs: readonly string[]])[] = [
  ["typescript-5.4", ["commonjs"]],
  ["typescript-5.8", ["commonjs", "nodenext"]],
  ["typescript-5.9", ["commonjs", "node20", "nodenext"]],
  ["typescript-6.0", ["commonjs", "node20", "nodenext"]],
  ["typescript-7.0", ["node20", "nodenext"]],
];

/** Programs compiled beside the use of every entry: seventy statements as a stranger would write them, events, and copies of answers. */
export const programs = ["first-draft.ts", "events.ts", "copies.ts"] as const;

/** A program for CommonJS, which is compiled and run. */
export const ofCommonJs = "common-js.cts";

interface Setting {
  readonly compiler: PeerName;
  readonly module: string;
  readonly isCommonJs: boolean;
  /** Whether optional members may be undefined: alternates, so that each compiler tries both. */
  readonly exactOptionalPropertyTypes: boolean;
}

const ofModules = ["esnext", "node16", "nodenext"];
const resolutions: Readonly<Record<string, string>> = { commonjs: "node10", esnext: "bundler", node20: "node16" };

/** Every way to look modules up from ES modules, and CommonJS. */
export const settings: readonly Setting[] = compilers.flatMap(([compiler, commonJs], index) =>
  [...ofModules, ...commonJs].map((module, way) => ({
    compiler,
    module,
    isCommonJs: way >= ofModules.length,
    exactOptionalPropertyTypes: (index + way) % 2 === 0,
  })),
);

export function settingName({ compiler, module, exactOptionalPropertyTypes, isCommonJs }: Setting): string {
  const words = [compiler, module, isCommonJs && "in CommonJS", exactOptionalPropertyTypes && "exact"];
  return words.filter(Boolean).join(" ");
}

/** Changes wait for the lowest compiler, and the newest one's main ways. */
export function jobOf({ compiler, module }: Setting): Job {
  const quick = ["typescript-5.4 nodenext", "typescript-7.0 esnext", "typescript-7.0 nodenext"];
  return quick.includes(`${compiler} ${module}`) ? "packed" : "weekly";
}

/** Type-checks a folder with all imports. Returns problems. */
export function compileBy({ compiler, isCommonJs, ...options }: Setting, folder: string): Promise<string[]> {
  const isOld = options.module === "commonjs";
  const files = isCommonJs ? [isOld ? "main.cts" : "use.cts", ofCommonJs] : ["use.ts", ...programs];
  return compile(compiler, folder, files, {
    ...options,
    ...(isOld && compiler === "typescript-6.0" && { ignoreDeprecations: "6.0" }),
    moduleResolution: resolutions[options.module] ?? options.module,
    // With it, CommonJS files could only use `export =`.
    verbatimModuleSyntax: !isCommonJs,
    // TypeScript 5.4 has no later target.
    target: compiler === "typescript-5.4" ? "es2022" : "es2023",
    types: ["node"],
  });
}

/** Type-checks files with all their imports, under the strictest options. Returns problems. */
export async function compile(
  compiler: PeerName,
  cwd: string,
  files: readonly string[],
  options: object,
): Promise<string[]> {
  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: true,
    isolatedModules: true,
    skipLibCheck: false,
    noEmit: true,
    ...options,
  };
  const project = ["tsconfig", compiler, ...Object.values(options), "json"].join(".").replaceAll("/", "-");
  writeJson(join(cwd, project), { compilerOptions, files });
  const args = ["-p", project, "--pretty", "false"];
  const { status, stdout, stderr } = await spawnProgram(peerProgram(compiler, "tsc"), args, { cwd }).ended;
  return status === 0 ? [] : [(stdout || stderr).slice(0, 2000)];
}

import { existsSync } from "node:fs";
import { join } from "node:path";
import { peerProgram } from "../peers/install-peer.ts";
import type { Job } from "./cell.ts";
import { writeJson } from "./pack.ts";
import { start } from "./spawn.ts";

/** The compilers that a user may have, the lowest that the READMEs promise first. */
export const compilers = [
  "typescript-5.4",
  "typescript-5.8",
  "typescript-5.9",
  "typescript-6.0",
  "typescript-7.0",
] as const;
type Compiler = (typeof compilers)[number];

/** What is compiled beside the use of every entry, from ES modules: seventy statements as a stranger would write them, and events. */
export const programs = ["first-draft.ts", "events.ts"] as const;

interface Setting {
  readonly compiler: Compiler;
  readonly module: string;
  readonly moduleResolution: string;
  /** Whether a member that may be left out may be undefined: both are tried with each compiler, in turn. */
  readonly exactOptionalPropertyTypes: boolean;
  readonly isCommonJs?: true;
}

/** Every way to look modules up from ES modules, and CommonJS. */
export const settings: readonly Setting[] = compilers.flatMap((compiler, index) => [
  ...["bundler", "node16", "nodenext"].map((moduleResolution, way) => ({
    compiler,
    module: moduleResolution === "bundler" ? "esnext" : moduleResolution,
    moduleResolution,
    exactOptionalPropertyTypes: (index + way) % 2 === 0,
  })),
  ...commonJs(compiler).map((module) => ({
    compiler,
    module,
    moduleResolution: module === "node20" ? "node16" : module,
    exactOptionalPropertyTypes: true,
    isCommonJs: true as const,
  })),
]);

/** 5.4 lets no CommonJS file require an ES module, 5.8 by nodenext alone. */
function commonJs(compiler: Compiler): string[] {
  if (compiler === "typescript-5.4") return [];
  return compiler === "typescript-5.8" ? ["nodenext"] : ["node20", "nodenext"];
}

export function nameOf({ compiler, moduleResolution, exactOptionalPropertyTypes, isCommonJs }: Setting): string {
  const words = [compiler, moduleResolution, isCommonJs && "CommonJS", exactOptionalPropertyTypes && "exact"];
  return words.filter(Boolean).join(" ");
}

/** What a change waits for: the lowest compiler, and the newest one's main ways. */
export function jobOf({ compiler, moduleResolution }: Setting): Job {
  const quick: Partial<Record<Compiler, string[]>> = {
    "typescript-5.4": ["nodenext"],
    "typescript-7.0": ["bundler", "nodenext"],
  };
  return quick[compiler]?.includes(moduleResolution) ? "packed" : "weekly";
}

/** Type-checks a folder with all of what it imports; what is wrong. */
export function compileBy({ compiler, isCommonJs, ...options }: Setting, folder: string): Promise<string[]> {
  const files = isCommonJs ? ["use.cts"] : ["use.ts", ...programs].filter((file) => existsSync(join(folder, file)));
  return compile(compiler, folder, files, {
    ...options,
    // A CommonJS file says with it only what `export =` can say.
    verbatimModuleSyntax: !isCommonJs,
    // 5.4 knows no later one by a name.
    target: compiler === "typescript-5.4" ? "es2022" : "es2023",
    types: ["node"],
  });
}

/** Type-checks files with all of what they import, under the strictest options; what is wrong. */
export async function compile(
  compiler: Compiler,
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
  const { status, stdout, stderr } = await start(peerProgram(compiler, "tsc"), ["-p", project, "--pretty", "false"], {
    cwd,
  }).ended;
  return status === 0 ? [] : [(stdout || stderr).slice(0, 2000)];
}

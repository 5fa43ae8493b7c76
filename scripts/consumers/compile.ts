import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { peerProgram } from "../peers/install-peer.ts";
import type { Project } from "./projects.ts";

/** The compilers that a user may have, the lowest that the READMEs promise first. */
export const compilers = [
  "typescript-5.4",
  "typescript-5.8",
  "typescript-5.9",
  "typescript-6.0",
  "typescript-7.0",
] as const;

/** Seventy statements as a stranger would write them. */
export const firstDraft = "first-draft.ts";

/** What is compiled beside the use of every entry, from ES modules. */
export const programs = [firstDraft, "events.ts"] as const;

export interface Setting {
  readonly compiler: (typeof compilers)[number];
  readonly file: "use.ts" | "use.cts";
  readonly module: string;
  readonly moduleResolution: string;
  readonly exactOptionalPropertyTypes: boolean;
}

/** Every way to look modules up from ES modules, and CommonJS. Both meanings of an optional property are tried with each compiler and way, in turn. */
export const settings: readonly Setting[] = compilers.flatMap((compiler, index) => [
  ...["bundler", "node16", "nodenext"].map((moduleResolution, way) => ({
    compiler,
    file: "use.ts" as const,
    module: moduleResolution === "bundler" ? "esnext" : moduleResolution,
    moduleResolution,
    exactOptionalPropertyTypes: (index + way) % 2 === 0,
  })),
  // 5.4 lets no CommonJS file require an ES module.
  ...(compiler === "typescript-5.4" ? [] : commonJs(compiler)),
]);

/** What is tried in a project that is installed another way, too. */
export const fewSettings: readonly Setting[] = settings.filter(
  ({ compiler, file, moduleResolution }) =>
    // It has Node's newest types, which themselves do not compile with 5.4.
    compiler !== "typescript-5.4" && moduleResolution === "nodenext" && file === "use.ts",
);

function commonJs(compiler: Setting["compiler"]): Setting[] {
  // 5.8 requires ES modules by nodenext alone.
  return (compiler === "typescript-5.8" ? ["nodenext"] : ["node20", "nodenext"]).map((module) => ({
    compiler,
    file: "use.cts",
    module,
    moduleResolution: module === "node20" ? "node16" : module,
    exactOptionalPropertyTypes: true,
  }));
}

/** Type-checks a project with all of what it imports; says what is wrong. */
export function compile({ folder }: Project, setting: Setting): Promise<string | undefined> {
  const { compiler, file, ...options } = setting;
  const name = ["tsconfig", ...Object.values(setting), "json"].join(".");
  const compilerOptions = {
    ...options,
    strict: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: true,
    // A CommonJS file says with it only what `export =` can say.
    verbatimModuleSyntax: file === "use.ts",
    isolatedModules: true,
    skipLibCheck: false,
    noEmit: true,
    // 5.4 knows no later one by a name.
    target: compiler === "typescript-5.4" ? "es2022" : "es2023",
    types: ["node"],
  };
  writeFileSync(
    join(folder, name),
    JSON.stringify({
      compilerOptions,
      files: [file, ...(file === "use.ts" ? programs : [])],
    }),
  );
  const tsc = peerProgram(compiler, "tsc");
  return new Promise((resolve) =>
    execFile(tsc, ["-p", name, "--pretty", "false"], { cwd: folder, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      resolve(error ? `${name}: ${(stdout || stderr || error.message).slice(0, 2000)}` : undefined),
    ),
  );
}

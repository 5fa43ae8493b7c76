import { inFolder, scriptsOf, type Texts } from "./file-settings.ts";
import type { CreateDeploymentInput, DeployedFile } from "./tables.ts";

const code = /\.(?:[cm]?[jt]sx?|go|php|py|rb|rs)$/;

interface BuildSources {
  readonly input: Pick<CreateDeploymentInput, "builds" | "functions">;
  readonly settings: { readonly framework?: string | null; readonly buildCommand?: string | null };
  readonly files: readonly DeployedFile[];
  readonly texts: Texts;
  readonly sourceRoot: string;
}

/** Explains why files cannot be served unbuilt, as part of a sentence. Undefined: they can. */
export function explainUnservable({ input, settings, files, texts, sourceRoot }: BuildSources): string | undefined {
  const api = inFolder(sourceRoot, "api/");
  const fn = files.find(
    ({ path }) => path.startsWith(api) && code.test(path) && !/(^|\/)[_.]/.test(path.slice(api.length)),
  );
  if (fn) return `${fn.path} is a function`;
  if (Object.keys(input.functions ?? {}).length > 0) return "`functions` says that it has some";
  const builder = input.builds?.find(({ use }) => use !== "@vercel/static");
  if (builder) return `\`builds\` wants ${builder.use}`;
  const { framework, buildCommand } = settings;
  if (buildCommand === "") return undefined;
  if (typeof buildCommand === "string") return `it is built by \`${buildCommand}\``;
  const scripts = scriptsOf(texts, sourceRoot);
  if (!scripts) return undefined;
  if (typeof framework === "string") return `its framework is ${framework}`;
  const script = ["vercel-build", "build"].find((name) => typeof scripts[name] === "string");
  return script === undefined ? undefined : `its package.json has a script \`${script}\``;
}

export function siteRoot(
  files: readonly DeployedFile[],
  sourceRoot: string,
  outputDirectory: string | null | undefined,
): string {
  const configured = folderOf(outputDirectory);
  if (configured !== "") return inFolder(sourceRoot, configured);
  const publicFolder = inFolder(sourceRoot, "public");
  return files.some(({ path }) => path.startsWith(`${publicFolder}/`)) ? publicFolder : sourceRoot;
}

export function folderOf(text: string | null | undefined): string {
  return text?.replaceAll(/^\.?\/+|\/+$/g, "").replace(/^\.$/, "") ?? "";
}

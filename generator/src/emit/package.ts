import { typedErrors } from "../model/contract.ts";
import type { ResolvedGroup } from "../model/resolve-group.ts";
import { namespaceOf } from "./consumers.ts";
import { emitErrors } from "./errors.ts";
import { guardNames } from "./guards.ts";
import { nameList } from "./name-list.ts";
import { replaceRegion } from "./region.ts";
import { functionNames, sortNames } from "./text.ts";
import { typeNames } from "./types.ts";

const TRADEMARK = "Vercel is a trademark of Vercel Inc. Slipway is not made, endorsed or supported by Vercel.";

/** The files of a new group package that people go on writing; those that exist are left alone but for their regions. */
export function scaffold(group: ResolvedGroup): ReadonlyMap<string, string> {
  return new Map([
    ["package.json", `${JSON.stringify(manifest(group), null, 2)}\n`],
    ["tsconfig.json", `${JSON.stringify({ extends: "../../tsconfig.build.json" }, null, 2)}\n`],
    ["src/index.ts", "// generated: exports\n// /generated: exports\n"],
    ["README.md", readme(group)],
  ]);
}

/** What people read in a search: what the group is for, whose API it is, and that it is nobody's official client. */
function describe(summary: string): string {
  return `${firstLine(summary)} Typed client for Vercel's REST API (unofficial).`;
}

function manifest({ name, summary }: ResolvedGroup): object {
  return {
    name: `@slipway/${name}`,
    version: "1.0.0",
    description: describe(summary),
    keywords: keywords(name),
    license: "Apache-2.0",
    type: "module",
    sideEffects: false,
    engines: { node: ">=20" },
    exports: {
      ".": "./dist/index.js",
      "./contract": "./dist/generated/contract.js",
      "./help": "./dist/generated/help.js",
      "./operations": "./dist/generated/descriptors.js",
      "./schemas": "./dist/generated/schemas.js",
      "./package.json": "./package.json",
    },
    files: ["CHANGELOG.md", "dist"],
    scripts: {
      build: "tsup --config ../../tsup.config.base.ts && tsc -p tsconfig.json && node ../../scripts/declarations.ts",
    },
    dependencies: { "@slipway/core": "workspace:^" },
    peerDependencies: { valibot: "^1.5.0" },
    peerDependenciesMeta: { valibot: { optional: true } },
    devDependencies: { valibot: "1.5.0" },
    publishConfig: { access: "public" },
  };
}

/** Words that people search for, beside the name of a group. */
const searched: Readonly<Record<string, readonly string[]>> = {
  registry: ["oci", "docker", "container", "image", "registry-client", "push", "pull"],
  vcr: ["oci", "docker", "container", "registry"],
  sandboxes: ["sandbox", "isolation", "agent"],
  artifacts: ["turborepo", "turbo", "remote-cache"],
  "feature-flags": ["flags"],
  "global-config": ["edge-config"],
  security: ["firewall", "waf"],
};

/** What somebody looks for who needs the group: its name, the words of it, and what else it is called. */
function keywords(name: string): string[] {
  const all = ["slipway", "vercel", "hosting", "api", "client", "sdk", "typescript", name, ...name.split("-")];
  return [...new Set([...all, ...(searched[name] ?? [])])].filter((word) => !/^v\d+$/.test(word));
}

/** A group's package.json, which people go on writing, with its keywords. */
export function emitManifest(text: string, group: ResolvedGroup): string {
  const { name, version, description: _, keywords: __, ...others }: Record<string, unknown> = JSON.parse(text);
  const manifest = { name, version, description: describe(group.summary), keywords: keywords(group.name), ...others };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function readme({ name, summary, operations }: ResolvedGroup): string {
  const [first] = operations;
  return `# @slipway/${name}

<!-- generated: about -->
${describe(summary)}
<!-- /generated: about -->

\`\`\`sh
npm install @slipway/core @slipway/${name}
\`\`\`

\`\`\`ts
import { createClient } from "@slipway/core";
import { ${first?.name} } from "@slipway/${name}";

const client = createClient();
\`\`\`

<!-- generated: size -->
<!-- /generated: size -->

## Operations

<!-- generated: operations -->
<!-- /generated: operations -->

${TRADEMARK}
`;
}

/** `src/index.ts` with its exports written anew. */
export function emitIndex(text: string, group: ResolvedGroup): string {
  refuseStrayExports(text, group);
  const functions = functionNames(group);
  const guards = sortNames(guardNames(group));
  const exports = [
    ...(guards.length > 0 ? [nameList("export", guards, "./generated/guards.ts")] : []),
    nameList("export", functions, "./generated/operations.ts"),
    nameList("export type", typeNames(group), "./generated/types.ts"),
  ];
  const errors = emitErrors(group) ? 'export { isErrorOf, type OperationErrors } from "./generated/errors.ts";\n' : "";
  return replaceRegion(text, "exports", errors + exports.join(""), "line");
}

/** A formatter may sort a line that was written by hand into the region, where it would be lost. */
function refuseStrayExports(text: string, { name }: ResolvedGroup): void {
  const region = /^\/\/ generated: exports$(.*)^\/\/ \/generated: exports$/ms.exec(text)?.[1] ?? "";
  const stray = [...region.matchAll(/from "([^"]+)"/g)].find(([, from]) => !from?.startsWith("./generated/"));
  if (!stray) return;
  const place = `packages/${name}/src/index.ts`;
  throw new Error(`${place}: what is exported ${stray[0]} stands in the generated region; move it below its end.`);
}

/** A group's README with its table of operations written anew. */
export function emitReadme(text: string, group: ResolvedGroup): string {
  const rows = group.operations.map(
    ({ name, route, summary }) => `| \`${name}\` | \`${route}\` | ${firstLine(summary)} |\n`,
  );
  const table = `| function | route | |\n|---|---|---|\n${rows.join("")}`;
  const about = replaceRegion(text, "about", `${describe(group.summary)}\n`, "html");
  return replaceRegion(about, "operations", [table, ...guardNotes(group)].join("\n"), "html");
}

/** What tells the forms of answers apart, and the bodies of errors. */
function guardNotes(group: ResolvedGroup): string[] {
  const guards = sortNames(guardNames(group)).map((name) => `\`${name}\``);
  const typed = group.operations.filter((operation) => typedErrors(operation).length > 0);
  const [first] = typed;
  return [
    ...(guards.length > 0 ? [`Guards for rarer forms of answers: ${guards.join(", ")}.\n`] : []),
    ...(first
      ? [
          `What errors say in their bodies is typed for ${typed.length === 1 ? "one function" : `${typed.length} functions`}: where \`isErrorOf("${first.name}", error)\` holds, \`error.status\` and \`error.body\` are.\n`,
        ]
      : []),
  ];
}

/** The umbrella's `src/index.ts`: each group's namespace, and each operation's function, by name. */
export function emitUmbrella(text: string, groups: readonly ResolvedGroup[]): string {
  const functions = functionNames(...groups);
  const names = groups.map(({ name }) => namespaceOf(name));
  const exports = [
    nameList("export", names, "./generated/groups.ts"),
    nameList("export", functions, "./generated/operations.ts"),
  ];
  return replaceRegion(text, "exports", exports.join(""), "line");
}

/** A table of the packages, with links to their folders where the text is read beside them. */
export function emitPackageTable(text: string, groups: readonly ResolvedGroup[], folder?: string): string {
  const named = (name: string) => (folder ? `[\`@slipway/${name}\`](${folder}/${name})` : `\`@slipway/${name}\``);
  const rows = groups.map(
    ({ name, summary, operations }) => `| ${named(name)} | ${firstLine(summary)} | ${operations.length} |\n`,
  );
  return replaceRegion(text, "packages", `| package | for | functions |\n|---|---|---|\n${rows.join("")}`, "html");
}

function firstLine(text: string): string {
  return text.split("\n")[0] ?? "";
}

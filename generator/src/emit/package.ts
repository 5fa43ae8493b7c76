import { type Moved, typedErrors } from "../model/contract.ts";
import type { ResolvedGroup } from "../model/resolve-group.ts";
import { namespaceOf } from "./consumers.ts";
import { emitErrors } from "./errors.ts";
import { guardNames } from "./guards.ts";
import { replaceRegion } from "./region.ts";
import { banner, functionNames, nameList, sortNames } from "./text.ts";
import { typeNames } from "./types.ts";

const TRADEMARK = "Vercel is a trademark of Vercel Inc. Slipway is not made, endorsed or supported by Vercel.";

/** The files of a new group package for people to continue; existing ones only change within their regions. */
export function scaffold(group: ResolvedGroup): ReadonlyMap<string, string> {
  return new Map([
    ["package.json", `${JSON.stringify(manifest(group), null, 2)}\n`],
    ["tsconfig.json", `${JSON.stringify({ extends: "../../tsconfig.build.json" }, null, 2)}\n`],
    ["src/index.ts", `export * from "./generated/exports.ts";\n`],
    ["README.md", readme(group)],
  ]);
}

function packageDescription(summary: string): string {
  return `${firstLine(summary)} Typed client for Vercel's REST API (unofficial).`;
}

function manifest({ name, summary }: ResolvedGroup): object {
  return {
    name: `@slipway/${name}`,
    version: "1.0.0",
    description: packageDescription(summary),
    keywords: keywords(name),
    license: "Apache-2.0",
    type: "module",
    sideEffects: false,
    // Since these versions CommonJS can require ES modules.
    engines: { node: "^20.19.0 || >=22.12.0" },
    // Used by TypeScript under `moduleResolution: node10`.
    main: "./dist/index.js",
    types: "./dist/index.d.ts",
    typesVersions: {},
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
      build: "tsup --config ../../tsup.config.base.ts && node ../../scripts/declarations.ts",
    },
    dependencies: { "@slipway/core": "workspace:^" },
    peerDependencies: { valibot: "^1.5.0" },
    peerDependenciesMeta: { valibot: { optional: true } },
    devDependencies: { valibot: "1.5.0" },
    publishConfig: { access: "public" },
  };
}

const extraKeywords: Readonly<Record<string, readonly string[]>> = {
  registry: ["oci", "docker", "container", "image", "registry-client", "push", "pull"],
  vcr: ["oci", "docker", "container", "registry"],
  sandboxes: ["sandbox", "isolation", "agent"],
  artifacts: ["turborepo", "turbo", "remote-cache"],
  "feature-flags": ["flags"],
  "global-config": ["edge-config"],
  security: ["firewall", "waf"],
};

function keywords(name: string): string[] {
  const all = ["slipway", "vercel", "hosting", "api", "client", "sdk", "typescript", name, ...name.split("-")];
  return [...new Set([...all, ...(extraKeywords[name] ?? [])])].filter((word) => !/^v\d+$/.test(word));
}

export function emitManifest(text: string, group: ResolvedGroup): string {
  const { name, version, description: _, keywords: __, ...others }: Record<string, unknown> = JSON.parse(text);
  const declared = Object.entries(Object(others.exports) as Record<string, string>) // Every manifest has this form.
    .filter(([entry, file]) => entry !== "." && file.endsWith(".js"))
    .map(([entry, file]) => [entry.replace("./", ""), [file.replace(/js$/, "d.ts")]]);
  const manifest = {
    ...{ name, version, description: packageDescription(group.summary), keywords: keywords(group.name) },
    ...{ ...others, typesVersions: { "*": Object.fromEntries(declared) } },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function readme({ name, summary, operations }: ResolvedGroup): string {
  const [first] = operations;
  return `# @slipway/${name}

<!-- generated: about -->
${packageDescription(summary)}
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

export function emitExports(group: ResolvedGroup): string {
  const guards = sortNames(guardNames(group));
  const errors = emitErrors(group) ? 'export { isErrorOf, type OperationErrors } from "./errors.ts";\n' : "";
  return [
    banner,
    errors,
    ...(guards.length > 0 ? [nameList("export", guards, "./guards.ts")] : []),
    nameList("export", functionNames(group), "./operations.ts"),
    nameList("export type", typeNames(group), "./types.ts"),
  ].join("");
}

export function emitReadme(text: string, group: ResolvedGroup): string {
  const rows = group.operations.map(
    ({ name, route, summary }) => `| \`${name}\` | \`${route}\` | ${firstLine(summary)} |\n`,
  );
  const table = `| function | route | |\n|---|---|---|\n${rows.join("")}`;
  const about = replaceRegion(text, "about", `${packageDescription(group.summary)}\n`);
  return replaceRegion(about, "operations", [table, ...guardNotes(group)].join("\n"));
}

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

export function emitUmbrellaExports(groups: readonly ResolvedGroup[], moved: readonly Moved[]): string {
  const names = groups.map(({ name }) => namespaceOf(name));
  const functions = nameList("export", functionNames(...groups), "./operations.ts");
  const old = moved.map(({ name }) => namespaceOf(name));
  return banner + nameList("export", names, "./groups.ts") + nameList("export", old, "./moved.ts") + functions;
}

export function emitPackageTable(text: string, groups: readonly ResolvedGroup[], folder?: string): string {
  const packageLink = (name: string) => (folder ? `[\`@slipway/${name}\`](${folder}/${name})` : `\`@slipway/${name}\``);
  const rows = groups.map(
    ({ name, summary, operations }) => `| ${packageLink(name)} | ${firstLine(summary)} | ${operations.length} |\n`,
  );
  return replaceRegion(text, "packages", `| package | for | functions |\n|---|---|---|\n${rows.join("")}`);
}

function firstLine(text: string): string {
  return text.split("\n")[0] ?? "";
}

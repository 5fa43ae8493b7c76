import type { Moved } from "../model/contract.ts";
import type { ResolvedGroup } from "../model/resolve-group.ts";
import { emitDescriptors } from "./operations.ts";
import { emitManifest, emitReadme } from "./package.ts";
import { emitSchemas } from "./schemas.ts";
import { banner, functionNames, sortNames } from "./text.ts";
import { typeNames } from "./types.ts";

/** Emits the package of moved operations: deprecated re-exports, without code. */
export async function emitMoved(
  group: ResolvedGroup & Moved,
  current: (path: string) => Promise<string>,
): Promise<[string, string][]> {
  const folder = `packages/${group.name}`;
  const [manifest, readme] = [`${folder}/package.json`, `${folder}/README.md`];
  return [
    [manifest, emitManifest(withoutCode(await current(manifest), group.to), group)],
    [readme, emitReadme(await current(readme), group)],
    [
      `${folder}/src/generated/exports.ts`,
      banner + list("export", functionNames(group)) + list("export type", typeNames(group)),
    ],
    [
      `${folder}/src/generated/descriptors.ts`,
      banner + list("export", exportedNames(emitDescriptors(group)), "/operations"),
    ],
    [`${folder}/src/generated/schemas.ts`, banner + list("export", exportedNames(emitSchemas(group)), "/schemas")],
  ];

  function list(keyword: string, names: readonly string[], entry = ""): string {
    const from = `@slipway/${group.to}${entry}`;
    const lines = names.map((name) => `  /** @deprecated It is in \`${from}\`. */\n  ${name},\n`);
    return `${keyword} {\n${lines.join("")}} from "${from}";\n`;
  }
}

/** A manifest that depends on the new package alone; the contract and the help of a group are only there. */
function withoutCode(text: string, to: string): string {
  const manifest: { exports: Record<string, string> } = JSON.parse(text);
  const { "./contract": _, "./help": __, ...exports } = manifest.exports;
  return JSON.stringify({ ...manifest, exports, dependencies: { [`@slipway/${to}`]: "workspace:^" } });
}

function exportedNames(text: string): string[] {
  return sortNames([...text.matchAll(/^export const (\w+)/gm)].map(([, name = ""]) => name));
}

/** Refuses generated packages without a namespace of the contract. */
export function refuseLostPackages(generated: readonly string[], files: ReadonlyMap<string, string>): void {
  const lost = generated.filter(
    (path) => /^packages\/[\w-]+\/src\/generated\/exports\.ts$/.test(path) && !files.has(path),
  );
  const names = lost.map((path) => path.split("/")[1]);
  if (names.length > 0)
    throw new Error(
      `No namespace of the contract is the package of packages/${names.join(", packages/")}. Where its operations moved, keep its namespace in contract/ with @movedTo("<group>"): its users go on with what it hands on. Where nobody ever had it, delete the folder.`,
    );
}

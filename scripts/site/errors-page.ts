import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { errorCodes } from "../../generator/src/model/refusals.ts";
import type { ResolvedGroup } from "../../generator/src/model/resolve-group.ts";
import { root } from "../build.ts";
import { markdownTable, type Page, type Places } from "./page.ts";

/** The page of all errors: those of the platform by their codes, and the classes of the packages that are written by hand. */
export function errorsPage(groups: readonly ResolvedGroup[], { operations }: Places): Page {
  const codes = new Map<string, { statuses: Set<number>; links: Set<string> }>();
  const statuses = new Map<number, number>();
  for (const group of groups) {
    for (const operation of group.operations) {
      for (const { status, codes: known } of errorCodes(operation, group.shapes)) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        for (const code of known) {
          const entry = codes.get(code) ?? { statuses: new Set(), links: new Set() };
          entry.statuses.add(status);
          entry.links.add(`[\`${operation.name}\`](${operations.get(operation.name)})`);
          codes.set(code, entry);
        }
      }
    }
  }
  const byCode = [...codes].sort(([one], [other]) => (one < other ? -1 : 1));
  const body = [
    "What a call throws is an `Error` with a `name`, and has a guard: `isApiError(error)` tells the platform's errors, `error.code` is its code.",
    "## Errors of the client",
    markdownTable(["error", "", "from"], [...classesOf("core"), ...classesOf("registry"), ...classesOf("emulator")]),
    "## Statuses",
    "How many functions the contract names each status for.",
    markdownTable(
      ["status", "functions"],
      [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => [`\`${status}\``, String(count)]),
    ),
    "## Codes of the platform",
    "The codes that the contract knows. The platform has more, and gives them as they are in `error.code`.",
    ...byCode.map(
      ([code, { statuses: of, links }]) =>
        `### ${code}\n\nWith ${[...of].map((each) => `\`${each}\``).join(", ")}, from ${[...links].join(", ")}.`,
    ),
  ];
  return {
    slug: "errors",
    title: "Errors and their codes",
    description: "Every error that a call can throw, and every error code of the platform that the contract knows.",
    body: body.join("\n\n"),
  };
}

/** The error classes that a package exports, with the first sentence above each. */
function classesOf(name: string): string[][] {
  const folder = join(root, "packages", name, "src");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    /(?<!\.test)\.ts$/.test(path),
  );
  const exported = readFileSync(join(root, "api/snapshots", `${name}.d.ts`), "utf8");
  const classes = files.flatMap((path) => {
    const text = readFileSync(join(folder, path), "utf8");
    return [...text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*?)\*\/\nexport (?:abstract )?class (\w+Error)\b/g)].map(
      ([, doc = "", error = ""]) => [`\`${error}\``, sentence(doc), `[\`@slipway/${name}\`](/packages/${name}/)`],
    );
  });
  const exportedClasses = classes.filter(([error = ""]) =>
    new RegExp(`\\b${error.replaceAll("`", "")}\\b`).test(exported),
  );
  return exportedClasses.sort(([one = ""], [other = ""]) => (one < other ? -1 : 1));
}

function sentence(doc: string): string {
  const text = doc.replaceAll(/\s*\n?\s*\*\s?/g, " ").trim();
  return /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text;
}

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Packed } from "../packed.ts";

/**
 * What is wrong with declarations as users get them: an `any`, which no compiler tells, and an operation of which an
 * editor would show nothing. What an import cannot resolve is told by the compilers, since they look into libraries.
 */
export function problemsOfDeclarations({ tarballs, consumer }: Packed): string[] {
  let functions = 0;
  const problems = [...tarballs.keys()].flatMap((name) => {
    const folder = join(consumer, "node_modules", name, "dist");
    return globSync("**/*.d.ts", { cwd: folder }).flatMap((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, "/**/").replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
      const declared = [...code.matchAll(/^(.*)\n(?:export )?declare function (\w+)/gm)];
      if (file.includes("generated")) functions += declared.length;
      const silent = declared.flatMap(([, before = "", each]) => (/\*\/$|^\S.*;$/.test(before) ? [] : [each]));
      const isAny = /[:<|,(] ?any\b(?! ?[:?])/.exec(code);
      return [
        ...(isAny ? [`${name}/${file} says any: ${code.slice(isAny.index - 60, isAny.index + 20)}`] : []),
        ...(file.includes("generated") ? silent : []).map(
          (each) => `An editor shows no docs for ${each} of ${name}/${file}.`,
        ),
      ];
    });
  });
  console.log(`${functions} operations are declared, ${problems.length} problems.`);
  return functions > 400 ? problems : [`Only ${functions} operations were found.`];
}

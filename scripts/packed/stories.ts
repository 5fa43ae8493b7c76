import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { blocksOf } from "../../test/readme-blocks.ts";
import { root } from "../build.ts";
import { manifestOf } from "../manifest.ts";
import { makeOneFile } from "../one-file/make.ts";
import type { Use } from "./cell.ts";
import { arrived, here, runStory } from "./follow.ts";
import { type Packed, packagesFor } from "./pack.ts";

const call = `const { SLIPWAY_API_URL: url, SLIPWAY_TOKEN: token } = process.env;
const answer = await fetch(url + "/v2/user", { headers: { authorization: "Bearer " + token } });
console.log("answered", answer.status);`;

const program = `import { createEmulator, type EmulatorOptions } from "@slipway/emulator";
const options: EmulatorOptions = { clock: "manual" };
await using emulator = await createEmulator(options);
emulator.clock.advance("5 seconds") satisfies Promise<void>;
// @ts-expect-error: it is typed, and no such member is there.
emulator.nothing;
const headers = { authorization: \`Bearer \${emulator.token}\` };
const answer = await fetch(\`\${emulator.url}/v9/projects\`, { headers });
console.log("answered", answer.status, (await fetch(\`\${emulator.url}/openapi.json\`)).status);
`;

/** The emulator as one file, in the hands of a stranger who has neither this clone nor a registry of packages. */
export const oneFile: readonly Use<string>[] = [
  [
    "packed",
    "made of the same sources again",
    async (tarball) => {
      const first = readFileSync(tarball);
      return first.equals(readFileSync((await makeOneFile()).tarball)) ? [] : ["The two files differ."];
    },
  ],
  [
    "packed",
    "started, installed, imported, compiled",
    (tarball) => {
      const file = `./${basename(tarball)}`;
      const tsc = join(root, "node_modules/.bin/tsc");
      const types = ["--types", "node", "--typeRoots", join(root, "node_modules/@types")];
      const steps = [
        { [file]: readFileSync(tarball), "call.mjs": call, "program.mts": program },
        [/--allow-host/, "npx", "--yes", file, "--help"],
        [/^answered 200$/m, "npx", "--yes", file, "--data", "data", "--", "node", "call.mjs"],
        [/added 1 package/, "npm", "install", file],
        ["answered 200 200", "node", "program.mts"],
        ["", tsc, "--strict", "--noEmit", "--module", "nodenext", "--target", "esnext", ...types, "program.mts"],
      ] as const;
      return runStory({ steps, isOffline: true });
    },
  ],
];

/** The README as a newcomer follows it, in a project beside the clone. */
function followReadme(): Promise<string[]> {
  const [line] = blocksOf("README.md", "sh").filter(({ code }) => code.startsWith("npm run use -- ../my-project "));
  const [around] = blocksOf("README.md", "sh").filter(({ code }) => code.startsWith("npx @slipway/emulator -- "));
  const [first, second] = blocksOf("README.md", "ts");
  if (!line || !around || !first || !second?.code.includes("createEmulator"))
    throw new Error("README.md does not say how packages are used from a clone.");
  const use = line.code.trim().replace("../my-project", here).split(" ");
  const steps = [
    [/added \d+ packages/, "npm", "--prefix", root, ...use.slice(1)],
    { "site.mjs": first.code, "main.mjs": second.code },
    [/^READY/, ...around.code.trim().split(" ")],
    [/^READY/, "node", "main.mjs"],
  ] as const;
  return runStory({ steps });
}

/** Checks that npm installs the declared dependencies of a package, and no more. */
function installByNpm(name: string, program: string, { tarballs, consumer }: Packed): Promise<string[]> {
  const folders = packagesFor([name], join(consumer, "node_modules"));
  const brought = [...folders].map((folder) => manifestOf(folder));
  const ours = brought.flatMap((each) => tarballs.get(each.name) ?? []);
  const names = brought.map((each) => (tarballs.has(each.name) ? `${each.name}@${each.version}` : each.name));
  const steps = [
    [/added \d+ packages/, "npm", "install", ...ours],
    arrived(names),
    ["true", "node", "--input-type=module", "--eval", program],
  ] as const;
  return runStory({ steps });
}

const isThere = (name: string, from: string) => `import { ${name} } from "${from}"; console.log(Boolean(${name}));`;

export const beside: readonly Use<Packed>[] = [
  ["packed", "the README from a clone", followReadme],
  [
    "packed",
    "one group by npm",
    (packed) => installByNpm("@slipway/domains", isThere("listDomains", "@slipway/domains"), packed),
  ],
  ["packed", "the umbrella by npm", (packed) => installByNpm("slipway", isThere("connect", "slipway"), packed)],
];

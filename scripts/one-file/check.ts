import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { root } from "../build.ts";
import { command } from "../command.mjs";
import { makeOneFile } from "./make.ts";

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

/** Uses the one file as a stranger: from an empty folder, with an empty home, without this clone and without a registry of packages. */
export async function checkOneFile(): Promise<boolean> {
  const { tarball } = await makeOneFile();
  const first = readFileSync(tarball);
  const again = readFileSync((await makeOneFile()).tarball);
  const beside = mkdtempSync(join(tmpdir(), "slipway-one-file-"));
  try {
    const problems = first.equals(again) ? [] : ["Two builds of the same sources differ."];
    problems.push(...use(beside, tarball));
    for (const problem of problems) console.error(problem);
    return problems.length === 0;
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}

function use(beside: string, tarball: string): string[] {
  const [home, folder] = [join(beside, "home"), join(beside, "empty")];
  for (const each of [home, folder]) mkdirSync(each);
  const file = `./${basename(tarball)}`;
  cpSync(tarball, join(folder, file));
  writeFileSync(join(folder, "call.mjs"), call);
  writeFileSync(join(folder, "program.mts"), program);
  const env = environment(home);
  const expectOutput = (wanted: RegExp, name: string, ...args: string[]): string[] => {
    const { file: started, args: words, shell } = command(name, args);
    const { status, stdout, stderr } = spawnSync(started, words, { cwd: folder, env, encoding: "utf8", shell });
    if (status === 0 && wanted.test(stdout)) return [];
    return [`${[name, ...args].join(" ")} ended with ${status}:\n${stdout}${stderr}`];
  };
  const types = ["--strict", "--noEmit", "--module", "nodenext", "--target", "esnext", "--types", "node"];
  const typeRoots = ["--typeRoots", join(root, "node_modules/@types")];
  return [
    ...expectOutput(/--allow-host/, "npx", "--yes", file, "--help"),
    ...expectOutput(/^answered 200$/m, "npx", "--yes", file, "--data", "data", "--", "node", "call.mjs"),
    ...expectOutput(/added 1 package/, "npm", "install", file),
    ...expectOutput(/^answered 200 200$/m, "node", "program.mts"),
    ...expectOutput(/^$/, join(root, "node_modules/.bin/tsc"), ...types, ...typeRoots, "program.mts"),
  ];
}

/** What a new user's terminal has. A registry of packages that is nowhere shows what would be fetched. */
function environment(home: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_|SLIPWAY_)/i.test(name));
  return {
    ...Object.fromEntries(own),
    HOME: home,
    USERPROFILE: home,
    npm_config_cache: join(home, "cache"),
    npm_config_registry: "http://127.0.0.1:9/",
    npm_config_fetch_retries: "0",
    npm_config_audit: "false",
  };
}

import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./build.ts";
import type { Absences } from "./outcome.ts";

const place = join(root, ".work/terraform");

/** Commands of Terraform in order, each with its expected exit code: an empty plan ends with 0. */
const steps: readonly (readonly [code: number, ...args: string[]])[] = [
  [0, "apply", "-auto-approve"],
  [0, "plan", "-detailed-exitcode"],
  [2, "plan", "-detailed-exitcode", "-var=build_command=make"],
  [0, "apply", "-auto-approve", "-var=build_command=make"],
  [0, "plan", "-detailed-exitcode", "-var=build_command=make"],
  [0, "state", "rm", "vercel_project.shop"],
  [0, "import", "vercel_project.shop", "$ID"],
  [0, "plan", "-detailed-exitcode", "-var=build_command=make"],
  [0, "destroy", "-auto-approve"],
];

/** The state has it only until the project is forgotten. */
const idOfProject = "ID=$(terraform state show vercel_project.shop | sed -n 's/^ *id *= \"\\(prj_.*\\)\"$/\\1/p')";

/** Applies, changes, imports and destroys the example by Terraform itself with the vendor's provider, around one emulator. */
export function checkTerraform(): boolean | Absences {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  cpSync(join(root, "examples/terraform"), place, { recursive: true });
  const options = { cwd: place, encoding: "utf8" } as const;
  const version = spawnSync("terraform", ["version"], options);
  if (version.error) return { absent: ["terraform is not on this machine"] };
  const initialised = spawnSync("terraform", ["init", "-no-color", "-input=false"], options);
  // Any other mistake, such as one in the example, is a failure.
  if (/Failed to query available provider packages|Failed to install provider/.test(initialised.stderr))
    return { absent: ["Terraform's registry, or the vendor's provider, cannot be had here"] };
  if (initialised.status !== 0) {
    console.error(initialised.stderr);
    return false;
  }
  const script = steps.map(([code, ...args]) => {
    const command = `terraform ${args.join(" ")}; test $? = ${code} || { echo "FAILED: ${args.join(" ")}"; exit 1; }`;
    return args[0] === "state" ? `${idOfProject}\n${command}` : command;
  });
  const args = [join(root, "packages/emulator/dist/cli.js"), "--seed", "seed.json", "--strict-requests", "--proxy"];
  return (
    spawnSync(process.execPath, [...args, "--", "sh", "-c", script.join("\n")], {
      ...options,
      env: { ...process.env, TF_CLI_ARGS: "-no-color" },
      stdio: "inherit",
    }).status === 0
  );
}

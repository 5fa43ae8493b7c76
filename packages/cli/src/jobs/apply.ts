import type { Command } from "commander";
import { CommandError, type Context, exitCodes, needs, usageError } from "../context.ts";
import type { Desired } from "./apply-file.ts";
import { planProject, planRecords, type Step } from "./apply-plan.ts";

interface ApplyFlags {
  readonly plan?: true;
  readonly project?: string[];
}

const example = `
projects:
  site:
    env:
      - { key: API_URL, value: https://api.example.com, type: plain, target: [production] }
      - { key: API_KEY, from: API_KEY }
    domains: [example.com, { name: www.example.com, redirect: example.com }]
    redirects: [{ source: /old, destination: /new, statusCode: 308 }]
dns:
  example.com: [{ type: A, name: www, value: 192.0.2.1, ttl: 60 }]

Nothing is deleted. After an interruption run the same command again: it compares with the current state.`;

export function register(command: Command, context: Context): void {
  command
    .argument("<file>", "the desired state, as YAML or JSON")
    .option("--plan", "only show the changes; exit code 2 if there are any")
    .option("--project <name...>", "only these projects of the file, and no DNS")
    .addHelpText("after", example)
    .action((file: string, flags: ApplyFlags) => applyFile(file, flags, context));
}

async function applyFile(file: string, { plan, project }: ApplyFlags, context: Context): Promise<void> {
  const { readDesired } = await import("./apply-file.ts").catch(needs("apply", "valibot", "yaml"));
  const desired = await readDesired(file, context.io);
  const steps = await planOf(desired, { file, project }, context);
  await context.print(steps.map(({ change, kind, of, name }) => ({ change, kind, of, name })));
  if (steps.length === 0) return context.note(`Nothing differs from ${file}.`);
  if (plan) throw new CommandError(`${steps.length} things differ from ${file}.`, exitCodes.usage);
  if (context.options.dryRun) return context.note("Nothing was sent that changes anything.");
  const changes = steps.filter(({ change }) => change === "change").length;
  if (changes) await context.confirm(`Change ${changes} existing things?`);
  let finished = 0;
  try {
    await context.progress("Applying", async (say) => {
      for (const { kind, of, name, run } of steps) {
        say(`${kind} ${name} of ${of} (${finished + 1} of ${steps.length})`);
        await run();
        finished++;
      }
    });
  } finally {
    context.note(
      `${finished} of ${steps.length} steps are done.${finished < steps.length ? " Run it again to continue." : ""}`,
    );
  }
}

type Selection = { readonly file: string; readonly project?: readonly string[] | undefined };

async function planOf(desired: Desired, { file, project }: Selection, context: Context): Promise<Step[]> {
  const client = await context.client();
  const call = { signal: context.signal };
  const plans: Step[][] = [];
  for (const idOrName of project ?? Object.keys(desired.projects)) {
    const desiredProject = Object.hasOwn(desired.projects, idOrName) ? desired.projects[idOrName] : undefined;
    if (!desiredProject)
      throw usageError(`${file} has no project ${idOrName}, but ${Object.keys(desired.projects).join(", ")}.`);
    plans.push(await planProject(client, { idOrName, call }, desiredProject, context.io.env));
  }
  for (const [domain, records] of project ? [] : Object.entries(desired.dns))
    plans.push(await planRecords(client, domain, records, call));
  return plans.flat();
}

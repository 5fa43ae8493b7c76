import { type DeployProgress, deploy } from "@slipway/deployments/node";
import type { Command } from "commander";
import { type Context, usageError } from "../context.ts";

interface DeployFlags {
  readonly prebuilt?: true;
  readonly archive?: true;
  readonly prod?: true;
  readonly target?: string;
  readonly project?: string;
  readonly name?: string;
  readonly wait: boolean;
}

export function register(command: Command, context: Context): void {
  command
    .argument("[folder]", "the folder to deploy", ".")
    .option("--prod", "deploy to production")
    .option("--target <environment>", "the environment, such as preview")
    .option("--prebuilt", "deploy the build output of the folder")
    .option("--archive", "send all files as one archive, for more than 15,000")
    .option("--project <name>", "the project; default: the one that the folder is linked to, or of the folder's name")
    .option("--name <name>", "the name of the deployment")
    .option("--no-wait", "end when the deployment is created")
    .addHelpText("after", "\nslipway --local deploy ./site --prod")
    .action((folder: string, flags: DeployFlags) => deployFolder(folder, flags, context));
}

async function deployFolder(folder: string, flags: DeployFlags, context: Context): Promise<void> {
  const { prebuilt, archive, prod, project, name, wait, target = prod && "production" } = flags;
  if (prod && flags.target !== undefined) throw usageError("--prod is --target production: give one of them.");
  const client = await context.client();
  const deployed = await context.progress(`Reading ${folder}`, (say) => {
    const onProgress = (progress: DeployProgress): void => say(progressText(progress), shareOf(progress));
    const { signal } = context;
    const what = { directory: folder, prebuilt, archive: archive && "tgz" } as const;
    return deploy(client, { ...what, target, project, name, wait, onProgress }, { signal });
  });
  const { id, readyState, alias, target: environment, origin } = deployed;
  const host = (environment === "production" && alias[0]) || deployed.url;
  context.note(wait ? `Deployed ${folder}. It opens at the address that stands in url.` : `Created ${id}.`);
  await context.print({ id, url: origin ?? `https://${host}`, readyState, target: environment ?? "preview", alias });
}

function shareOf({ step, bytes, bytesDone }: DeployProgress): number | undefined {
  return bytes && (step === "hash" || step === "upload") ? bytesDone / bytes : undefined;
}

function progressText({ step, files, filesDone, readyState = "" }: DeployProgress): string {
  if (step === "hash") return `Reading files: ${filesDone} of ${files}`;
  if (step === "upload") return `Sending files: ${filesDone} of ${files}`;
  return step === "build" ? `Building (${readyState.toLowerCase()})` : "Creating the deployment";
}

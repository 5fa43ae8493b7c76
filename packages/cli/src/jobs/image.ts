import { type CopyOptions, copy, pull, push } from "@slipway/registry";
import { buildImage, type ImageConfig, type LayerCompression, openLayoutFolder } from "@slipway/registry/node";
import type { Command } from "commander";
import { type Context, usageError } from "../context.ts";
import { parseJson } from "../fields.ts";
import { repositoryOf } from "./image-reference.ts";

interface BuildFlags {
  readonly output: string;
  readonly at: string;
  readonly platform: string;
  readonly tag: string;
  readonly base?: string;
  readonly entrypoint?: string;
  readonly cmd?: string;
  readonly env?: readonly string[];
  readonly label?: readonly string[];
  readonly port?: readonly string[];
  readonly user?: string;
  readonly workdir?: string;
  readonly compression?: LayerCompression;
}

const REFERENCE = "such as vcr.vercel.com/team/project/repository:tag, ubuntu:24.04 or ghcr.io/acme/web:1";

function registerBuild(command: Command, context: Context): void {
  const { print, progress, signal } = context;
  command
    .command("build")
    .description("Builds an image of a folder, in an image layout.")
    .argument("<folder>", "the folder to pack")
    .requiredOption("--output <layout>", "the folder of the image layout")
    .option("--at <path>", "its path in the image", "/app")
    .option("--platform <platform>", "the platform of the image", "linux/amd64")
    .option("--tag <tag>", "its name in the layout", "latest")
    .option("--base <reference>", `the base image, ${REFERENCE}`)
    .option("--entrypoint <program>", "the program to run, as a JSON list or one word")
    .option("--cmd <arguments>", "its arguments, as a JSON list or one word")
    .option("--env <name=value...>", "environment variables")
    .option("--label <name=value...>", "labels")
    .option("--port <port...>", "ports that the program opens, such as 8080 or 53/udp")
    .option("--user <user>", 'the user that runs it, such as 1000 or ""; default: the base\'s')
    .option("--workdir <path>", "the working directory")
    .option("--compression <compression>", "gzip, zstd or none; default: gzip")
    .action(async (folder: string, { output, at, platform, tag, base, compression, ...flags }: BuildFlags) => {
      const store = openLayoutFolder(output);
      const source = base === undefined ? undefined : await repositoryOf(base, context);
      const image = await progress(`Building ${folder}`, async () => {
        const built = await buildImage({
          layers: [{ folder, at }],
          platform,
          base: source && { store: source.store, reference: source.reference },
          config: configOf(flags),
          compression,
          signal,
        });
        return copy(built.store, store, built.reference, { as: tag, signal });
      });
      await print({ digest: image.digest, tag, layout: output });
    });
}

export function register(command: Command, context: Context): void {
  const { print } = context;
  registerBuild(command, context);
  command
    .command("push")
    .description("Sends an image of a layout to a registry, with its signatures.")
    .argument("<layout>", "the folder of the image layout")
    .argument("<reference>", REFERENCE)
    .option("--tag <tag>", "its name in the layout", "latest")
    .action(async (layout: string, to: string, { tag }: { tag: string }) => {
      const { store, reference } = await repositoryOf(to, context);
      const { digest } = await transfer(`Pushing ${to}`, context, (options) =>
        push(openLayoutFolder(layout), tag, store, { as: reference, ...options }),
      );
      await print({ digest, reference: to });
    });
  command
    .command("pull")
    .description("Fetches an image into a layout.")
    .argument("<reference>", REFERENCE)
    .argument("<layout>", "the folder of the image layout")
    .option("--platform <platform>", "one platform of the image, or all; default: this machine's")
    .action(async (from: string, layout: string, { platform }: { platform?: string }) => {
      const { store, reference } = await repositoryOf(from, context);
      const { digest } = await transfer(`Pulling ${from}`, context, (options) =>
        pull(store, reference, openLayoutFolder(layout), { platform, ...options }),
      );
      await print({ digest, layout });
    });
  command
    .command("copy")
    .description("Copies an image from one registry to another, for every platform and with its signatures.")
    .argument("<from>", REFERENCE)
    .argument("<to>", "the same")
    .action(async (from: string, to: string) => {
      const source = await repositoryOf(from, context);
      const target = await repositoryOf(to, context);
      const { digest } = await transfer(`Copying ${from}`, context, (options) =>
        copy(source.store, target.store, source.reference, { as: target.reference, referrers: true, ...options }),
      );
      await print({ digest, reference: to });
    });
}

function transfer<T>(text: string, context: Context, work: (options: CopyOptions) => Promise<T>): Promise<T> {
  return context.progress(text, (say) =>
    work({
      signal: context.signal,
      onProgress: ({ state, descriptor }) => say(`${text}: ${state} ${descriptor.digest.slice(0, 19)}`),
    }),
  );
}

function configOf(flags: Omit<BuildFlags, "output" | "at" | "platform" | "tag">): ImageConfig {
  const { entrypoint, cmd, env, label, port, user, workdir } = flags;
  return {
    ...(entrypoint !== undefined && { entrypoint: parseWords("--entrypoint", entrypoint) }),
    ...(cmd !== undefined && { cmd: parseWords("--cmd", cmd) }),
    ...(env && { env: Object.fromEntries(env.map((each) => pairOf("--env", each))) }),
    ...(label && { labels: Object.fromEntries(label.map((each) => pairOf("--label", each))) }),
    ...(port && { ports: port }),
    ...(user !== undefined && { user }),
    ...(workdir !== undefined && { workingDir: workdir }),
  };
}

function pairOf(flag: string, text: string): [string, string] {
  const [name = "", ...value] = text.split("=");
  if (name === "" || value.length === 0) throw usageError(`${flag} takes name=value.`);
  return [name, value.join("=")];
}

function parseWords(flag: string, text: string): string[] {
  if (!text.startsWith("[")) return [text];
  const words = parseJson(flag, text);
  if (Array.isArray(words) && words.every((each) => typeof each === "string")) return words;
  throw usageError(`${flag} takes a JSON list of texts, such as ["node","/app/server.js"].`);
}

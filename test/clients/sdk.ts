import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { installPeer } from "../../scripts/peers/install-peer.ts";

/** A schema of the SDK's, of which nothing is used but this. */
export interface SdkSchema {
  readonly _def: Readonly<Record<string, unknown>>;
  safeParse(value: unknown): { readonly success: boolean; readonly error?: { readonly message: string } };
}

/** A function of the SDK, which is a method of one of its classes by another name. */
interface SdkFunction {
  readonly name: string;
  /** Route, such as `GET /v2/user`. */
  readonly route: string;
  /** Schema of the input; absent for none. */
  readonly input: () => Promise<SdkSchema | undefined>;
  /** Schemas of accepted responses, by status. */
  readonly answers: ReadonlyMap<number, () => Promise<SdkSchema | undefined>>;
}

const folder = join(installPeer("platform-clients"), "node_modules/@vercel/sdk/esm");

/** Something that a file of the SDK exports. */
export async function sdkExport<Value>(file: string, name: string): Promise<Value | undefined> {
  // The caller states the type.
  const module = (await import(pathToFileURL(join(folder, file)).href)) as Readonly<Record<string, Value | undefined>>;
  return module[name];
}

/** Every function of the SDK, as its own files have it. */
export const sdkFunctions: readonly SdkFunction[] = globSync("funcs/*.js", { cwd: folder }).flatMap((file) => {
  const text = readFileSync(join(folder, file), "utf8");
  const [method, path] = [/method: "(\w+)"/, /pathToFunc\(\s*"([^"]+)"/].map((part) => part.exec(text)?.[1]);
  if (method === undefined || path === undefined) return [];
  const schema = (name: string) => {
    const pattern = new RegExp(`import \\{[^}]*\\b${name.replace("$", "\\$")}[^}]*\\} from "\\.\\./([^"]+)"`);
    const from = pattern.exec(text)?.[1];
    return async () => (from === undefined ? undefined : sdkExport<SdkSchema>(from, name));
  };
  const [, input] = /safeParse\(request, \(value\) => (\w+\$outboundSchema)/.exec(text) ?? [];
  const answers = [...text.matchAll(/M\.json\((\d+), (\w+\$inboundSchema)\)/g)].map(
    ([, status, name = ""]) => [Number(status), schema(name)] as const,
  );
  return {
    name: basename(file, ".js"),
    route: `${method} ${path}`,
    input: input === undefined ? async () => undefined : schema(input),
    answers: new Map(answers),
  };
});

if (sdkFunctions.length < 300) throw new Error("Few functions of the SDK were found: it is built otherwise now");

import { readFileSync } from "node:fs";
import { join } from "node:path";

type Texts = Readonly<Record<string, string>>;

/** The members of a package.json that are read here. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Texts;
  readonly scripts?: Texts;
  readonly dependencies?: Texts;
  readonly optionalDependencies?: Texts;
  readonly peerDependencies?: Texts;
  readonly devDependencies?: Texts;
}

export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

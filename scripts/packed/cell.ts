import type { Packed } from "./pack.ts";

/** Where a cell runs in CI: `packed` on every change, `weekly` what takes long. */
export type Job = "packed" | "weekly";

/** One use of the packages, as one layout installs them. */
export interface Cell {
  readonly job: Job;
  readonly layout: string;
  readonly use: string;
  /** Returns problems, in sentences. Throws AbsentError where the machine lacks a program. */
  readonly run: (packed: Packed) => Promise<readonly string[]>;
}

/** What is done with an installed project. */
export type Use<Project> = readonly [
  job: Job,
  use: string,
  run: (project: Project) => readonly string[] | Promise<readonly string[]>,
];

/** The cells of a layout, which is installed before its first use. */
export function cellsOf<Project>(
  layout: string,
  install: (packed: Packed) => Project | Promise<Project>,
  uses: readonly Use<Project>[],
): Cell[] {
  let installed: Promise<Project> | undefined;
  return uses.map(([job, use, run]) => ({
    job,
    layout,
    use,
    async run(packed) {
      installed ??= (async () => install(packed))();
      return run(await installed);
    },
  }));
}

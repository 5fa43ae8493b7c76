import type { Packed } from "./pack.ts";

/** CI job of a cell: `packed` on every change, `weekly` for slow ones. */
export type Job = "packed" | "weekly";

/** A use of the packages in a layout. */
export interface Cell {
  readonly job: Job;
  readonly layout: string;
  readonly use: string;
  /** Returns problems, in sentences. Throws AbsentError where the machine lacks a program. */
  readonly run: (packed: Packed) => Promise<readonly string[]>;
}

/** A use of an installed project. */
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

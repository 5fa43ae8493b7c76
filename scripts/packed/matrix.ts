import type { Absences, Failures } from "../outcome.ts";
import { AbsentError } from "../peers/install-peer.ts";
import type { Cell, Job } from "./cell.ts";
import { cells } from "./cells.ts";
import type { Packed } from "./pack.ts";

/** Layouts are used two at a time, because a machine of CI has that many cores; the uses of one follow each other. */
const AT_ONCE = 2;

/** Uses the packages in all ways of a job, or in those whose name holds a word, and prints a row for each as it ends. */
export async function checkMatrix(
  packed: Packed,
  chosen: Job | { readonly word: string },
): Promise<boolean | Absences | Failures> {
  const wanted = cells.filter((cell) =>
    typeof chosen === "string" ? cell.job === chosen : nameOf(cell).includes(chosen.word),
  );
  const width = Math.max(...wanted.map((cell) => nameOf(cell).length));
  const failures = wanted.length === 0 ? ["No cell is meant."] : [];
  const absences: string[] = [];
  const left = Map.groupBy(wanted, ({ layout }) => layout).values();
  const work = async () => {
    for (const lane of left)
      for (const cell of lane) {
        const start = performance.now();
        const { problems, absent } = await cell
          .run(packed)
          .then((found) => ({ problems: found, absent: [] }), reasonOf);
        const result = problems.length > 0 ? "failed" : [absent.length > 0 ? "absent" : "passed", ...absent].join(": ");
        const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
        console.log(`${nameOf(cell).padEnd(width)}  ${seconds} s  ${result}`);
        failures.push(...problems.map((problem) => `${nameOf(cell)}: ${problem}`));
        absences.push(...absent.map((reason) => `${cell.use} (${reason})`));
      }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (failures.length > 0) return { failures };
  return absences.length === 0 || { absent: absences };
}

function nameOf({ layout, use }: Cell): string {
  return `${layout}: ${use}`;
}

function reasonOf(error: unknown): { problems: string[]; absent: string[] } {
  if (error instanceof AbsentError) return { problems: [], absent: [error.message] };
  return { problems: [error instanceof Error ? error.message : String(error)], absent: [] };
}

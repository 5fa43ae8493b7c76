import type { Absences, Failures } from "../outcome.ts";
import { AbsentError } from "../peers/install-peer.ts";
import type { Cell, Job } from "./cell.ts";
import { cells } from "./cells.ts";
import type { Packed } from "./pack.ts";

/** Two layouts at a time, for the two cores of a CI machine; the uses of a layout run one after another. */
const AT_ONCE = 2;

/** Uses the packages in all ways of a job, or in those whose name holds a word, and prints a row for each as it ends. */
export async function checkMatrix(
  packed: Packed,
  chosen: Job | { readonly word: string },
): Promise<boolean | Absences | Failures> {
  const matching = cells.filter((cell) =>
    typeof chosen === "string" ? cell.job === chosen : cellName(cell).includes(chosen.word),
  );
  const width = Math.max(...matching.map((cell) => cellName(cell).length));
  const failures = matching.length === 0 ? ["No cell is meant."] : [];
  const absences: string[] = [];
  const pending = Map.groupBy(matching, ({ layout }) => layout).values();
  const work = async () => {
    for (const lane of pending)
      for (const cell of lane) {
        const start = performance.now();
        const { problems, absent } = await cell
          .run(packed)
          .then((messages) => ({ problems: messages, absent: [] }), reasonOf);
        const result = problems.length > 0 ? "failed" : [absent.length > 0 ? "absent" : "passed", ...absent].join(": ");
        const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
        console.log(`${cellName(cell).padEnd(width)}  ${seconds} s  ${result}`);
        failures.push(...problems.map((problem) => `${cellName(cell)}: ${problem}`));
        absences.push(...absent.map((reason) => `${cell.use} (${reason})`));
      }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (failures.length > 0) return { failures };
  return absences.length === 0 || { absent: absences };
}

function cellName({ layout, use }: Cell): string {
  return `${layout}: ${use}`;
}

function reasonOf(error: unknown): { problems: string[]; absent: string[] } {
  if (error instanceof AbsentError) return { problems: [], absent: [error.message] };
  return { problems: [error instanceof Error ? error.message : String(error)], absent: [] };
}

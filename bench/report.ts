import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BenchFigures, BenchTable } from "../generator/src/emit/bench-figures.ts";
import { root } from "../scripts/build.ts";

export class Report {
  readonly #tables: BenchTable[] = [];

  add(table: BenchTable): void {
    this.#tables.push(table);
    const { title, columns, rows } = table;
    const lines = [columns, ...rows];
    const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
    const printed = lines.map((line) =>
      line.map((text, at) => (at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0))).join("  "),
    );
    console.log(`\n${title}\n\n${printed.join("\n")}`);
  }

  write(name: string, more: Pick<BenchFigures, "sandboxes"> = {}): void {
    const figures: BenchFigures = { at: new Date().toISOString().slice(0, 10), ...more, tables: this.#tables };
    writeFileSync(join(root, "bench/recorded", `${name}.json`), `${JSON.stringify(figures, null, 2)}\n`);
  }
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

import type { DeployProgress } from "@slipway/deployments";

interface Row {
  readonly step: string;
  readonly held: boolean;
  readonly detail: string;
  readonly seconds: number;
}

/** Runs the steps of the demo, says how each went, and closes with a table. */
export class Report {
  readonly #rows: Row[] = [];

  /** Runs a step: it returns what there is to say about it, and fails by throwing. Later steps need it, so it throws on. */
  async step<T>(step: string, work: () => Promise<{ detail: string; value: T }>): Promise<T> {
    const start = performance.now();
    const done = (held: boolean, detail: string) => {
      this.#rows.push({ step, held, detail, seconds: (performance.now() - start) / 1000 });
      console.log(`${held ? "✓" : "✗"} ${step}: ${detail}`);
    };
    try {
      const { detail, value } = await work();
      done(true, detail);
      return value;
    } catch (error) {
      done(false, error instanceof Error ? error.message : String(error));
      throw error;
    }
  }

  get held(): boolean {
    return this.#rows.length > 0 && this.#rows.every((row) => row.held);
  }

  /** The summary: one line a step. */
  toString(): string {
    const rows = this.#rows.map(({ step, held, detail, seconds }) => [
      step,
      held ? "held" : "FAILED",
      seconds.toFixed(2),
      detail,
    ]);
    const table = [["step", "result", "seconds", ""], ...rows];
    const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
    return table
      .map((row) =>
        row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join("  ")
          .trimEnd(),
      )
      .join("\n");
  }
}

/** Shows how far a deployment is: one line that is rewritten on a terminal, one line a step elsewhere. */
export function progressLine(): (progress: DeployProgress) => void {
  let last = "";
  return ({ step, files, filesDone, bytesDone, readyState }) => {
    const line = `  ${step} ${filesDone}/${files} files, ${bytesDone} bytes${readyState ? `, ${readyState}` : ""}`;
    if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}${filesDone === files ? "\n" : ""}`);
    else if (filesDone === files && line !== last) console.log(line);
    last = line;
  };
}

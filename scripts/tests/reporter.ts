import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { SerializedError } from "vitest";
import type { Reporter, TestCase, TestModule, TestSuite } from "vitest/node";
import { reportFile, type TestReport } from "./report.ts";

// A reporter of vitest beside its own: it leaves what failed by name, errors outside of tests too, so that the end of a
// long output tells what its middle held.
export default class FailuresReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const failures: { what: string; why: string }[] = [];
    let passed = 0;
    for (const module of modules) {
      failures.push(...ownErrors(module, module.relativeModuleId));
      for (const suite of module.children.allSuites()) failures.push(...ownErrors(suite, testName(suite)));
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state === "passed") passed += 1;
        if (state === "failed") failures.push({ what: testName(test), why: firstLine(errors?.[0]) });
      }
    }
    for (const error of unhandled) failures.push({ what: "outside of any test", why: firstLine(error) });
    mkdirSync(dirname(reportFile), { recursive: true });
    writeFileSync(reportFile, JSON.stringify({ passed, failures } satisfies TestReport));
  }
}

/** Errors of a file or of a group's hooks, which are not test's. */
function ownErrors(of: TestModule | TestSuite, what: string): { what: string; why: string }[] {
  return of.errors().map((error) => ({ what, why: firstLine(error) }));
}

function testName(of: TestCase | TestSuite): string {
  return `${of.module.relativeModuleId} > ${of.fullName}`;
}

function firstLine(error: { readonly message?: string } | undefined): string {
  return error?.message?.split("\n")[0]?.slice(0, 300) ?? "no reason given";
}

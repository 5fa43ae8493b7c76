import { expect, test } from "vitest";
import meant from "../../contract/differences.json" with { type: "json" };

// A reason that names a place alone would be the reason for whatever comes there one day.
test("each reason of contract/differences.json says what it is the reason for", () => {
  const silent = meant.filter((each) => !("what" in each) && !("kind" in each));
  expect(silent.map(({ reason }) => reason)).toEqual([]);
});

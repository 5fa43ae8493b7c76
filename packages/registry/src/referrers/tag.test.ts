import { expect, test } from "vitest";
import { referrersTag } from "./tag.ts";

test.each([
  [`sha256:${"a".repeat(64)}`, `sha256-${"a".repeat(64)}`],
  [`sha512:${"b".repeat(128)}`, `sha512-${"b".repeat(64)}`],
  [
    "test+algorithm+using+algorithm+separators+and+lots+of+characters+to+excercise+overall+truncation:alsoSome=InTheEncodedSectionToShowHyphenReplacementAndLotsAndLotsOfCharactersToExcerciseEncodedTruncation",
    "test-algorithm-using-algorithm-s-alsoSome-InTheEncodedSectionToShowHyphenReplacementAndLotsAndLot",
  ],
])("%s refers by %s", (digest, tag) => {
  expect(referrersTag(digest)).toBe(tag);
});

import { expect, test } from "vitest";
import { loadJustBash } from "./load.ts";

test("a shell that is not installed is refused with a sentence that says what to install", async () => {
  await expect(loadJustBash("just-bash-that-is-not-there")).rejects.toThrow(/npm install just-bash/);
});

import { expect, test } from "vitest";
import { driftPath } from "./declared-answers.ts";

const secrets = ["protectionBypass", "env.*.value", "token"];

test.each([
  { says: "the root has no path", path: [], shown: "" },
  { says: "a member is named", path: ["id"], shown: "id" },
  { says: "a credential itself is named", path: ["env", "*", "value"], shown: "env.*.value" },
  {
    says: "below a credential nothing is named",
    path: ["protectionBypass", "*", "scope"],
    shown: "protectionBypass.*.*",
  },
  { says: "nor below one in a list", path: ["env", "*", "value", "deep"], shown: "env.*.value.*" },
  { says: "what has a credential's name elsewhere is none", path: ["agent", "token", "id"], shown: "agent.token.id" },
])("$says", ({ path, shown }) => {
  expect(driftPath(path, secrets)).toBe(shown);
});

test("an answer whose members are all credentials has no path below them", () => {
  expect(driftPath(["both", "right"], ["*"])).toBe("both.*");
});

test("a credential within a credential has no path below the outer one", () => {
  expect(driftPath(["a", "b", "c"], ["a.b", "a"])).toBe("a.*.*");
});

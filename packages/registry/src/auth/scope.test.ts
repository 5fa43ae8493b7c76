import { expect, test } from "vitest";
import { joinScopes, scopeOf } from "./scope.ts";

test("a request's scope follows from its method", () => {
  const scopes = ["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE"].map((method) => scopeOf("a/b", method));
  const [pull, push] = ["repository:a/b:pull", "repository:a/b:pull,push"];
  expect(scopes).toEqual([pull, pull, push, push, push, "repository:a/b:delete"]);
});

test("scopes in any order have one form", () => {
  const form = ["repository:a:pull", "repository:b:pull,push"];
  expect(joinScopes(["repository:b:push", "repository:a:pull", "repository:b:pull,push"])).toEqual(form);
  expect(joinScopes(form.toReversed())).toEqual(form);
});

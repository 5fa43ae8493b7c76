import { expect, test } from "vitest";
import { words } from "../../../../../test/words.ts";
import { repositoryAt } from "./repository-at.ts";

test.each(
  words(`https://github.com/acme/web https://github.com/Acme/Web.git https://www.github.com/acme/web.git/
  https://user:secret@github.com/acme/web http://github.com:80/acme/web git@github.com:Acme/Web.git
  ssh://git@github.com/acme/web.git ssh://git@github.com:22/acme/web.git git+ssh://git@github.com/acme/web
  git://github.com/acme/web github.com/acme/web`),
)("%s is acme/web", (address) => {
  expect(repositoryAt(address)).toBe("acme/web");
});

test.each([
  "https://github.com/acme",
  "https://example.com/github.com/acme/web",
  "https://gitlab.com/acme/web",
  "acme/web",
  "",
])("%j is not a repository of GitHub", (address) => {
  expect(repositoryAt(address)).toBeUndefined();
});

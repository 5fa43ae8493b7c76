import { expect, test } from "vitest";
import { once } from "./once.ts";

const done = async () => "done";
const fail = async (): Promise<string> => {
  throw new Error("The database is down.");
};

test("work is done once", async () => {
  expect(await once("a", done)).toBe("done");
  expect(await once("a", done)).toBeUndefined();
});

test("work that failed is done again", async () => {
  await expect(once("b", fail)).rejects.toThrow("The database is down.");
  expect(await once("b", done)).toBe("done");
  expect(await once("b", done)).toBeUndefined();
});

function held() {
  let end = (_: string | Error): void => {};
  const work = new Promise<string>((resolve, reject) => {
    end = (how) => (typeof how === "string" ? resolve(how) : reject(how));
  });
  return { work: () => work, end };
}

test("a repeated delivery waits for the end of the first one", async () => {
  const { work, end } = held();
  const both = [once("c", work), once("c", done)];
  end("done by the first");
  expect(await Promise.all(both)).toEqual(["done by the first", undefined]);
});

test("a repeated delivery fails with the first one", async () => {
  const { work, end } = held();
  const both = [once("d", work), once("d", done)];
  end(new Error("The database is down."));
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await once("d", done)).toBe("done");
});

test("events without an ID are not taken for each other", async () => {
  for (const id of [undefined, "", null]) {
    expect(await once(id, done)).toBe("done");
    expect(await once(id, done)).toBe("done");
  }
});

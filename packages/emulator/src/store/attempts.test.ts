import { once } from "node:events";
import { expect, test } from "vitest";
import { Attempts } from "./attempts.ts";
import { StorageError } from "./storage-error.ts";

function things(): { attempts: Attempts<string>; list: string[]; kept: string[][]; add(name: string): void } {
  const kept: string[][] = [];
  const attempts = new Attempts<string>((changed) => {
    kept.push([...changed]);
  });
  const list: string[] = [];
  const add = (name: string): void => {
    list.push(name);
    attempts.changed(() => list.pop(), name);
  };
  return { attempts, list, kept, add };
}

const fail = (): never => {
  throw new Error("no");
};

test("changes of an attempt are stored together, at its end", () => {
  const { attempts, list, kept, add } = things();
  expect(
    attempts.run(() => {
      add("a");
      add("b");
      expect(kept).toEqual([]);
      return "done";
    }),
  ).toBe("done");
  expect([list, kept]).toEqual([["a", "b"], [["a", "b"]]]);
});

test("a part that fails takes back its own, and the rest is kept", () => {
  const { attempts, list, kept, add } = things();
  attempts.run(() => {
    add("a");
    const part = (): void => {
      add("b");
      fail();
    };
    expect(() => attempts.run(part)).toThrow("no");
    attempts.run(() => add("c"));
  });
  expect([list, kept]).toEqual([["a", "c"], [["a", "c"]]]);
});

test("a part that went well is taken back with the whole", () => {
  const { attempts, list, kept, add } = things();
  const whole = (): void => {
    attempts.run(() => add("a"));
    fail();
  };
  expect(() => attempts.run(whole)).toThrow("no");
  expect([list, kept]).toEqual([[], []]);
});

test("work that waits is refused, and what it changed before is taken back", () => {
  const { attempts, list, add } = things();
  const waiting = async (): Promise<void> => {
    add("a");
    await Promise.reject(new Error("later"));
  };
  expect(() => attempts.run(waiting)).toThrow(/cannot wait/);
  expect(list).toEqual([]);
});

test("jobs run after the attempt is kept, in order, and may attempt more; those of what is taken back never run", () => {
  const { attempts, kept, add } = things();
  const ran: string[] = [];
  attempts.run(() => {
    add("a");
    attempts.afterwards(() => {
      ran.push(`after ${kept.length}`);
      attempts.run(() => add("b"));
    });
    const part = (): void => {
      attempts.afterwards(() => ran.push("never"));
      fail();
    };
    expect(() => attempts.run(part)).toThrow("no");
    attempts.afterwards(() => ran.push(`after ${kept.length}`));
  });
  expect([ran, kept]).toEqual([
    ["after 1", "after 2"],
    [["a"], ["b"]],
  ]);
  expect(() => attempts.afterwards(() => {})).toThrow("outside of an attempt");
});

test("a job that fails does not turn what was kept into a failure: it is a warning", async () => {
  const { attempts } = things();
  const warned = once(process, "warning");
  expect(
    attempts.run(() => {
      attempts.afterwards(() => fail());
      return "done";
    }),
  ).toBe("done");
  expect((await warned)[0]).toMatchObject({ message: "no" });
});

test("a step that cannot be taken back keeps no other one from being taken back, and nothing is kept from then on", () => {
  const { attempts, list, kept, add } = things();
  const broken = (): void => {
    add("a");
    attempts.changed(() => {
      throw new Error("the file is held by another program");
    });
    add("b");
    fail();
  };
  expect(() => attempts.run(broken)).toThrow("no");
  expect([list, kept]).toEqual([[], []]);
  const later = (): void => attempts.run(() => add("c"));
  expect(later).toThrow(StorageError);
  expect(later).toThrow(/the file is held by another program.*[Ss]tart/);
  expect([list, kept]).toEqual([[], []]);
  expect(() => attempts.changed(() => {})).toThrow("outside of an attempt");
  // To look at what is there is no change.
  expect(attempts.run(() => list.length)).toBe(0);
});

test("a step of a part that cannot be taken back takes the whole attempt with it", () => {
  const { attempts, list, kept, add } = things();
  const whole = (): void => {
    add("a");
    attempts.run(
      () => attempts.changed(fail),
      () => false,
    );
  };
  expect(() => attempts.run(whole)).toThrow(StorageError);
  expect([list, kept]).toEqual([[], []]);
});

test("a job before the end runs once, after all changes; when it fails nothing has changed", () => {
  const { attempts, list, kept, add } = things();
  const seen: number[][] = [];
  const job = (): number => seen.push([list.length, kept.length]);
  attempts.run(() => {
    attempts.beforehand(job);
    add("a");
    attempts.beforehand(job);
  });
  expect(seen).toEqual([[1, 0]]);
  const failing = (): void => {
    add("b");
    attempts.beforehand(fail);
  };
  expect(() => attempts.run(failing)).toThrow("no");
  expect([list, kept]).toEqual([["a"], [["a"]]]);
});

import { once } from "node:events";
import { expect, test } from "vitest";
import { StorageError } from "./storage-error.ts";
import { Transactions } from "./transactions.ts";

function things(): { transactions: Transactions<string>; list: string[]; kept: string[][]; add(name: string): void } {
  const kept: string[][] = [];
  const transactions = new Transactions<string>((changed) => {
    kept.push([...changed]);
  });
  const list: string[] = [];
  const add = (name: string): void => {
    list.push(name);
    transactions.recordChange(() => list.pop(), name);
  };
  return { transactions, list, kept, add };
}

const fail = (): never => {
  throw new Error("no");
};

test("changes of a transaction are stored together, at its end", () => {
  const { transactions, list, kept, add } = things();
  expect(
    transactions.run(() => {
      add("a");
      add("b");
      expect(kept).toEqual([]);
      return "done";
    }),
  ).toBe("done");
  expect([list, kept]).toEqual([["a", "b"], [["a", "b"]]]);
});

test("a part that fails takes back its own, and the rest is kept", () => {
  const { transactions, list, kept, add } = things();
  transactions.run(() => {
    add("a");
    const part = (): void => {
      add("b");
      fail();
    };
    expect(() => transactions.run(part)).toThrow("no");
    transactions.run(() => add("c"));
  });
  expect([list, kept]).toEqual([["a", "c"], [["a", "c"]]]);
});

test("a part that went well is taken back with the whole", () => {
  const { transactions, list, kept, add } = things();
  const whole = (): void => {
    transactions.run(() => add("a"));
    fail();
  };
  expect(() => transactions.run(whole)).toThrow("no");
  expect([list, kept]).toEqual([[], []]);
});

test("work that waits is refused, and what it changed before is taken back", () => {
  const { transactions, list, add } = things();
  const waiting = async (): Promise<void> => {
    add("a");
    await Promise.reject(new Error("later"));
  };
  expect(() => transactions.run(waiting)).toThrow(/cannot wait/);
  expect(list).toEqual([]);
});

test("jobs run after the transaction is kept, in order, and may begin transactions; those of what is taken back never run", () => {
  const { transactions, kept, add } = things();
  const ran: string[] = [];
  transactions.run(() => {
    add("a");
    transactions.afterCommit(() => {
      ran.push(`after ${kept.length}`);
      transactions.run(() => add("b"));
    });
    const part = (): void => {
      transactions.afterCommit(() => ran.push("never"));
      fail();
    };
    expect(() => transactions.run(part)).toThrow("no");
    transactions.afterCommit(() => ran.push(`after ${kept.length}`));
  });
  expect([ran, kept]).toEqual([
    ["after 1", "after 2"],
    [["a"], ["b"]],
  ]);
  expect(() => transactions.afterCommit(() => {})).toThrow("outside of a transaction");
});

test("a job that fails does not turn what was kept into a failure: it is a warning", async () => {
  const { transactions } = things();
  const warned = once(process, "warning");
  expect(
    transactions.run(() => {
      transactions.afterCommit(() => fail());
      return "done";
    }),
  ).toBe("done");
  expect((await warned)[0]).toMatchObject({ message: "no" });
});

test("a step that cannot be taken back keeps no other one from being taken back, and nothing is kept from then on", () => {
  const { transactions, list, kept, add } = things();
  const broken = (): void => {
    add("a");
    transactions.recordChange(() => {
      throw new Error("the file is held by another program");
    });
    add("b");
    fail();
  };
  expect(() => transactions.run(broken)).toThrow("no");
  expect([list, kept]).toEqual([[], []]);
  const later = (): void => transactions.run(() => add("c"));
  expect(later).toThrow(StorageError);
  expect(later).toThrow(/the file is held by another program.*[Ss]tart/);
  expect([list, kept]).toEqual([[], []]);
  expect(() => transactions.recordChange(() => {})).toThrow("outside of a transaction");
  // To look at what is there is no change.
  expect(transactions.run(() => list.length)).toBe(0);
});

test("a step of a part that cannot be taken back takes the whole transaction with it", () => {
  const { transactions, list, kept, add } = things();
  const whole = (): void => {
    add("a");
    transactions.run(
      () => transactions.recordChange(fail),
      () => false,
    );
  };
  expect(() => transactions.run(whole)).toThrow(StorageError);
  expect([list, kept]).toEqual([[], []]);
});

test("a job before the end runs once, after all changes; when it fails nothing has changed", () => {
  const { transactions, list, kept, add } = things();
  const seen: number[][] = [];
  const job = (): number => seen.push([list.length, kept.length]);
  transactions.run(() => {
    transactions.beforeCommit(job);
    add("a");
    transactions.beforeCommit(job);
  });
  expect(seen).toEqual([[1, 0]]);
  const failing = (): void => {
    add("b");
    transactions.beforeCommit(fail);
  };
  expect(() => transactions.run(failing)).toThrow("no");
  expect([list, kept]).toEqual([["a"], [["a"]]]);
});

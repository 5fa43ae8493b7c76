import { EventEmitter, once } from "node:events";
import { mkdir, readdir, readFile, rename, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isInputError } from "@slipway/core";
import { beforeEach, expect, test } from "vitest";
import { newFolder } from "../../../../test/new-folder.ts";
import { isContentError } from "../index.ts";
import { LOCK, withFolderLock } from "./folder-lock.ts";
import { openLayoutFolder } from "./index.ts";

let folder: string;

beforeEach(async () => {
  folder = newFolder();
});

const soon = { beat: 20, look: 5, looks: 20, total: 10_000 };
const locked = <T>(work: (place: string) => Promise<T>, patience = soon): Promise<T> =>
  withFolderLock(folder, "the layout", work, patience);

async function hold(): Promise<{ letGo: () => void; done: Promise<unknown> }> {
  const events = new EventEmitter();
  const taken = once(events, "taken");
  const done = locked(async () => {
    events.emit("taken");
    await once(events, "let go");
  });
  await taken;
  return { letGo: () => void events.emit("let go"), done };
}

test("writers work in turn, and leave nothing, also when work fails", async () => {
  let inside = 0;
  const counts: number[] = [];
  const work = async (): Promise<void> => {
    counts.push(++inside);
    await readdir(folder);
    inside--;
    throw new Error("failed");
  };
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => locked(work)));
  expect(outcomes.map((each) => each.status === "rejected" && String(each.reason))).toEqual(
    Array(10).fill("Error: failed"),
  );
  expect(counts).toEqual(Array(10).fill(1));
  expect(await readdir(folder)).toEqual([]);
});

test("a living owner keeps the lock, however long the work takes, and others end when their time is up", async () => {
  const { letGo, done } = await hold();
  const error: unknown = await locked(async () => {}, { ...soon, total: 1000 }).catch((error: unknown) => error);
  expect(error).toSatisfy(isInputError);
  expect(String(error)).toContain("the layout is being written by others since 1 s: try again");
  letGo();
  await done;
  expect(await readdir(folder)).toEqual([]);
});

test("a dead owner's lock is taken over by several, of whom one has it at a time", async () => {
  await mkdir(join(folder, LOCK, "dead"), { recursive: true });
  let count = 0;
  const add = async (place: string): Promise<void> => {
    const before = count;
    await writeFile(join(place, "file"), "");
    count = before + 1;
  };
  await Promise.all(Array.from({ length: 10 }, () => locked(add)));
  expect(count).toBe(10);
  expect(await readdir(folder)).toEqual([]);
});

test("an owner that lost the lock does the work again, and its earlier writes do not count", async () => {
  const places: string[] = [];
  await locked(async (place) => {
    places.push(place);
    await writeFile(join(place, "file"), String(places.length));
    // A process that takes the lock over does so.
    if (places.length === 1) await rename(place, join(folder, "gone"));
    await rename(join(place, "file"), join(folder, "file"));
  });
  expect(places).toHaveLength(2);
  expect(await readFile(join(folder, "file"), "utf8")).toBe("2");
});

test("an empty folder, and what else lies in it, hold nobody up for ever", async () => {
  await mkdir(join(folder, LOCK));
  await locked(async () => {});
  await mkdir(join(folder, LOCK));
  await writeFile(join(folder, LOCK, "one"), "");
  await writeFile(join(folder, LOCK, "other"), "");
  await locked(async () => {});
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  ["file", (place: string) => writeFile(place, "")],
  ["link", (place: string) => symlink("elsewhere", place, "junction")],
])("a %s at its place is refused by the layout, and what it leads to is left alone", async (_what, put) => {
  await mkdir(join(folder, "elsewhere", "theirs"), { recursive: true });
  await put(join(folder, LOCK));
  const error: unknown = await openLayoutFolder(folder)
    .manifests.push({ schemaVersion: 2, mediaType: "application/vnd.oci.image.index.v1+json", manifests: [] })
    .catch((error: unknown) => error);
  expect(error).toSatisfy(isContentError);
  expect(String(error)).toContain(`something else is where ${LOCK} belongs`);
  expect(await readdir(join(folder, "elsewhere"))).toEqual(["theirs"]);
});

test("a signal ends the wait for the lock, and what was to be written then is not", async () => {
  const { manifests } = await openLayoutFolder(folder);
  const { letGo, done } = await hold();
  const empty = new TextEncoder().encode(
    JSON.stringify({ schemaVersion: 2, mediaType: "application/vnd.oci.image.index.v1+json", manifests: [] }),
  );
  const abort = new AbortController();
  const pushed = manifests.push(empty, { reference: "late", signal: abort.signal });
  abort.abort("enough");
  await expect(pushed).rejects.toMatchObject({ name: "AbortedError", cause: "enough" });
  letGo();
  await done;
  // The next writer comes after it.
  await manifests.push(empty, { reference: "next" });
  expect(await manifests.head("late")).toBeUndefined();
});

import { expect, test } from "vitest";
import { Room } from "./room.ts";

test("who comes when it is full waits in line for a place", async () => {
  const room = new Room(2);
  const inside: number[] = [];
  const enter = (who: number) => room.enter().then(() => void inside.push(who));
  await Promise.all([enter(1), enter(2)]);
  const waiting = [enter(3), enter(4)];
  expect(inside).toEqual([1, 2]);
  room.leave();
  await waiting[0];
  expect(inside).toEqual([1, 2, 3]);
  room.leave();
  await waiting[1];
  expect(inside).toEqual([1, 2, 3, 4]);
});

test("places that nobody waits for stay free", async () => {
  const room = new Room(1);
  for (let times = 0; times < 3; times++) {
    await expect(room.enter()).resolves.toBeUndefined();
    room.leave();
  }
});

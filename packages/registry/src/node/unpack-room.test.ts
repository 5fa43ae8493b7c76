import { expect, test } from "vitest";
import { UnpackRoom } from "./unpack-room.ts";

test("unless it is said, 8 GiB and a million files and folders come out of it", () => {
  const room = new UnpackRoom("1.2");
  room.takeBytes(8 * 1024 ** 3);
  room.takeEntries(1_000_000);
  expect(() => room.takeBytes(1)).toThrow(
    "1.2 has more than 8589934592 bytes in it: set a larger maxSize if that is expected",
  );
  expect(() => room.takeEntries(1)).toThrow(
    "1.2 has more than 1000000 files and folders in it: set a larger maxEntries if that is expected",
  );
});

test.each([0, -1, 1.5, Number.NaN, Infinity])("a limit of %d is none", (limit) => {
  for (const parameter of ["maxSize", "maxEntries"]) {
    expect(() => new UnpackRoom("1.2", { [parameter]: limit })).toThrow(
      expect.objectContaining({ name: "InputError", parameter }),
    );
  }
});

/** Bytes that are the same everywhere, in parts of 64 KiB: a megabyte of zeros would hide a part that came twice. */
export function* cutUp(size: number): Generator<Uint8Array<ArrayBuffer>> {
  let state = 1;
  for (let sent = 0; sent < size; sent += 65_536) {
    const part = new Uint8Array(Math.min(65_536, size - sent));
    for (let index = 0; index < part.length; index++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      part[index] = state >>> 24;
    }
    yield part;
  }
}

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

export function whole(size: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(size);
  let offset = 0;
  for (const part of cutUp(size)) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
}

export function flow(size: number): ReadableStream<Uint8Array> {
  const parts = cutUp(size);
  return new ReadableStream({
    pull(controller) {
      const { value, done } = parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

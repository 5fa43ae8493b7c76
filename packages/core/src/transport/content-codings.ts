type Bytes = AsyncIterable<Uint8Array>;

/** What of Node's `zlib` is used: it is lenient where it is told to be, as its `fetch` is, and `DecompressionStream` is not. */
interface Zlib {
  createGunzip(options: object): Bytes;
  createInflate(options: object): Bytes;
  createInflateRaw(options: object): Bytes;
  createBrotliDecompress(options: object): Bytes;
  /** Node before 22.15 has none. */
  createZstdDecompress?(options: object): Bytes;
  readonly constants: Readonly<Record<string, number>>;
}

/** What of Node's `stream` is used. */
interface NodeStream {
  pipeline(from: Bytes, through: Bytes, onEnd: () => void): Bytes;
}

/** Where there is undici, version 7 or newer, there is this. An import would end up in bundles for other runtimes. */
interface Runtime {
  readonly process: {
    getBuiltinModule(name: "node:zlib"): Zlib;
    getBuiltinModule(name: "node:stream"): NodeStream;
  };
}

/** How often content may be packed; whoever does it more often wants to cost something. */
const MOST = 5;

/**
 * Content as it was before it was packed, as far as it is packed in ways that are known; else as it is, as by the `fetch` of Node. An end
 * that is missing is none that was promised: `Content-Length` promises it.
 *
 * @param encoding the `Content-Encoding` of an answer: what was done last comes last.
 */
export function unpacked(body: Bytes, encoding: string | null): Bytes {
  if (encoding === null) return body;
  const codings = encoding
    .toLowerCase()
    .split(",")
    .map((coding) => coding.trim());
  if (codings.length > MOST) throw new TypeError(`content is packed ${codings.length} times, and ${MOST} are read`);
  // Its type knows nothing of Node, which this is for.
  const { process } = globalThis as typeof globalThis & Runtime;
  const zlib = process.getBuiltinModule("node:zlib");
  const { pipeline } = process.getBuiltinModule("node:stream");
  const { Z_SYNC_FLUSH: sync, BROTLI_OPERATION_FLUSH: flush, ZSTD_d_windowLogMax: window = 0 } = zlib.constants;
  const lenient = { flush: sync, finishFlush: sync };
  // What it ends with, whoever reads it is told.
  const through = (from: Bytes, zip: Bytes): Bytes => pipeline(from, zip, () => {});

  /** With the header that belongs to it, or without, as some servers have it. */
  async function* inflated(from: Bytes): AsyncGenerator<Uint8Array, void> {
    const parts = from[Symbol.asyncIterator]();
    let first = await parts.next();
    while (!first.done && first.value.length === 0) first = await parts.next();
    if (first.done) return;
    const { value } = first;
    async function* all(): AsyncGenerator<Uint8Array, void> {
      yield value;
      yield* { [Symbol.asyncIterator]: () => parts };
    }
    const hasHeader = ((value[0] ?? 0) & 0x0f) === 8;
    yield* through(all(), hasHeader ? zlib.createInflate(lenient) : zlib.createInflateRaw(lenient));
  }

  const ways: Readonly<Record<string, ((from: Bytes) => Bytes) | undefined>> = {
    gzip: (from) => through(from, zlib.createGunzip(lenient)),
    "x-gzip": (from) => through(from, zlib.createGunzip(lenient)),
    deflate: inflated,
    br: (from) => through(from, zlib.createBrotliDecompress({ flush, finishFlush: flush })),
    // As much memory as RFC 9659 grants it.
    ...(zlib.createZstdDecompress && {
      zstd: (from) => through(from, zlib.createZstdDecompress?.({ params: { [window]: 23 } }) ?? from),
    }),
  };
  const wanted = codings.map((coding) => (Object.hasOwn(ways, coding) ? ways[coding] : undefined));
  if (wanted.includes(undefined)) return body;
  return wanted.reduceRight<Bytes>((from, way) => way?.(from) ?? from, body);
}

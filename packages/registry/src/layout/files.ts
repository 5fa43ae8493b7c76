/** A range of bytes: the first and the last one, counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last?: number | undefined;
}

/** The files of an image layout, wherever they are: a folder, a tar, memory. Paths have slashes. */
export interface LayoutFiles {
  /** Name in errors: `the layout /srv/images`. */
  readonly name: string;
  /** In bytes; undefined when the file is not there. */
  size(path: string): Promise<number | undefined>;
  read(path: string, range?: ByteRange): AsyncIterable<Uint8Array>;
  /** Keeps content, all of it or nothing: a failure leaves no trace. `path` is asked at the end, when the digest is known. */
  write(content: AsyncIterable<Uint8Array>, path: () => string): Promise<void>;
  /** Lets earlier writes outlast a loss of power before any later one does. */
  settle(): Promise<void>;
  /** Writes a file anew, in one step, and lets it outlast a loss of power. */
  replace(path: string, content: Uint8Array): Promise<void>;
  remove(path: string): Promise<boolean>;
  /** Runs work that reads a file and writes it anew, one piece after another. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
}

/** A queue that runs one piece of work after another; one that fails does not hold up the next. */
export function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work, work);
    last = result.catch(() => {});
    return result;
  };
}

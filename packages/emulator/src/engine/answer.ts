/** Gives records until `signal` is aborted, because nobody listens any more. */
export type Source<Body> = (signal: AbortSignal) => AsyncIterable<Body>;

/** A handler's answer when the first documented status, or a plain body, does not say it. */
export class Answer<Body> {
  /** The HTTP status; absent: the first one that the contract lists. */
  readonly status: number | undefined;
  readonly body: Body | undefined;
  /** Set for streaming operations: one record after another. */
  readonly records: Source<Body> | undefined;

  constructor(parts: { status?: number; body?: Body; records?: Source<Body> }) {
    this.status = parts.status;
    this.body = parts.body;
    this.records = parts.records;
  }
}

/** Answers with a status that is not the operation's first. */
export function answer<Body>(status: number, body?: Body): Answer<Body> {
  return new Answer(body === undefined ? { status } : { status, body });
}

/** Answers a streaming operation: each record becomes one line. */
export function records<Body>(source: Source<Body>): Answer<Body> {
  return new Answer({ records: source });
}

/** Gives records until `signal` is aborted, because nobody listens any more. */
export type Source<Body> = (signal: AbortSignal) => AsyncIterable<Body>;

/** Bytes that are answered as they are. */
export interface Content {
  readonly contentType: string;
  /** In bytes. */
  readonly length: number;
  /** Called only when somebody wants to read: never for HEAD. */
  open(): ReadableStream<Uint8Array> | Uint8Array;
}

type AnswerHeaders = Readonly<Record<string, string>>;

/** A handler's answer when the first documented status, or a plain body, does not say it. */
export class Answer<Body> {
  /** The HTTP status; absent: the first one that the contract lists. */
  readonly status: number | undefined;
  readonly body: Body | undefined;
  readonly headers: AnswerHeaders;
  /** Set where the body is bytes instead of a value that becomes JSON. */
  readonly content: Content | undefined;
  /** Set for streaming operations: one record after another. */
  readonly records: Source<Body> | undefined;

  constructor(parts: {
    status?: number;
    body?: Body;
    headers?: AnswerHeaders;
    content?: Content;
    records?: Source<Body>;
  }) {
    this.status = parts.status;
    this.body = parts.body;
    this.headers = parts.headers ?? {};
    this.content = parts.content;
    this.records = parts.records;
  }
}

/** Answers with a status that is not the operation's first. */
export function answer<Body>(status: number, body?: Body, headers: AnswerHeaders = {}): Answer<Body> {
  return new Answer(body === undefined ? { status, headers } : { status, body, headers });
}

/** Answers with headers and no body. */
export function empty(status: number, headers: AnswerHeaders = {}): Answer<never> {
  return new Answer({ status, headers });
}

/** Answers with bytes. */
export function content(status: number, bytes: Content, headers: AnswerHeaders = {}): Answer<never> {
  return new Answer({ status, content: bytes, headers });
}

/** Answers a streaming operation: each record becomes one line. */
export function records<Body>(source: Source<Body>): Answer<Body> {
  return new Answer({ records: source });
}

import type { Right } from "../domain/accounts/access/rights.ts";
import type { Context, Identity } from "../domain/accounts/scope.ts";
import type { PlatformError } from "../engine/platform-error.ts";
import type { Services } from "../engine/services.ts";
import type { KnownOperation, Validated } from "../engine/validate.ts";
import type { Frozen } from "../store/frozen.ts";

/** Yields records until `signal` aborts, when the caller disconnects. */
export type Source<Body> = (signal: AbortSignal) => AsyncIterable<Body>;

export interface Content {
  readonly contentType: string;
  readonly length: number;
  open(): ReadableStream<Uint8Array> | Uint8Array;
}

type AnswerHeaders = Readonly<Record<string, string>>;

export class Answer<Body> {
  readonly status?: number;
  readonly body?: Body;
  readonly headers?: AnswerHeaders;
  readonly content?: Content;
  readonly records?: Source<Body>;

  constructor(parts: Partial<Answer<Body>>) {
    Object.assign(this, parts);
  }
}

export function answer<Body>(status: number, body?: Body, headers: AnswerHeaders = {}): Answer<Body> {
  return new Answer(body === undefined ? { status, headers } : { status, body, headers });
}

export function empty(status: number, headers: AnswerHeaders = {}): Answer<never> {
  return new Answer({ status, headers });
}

export function content(status: number, bytes: Content, headers: AnswerHeaders = {}): Answer<never> {
  return new Answer({ status, content: bytes, headers });
}

export function records<Body>(source: Source<Body>): Answer<Body> {
  return new Answer({ records: source });
}

export type Returned<Output> = Output | Answer<Output>;

export type Handler<Input, Output> =
  | ((input: Input, context: Context) => Returned<Output>)
  | WaitingHandler<Input, Output>;

export interface WaitingContext<Output> extends Context {
  transact(work: (context: Context) => Returned<Output>): Returned<Output>;
}

/** An asynchronous handler, which waits for the request's bytes, a file or a process. */
export class WaitingHandler<Input, Output> {
  readonly run: (input: Input, context: WaitingContext<Output>) => Promise<Returned<Output>>;

  constructor(run: (input: Input, context: WaitingContext<Output>) => Promise<Returned<Output>>) {
    this.run = run;
  }
}

export function waits<Input, Output>(
  run: (input: Input, context: WaitingContext<Output>) => Promise<Returned<Output>>,
): WaitingHandler<Input, Output> {
  return new WaitingHandler(run);
}

export type Handlers<Operations> = {
  readonly [Name in keyof Operations]: Operations[Name] extends { input: infer Input; output: infer Output }
    ? Handler<Validated<Input>, Frozen<Output, string>>
    : never;
};

export type SomeHandlers<Operations, Names extends string> = Pick<
  Handlers<Operations>,
  Extract<keyof Operations, Names>
>;

export interface FurtherRight<Input> {
  readonly right: Right;
  readonly if: string;
  when?(input: Input): boolean;
}

export interface Need<Input> {
  readonly right: Right;
  readonly further?: readonly FurtherRight<Input>[];
}

export interface Operation extends KnownOperation {
  readonly handler?: Handler<unknown, unknown>;
  readonly protocol: Protocol;
  readonly need: Need<unknown>;
}

export interface Candidate {
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
}

export interface Protocol {
  authenticate(request: Request, candidate: Candidate, services: Services): Identity;
  failure(error: PlatformError, request: Request, candidate: Candidate | undefined): Response;
  readonly headers?: Readonly<Record<string, string>>;
}

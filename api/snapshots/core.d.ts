// What @slipway/core exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/core" {
export class AbortedError extends SlipwayError {
	readonly name = "AbortedError";
}
export interface Answer<T> extends Readonly<CallFacts> {
	readonly data: T;
	readonly response: Response;
}
export interface AnswerContract {
	readonly contentType?: string;
	readonly schema?: string;
}
export class ApiError extends SlipwayError<ApiErrorFields> {
	readonly name: "ApiError" | "RateLimitError";
	readonly status: number;
	readonly code: string | undefined;
	readonly body: unknown;
	readonly limit: RateLimit | undefined;
	readonly retryAt: Date | undefined;
}
interface ApiErrorFields extends ErrorFields {
	readonly status: number;
	readonly code?: string | undefined;
	readonly body?: unknown;
	readonly limit?: RateLimit | undefined;
	readonly retryAt?: Date | undefined;
}
export interface ApiPromise<T> extends Promise<T> {
	withResponse(): Promise<Answer<T>>;
}
export interface ApiStream<T> extends AsyncIterable<T> {
	withResponse(): Promise<Answer<AsyncIterable<T>>>;
	toReadableStream(): ReadableStream<T>;
}
export interface AttemptContext {
	readonly operation: Operation;
	readonly route: string;
	readonly attempt: number;
	readonly delay: number;
	readonly reason?: string | undefined;
	readonly url?: string | undefined;
	readonly call: Promise<RawAnswer>;
	redact(text: string, max?: number): string;
}
interface Authorization {
	header(request: AuthorizationRequest): Promise<string | undefined> | string | undefined;
	refused(refusal: Refusal): boolean;
	secrets?(): Iterable<string>;
	giveUp?(): void;
	account?(): Promise<string | undefined>;
	readonly hint?: string;
}
interface AuthorizationRequest {
	readonly method: string;
	readonly hasBody: boolean;
	readonly isOptional: boolean;
	readonly facts: CallFacts;
	readonly patience: number;
}
export interface BodyContract {
	readonly contentType: string;
	readonly contentTypes?: readonly string[];
	readonly required: boolean;
}
export type BodySource = Uint8Array | Blob | string | ReadableStream<Uint8Array> | (() => ReadableStream<Uint8Array>);
interface CallFacts {
	readonly route: string;
	attempts: number;
	sideEffect: SideEffect;
	requestId?: string | undefined;
}
export interface CallOptions {
	readonly signal?: AbortSignal | undefined;
	readonly team?: string | null | undefined;
	readonly version?: number | undefined;
	readonly headers?: Readonly<Record<string, string>> | undefined;
	readonly timeout?: Timeouts | undefined;
	readonly retry?: RetryOptions | false | undefined;
	readonly maxResponseSize?: number | undefined;
	readonly middleware?: MiddlewareLayer | readonly MiddlewareLayer[] | undefined;
	readonly fetch?: FetchFunction | undefined;
	readonly validation?: ValidationMode | undefined;
}
export interface Client extends DescribeContext {
	readonly protocol: number;
	readonly validation?: Validator | undefined;
	readonly clock: Clock;
	readonly timeout?: Timeouts | undefined;
	readonly retry?: RetryOptions | false | undefined;
	readonly maxResponseSize?: number | undefined;
	readonly allowInsecure?: boolean | undefined;
	send(request: RequestDescription, context: SendContext): Promise<RawAnswer>;
}
export interface ClientOptions {
	readonly token?: string | null | TokenFunction | undefined;
	readonly authorization?: Authorization | undefined;
	readonly baseUrl?: string | undefined;
	readonly team?: string | undefined;
	readonly versions?: Readonly<Record<string, number>> | undefined;
	readonly headers?: Readonly<Record<string, string>> | undefined;
	readonly userAgent?: string | undefined;
	readonly timeout?: Timeouts | undefined;
	readonly retry?: ClientRetryOptions | false | undefined;
	readonly maxResponseSize?: number | undefined;
	readonly middleware?: MiddlewareLayer | readonly MiddlewareLayer[] | undefined;
	readonly limiter?: LimiterLayer | undefined;
	readonly validation?: Validator | undefined;
	readonly fetch?: FetchFunction | undefined;
	readonly clock?: Clock | undefined;
	readonly allowInsecure?: boolean | undefined;
}
export interface ClientRetryOptions extends RetryOptions {
	readonly budget?: number | undefined;
}
export interface Clock {
	now(): number;
	monotonic?(): number;
	sleep(ms: number, signal?: AbortSignal): Promise<void>;
	after(ms: number, run: () => void): () => void;
}
export class DecodeError extends SlipwayError<DecodeErrorFields> {
	readonly name = "DecodeError";
	readonly status: number;
	readonly body: string;
}
interface DecodeErrorFields extends ErrorFields {
	readonly status: number;
	readonly body: string;
}
export type DerivedOptions = Omit<ClientOptions, "baseUrl" | "allowInsecure" | "clock">;
export interface DescribeContext {
	readonly baseUrl: string;
	readonly team?: string | undefined;
	readonly versions?: Readonly<Record<string, number>> | undefined;
	readonly headers?: (() => Readonly<Record<string, string>> | undefined) | undefined;
}
export interface Drift {
	readonly route: string;
	readonly status: number;
	readonly path: string;
	readonly expected: string;
	readonly got: string;
}
export interface ErrorContract {
	readonly schema?: string;
}
export interface ErrorFields {
	readonly route?: string | undefined;
	readonly sideEffect?: SideEffect | undefined;
	readonly attempts?: number | undefined;
	readonly requestId?: string | undefined;
	readonly cause?: unknown;
}
export type FetchFunction = (url: string, init: RequestInit) => Promise<Response>;
export interface Following<T> {
	isLimit(record: T): boolean;
	readonly onGap?: ((after: T, before: T) => void) | undefined;
}
export type GivenToken = string | {
	readonly token: string;
	readonly expiresAt?: Date | number | undefined;
};
export interface GroupContract {
	readonly group: string;
	readonly operations: Readonly<Record<string, OperationContract>>;
}
export interface GroupHelp {
	readonly group: string;
	readonly operations: Readonly<Record<string, OperationHelp>>;
	readonly shapes: Readonly<Record<string, readonly MemberHelp[]>>;
	readonly variants?: Readonly<Record<string, VariantsHelp>>;
}
export class InputError extends SlipwayError<InputErrorFields> {
	readonly name = "InputError";
	readonly parameter: string | undefined;
}
interface InputErrorFields extends ErrorFields {
	readonly parameter?: string | undefined;
}
export interface InputHelp extends MemberHelp {
	readonly in: "path" | "query" | "header" | "body";
}
export interface KyClientOptions extends ClientOptions {
	readonly ky?: KyInstance | undefined;
}
export interface KyInstance {
	(url: string, options?: never): Promise<Response>;
	extend(options: never): unknown;
}
export type Limiter = (attempt: () => Promise<Response>, context: SendContext, clock: Clock,
deadline: number,
tokenHash: () => Promise<ArrayBuffer>) => Promise<Response>;
export interface LimiterLayer {
	around(attempt: never, next: () => Promise<Response>): Promise<Response>;
}
export interface ListOperation extends Operation {
	readonly items: string;
	readonly next?: string;
	readonly send?: string;
	readonly by?: PagingStyle;
}
export interface MemberHelp {
	readonly name: string;
	readonly type: string;
	readonly kind: ValueKind;
	readonly kinds?: readonly ValueKind[];
	readonly array?: true;
	readonly nullable?: true;
	readonly values?: readonly (string | number | boolean)[];
	readonly open?: true;
	readonly required?: true;
	readonly default?: unknown;
	readonly secret?: true;
	readonly unpublished?: true;
	readonly doc?: string;
	readonly members?: string;
}
export type Middleware = (request: Request, next: (request: Request) => Promise<Response>, context: AttemptContext) => Promise<Response>;
export interface MiddlewareLayer {
	around(attempt: never, request: never, next: never): Promise<{
		readonly response: Response;
	}>;
}
export class NetworkError extends SlipwayError<NetworkErrorFields> {
	readonly name = "NetworkError";
	readonly isLasting: boolean | undefined;
}
interface NetworkErrorFields extends ErrorFields {
	readonly isLasting?: boolean | undefined;
}
export interface Operation {
	readonly route: string;
	readonly group?: string;
	readonly query?: readonly string[];
	readonly prefixes?: Readonly<Record<string, string>>;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string | Readonly<Record<string, string>>;
	readonly single?: true;
	readonly required?: true;
	readonly optional?: true;
	readonly fixed?: Readonly<Record<string, unknown>>;
	readonly not?: Readonly<Record<string, readonly string[]>>;
	readonly team?: true | "id";
	readonly safe?: boolean;
	readonly public?: true;
	readonly secret?: true;
	readonly secretInput?: readonly string[];
	readonly empty?: true;
	readonly accept?: string;
}
export interface OperationContract extends Operation, Partial<Paging>, Resuming {
	readonly published?: string | false;
	readonly id: string;
	readonly summary: string;
	readonly kind: OperationKind;
	readonly parameters: readonly ParameterContract[];
	readonly input: string;
	readonly requestBody?: BodyContract;
	readonly answers: Readonly<Record<number, AnswerContract>>;
	readonly errors: Readonly<Record<number, ErrorContract>>;
	readonly destructive?: true;
	readonly destructiveWhen?: Readonly<Record<string, readonly (string | boolean)[]>>;
	readonly spends?: true;
	readonly revealsOnce?: true;
	readonly secrets?: readonly string[];
}
export interface OperationHelp {
	readonly inputs: readonly InputHelp[];
	readonly variants?: VariantsHelp;
	readonly words?: readonly string[];
	readonly withoutTeam?: string;
	readonly rows?: string;
	readonly columns?: readonly string[];
}
export type OperationKind = "call" | "list" | "stream" | "bytes" | "probe";
export interface PagedPromise<Page, Item> extends ApiPromise<Page>, AsyncIterable<Item> {
	pages(): AsyncIterableIterator<Page>;
	toArray(options?: {
		limit?: number;
	}): Promise<Item[]>;
}
type Paging = Omit<ListOperation, keyof Operation>;
export class PagingError extends SlipwayError<ErrorFields & {
	readonly status?: number | undefined;
}> {
	readonly name = "PagingError";
	readonly status: number | undefined;
}
export type PagingStyle = "page" | "offset" | "last" | "link";
export interface ParameterContract {
	readonly name: string;
	readonly in: "path" | "query" | "header";
	readonly input?: string;
	readonly required?: true;
	readonly type: "string" | "number" | "boolean" | "object" | "mixed";
	readonly array?: true;
}
export class PollError extends SlipwayError<Omit<PollErrorFields, "value">> {
	#private;
	readonly name = "PollError";
	readonly state: PollState | undefined;
	constructor(message: string, { value, ...fields }: PollErrorFields);
	get value(): unknown;
}
interface PollErrorFields extends ErrorFields {
	readonly value: unknown;
	readonly state?: PollState | undefined;
}
export interface PollOptions<T> {
	until(value: T): boolean;
	failed?: ((value: T) => string | undefined) | undefined;
	schedule?: ((elapsed: number, state: PollState) => number) | undefined;
	timeout?: number | undefined;
	signal?: AbortSignal | undefined;
	clock?: Clock | undefined;
	state?: PollState | undefined;
	onPoll?: ((value: T, state: PollState) => void) | undefined;
}
export interface PollState {
	readonly startedAt: number;
	readonly polls: number;
}
export class ProtocolError extends SlipwayError {
	readonly name = "ProtocolError";
}
export interface RateLimit {
	readonly total?: number;
	readonly remaining?: number;
	readonly reset?: number;
	readonly resetMs?: number;
}
export class RateLimitError extends ApiError {
	readonly name = "RateLimitError";
}
export interface RawAnswer {
	readonly response: Response;
	readonly url: string;
	readonly text?: string | undefined;
	readonly bytes?: Uint8Array | undefined;
	readonly facts: CallFacts;
	redact(text: string, max?: number): string;
}
export class RedirectError extends SlipwayError<RedirectErrorFields> {
	readonly name = "RedirectError";
	readonly status: number | undefined;
	readonly location: string | undefined;
}
interface RedirectErrorFields extends ErrorFields {
	readonly status?: number | undefined;
	readonly location?: string | undefined;
}
interface Refusal {
	readonly method: string;
	readonly header: string | undefined;
	readonly challenge: string | null;
}
export interface RequestDescription {
	readonly route: string;
	readonly method: string;
	readonly url: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body?: BodySource | undefined;
}
export type RequestHeaders = Pick<Headers, "get"> | Readonly<Record<string, string | readonly string[] | undefined>>;
export interface Resume {
	readonly send?: string;
	readonly from: string;
	readonly id?: string;
}
type Resuming = Omit<StreamOperation, keyof Operation>;
export interface RetryOptions {
	readonly attempts?: number | undefined;
	readonly base?: number | undefined;
	readonly cap?: number | undefined;
}
export interface SendContext {
	readonly operation: Operation;
	readonly input?: object | undefined;
	readonly options: CallOptions;
	readonly body: "text" | "bytes" | "stream";
	readonly redirect?: "refuse" | "answer" | undefined;
}
export type SideEffect = "none" | "possible" | "certain";
export interface SignedDelivery extends Partial<AsyncIterable<Uint8Array>> {
	readonly headers: RequestHeaders;
	readonly body?: string | Uint8Array | ArrayBuffer | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array | string> | null | undefined;
	readonly bodyUsed?: boolean;
	readonly readableDidRead?: boolean;
}
export type SigningSecret = string | readonly string[];
export class SlipwayError<Fields extends ErrorFields = ErrorFields> extends Error {
	readonly name: string;
	readonly route: string | undefined;
	readonly sideEffect: SideEffect;
	readonly attempts: number | undefined;
	readonly requestId: string | undefined;
	constructor(message: string, { cause, ...fields }: Fields);
	toJSON(): object;
}
export interface StreamOperation extends Operation {
	readonly resume?: Resume;
}
export class TimeoutError extends SlipwayError {
	readonly name = "TimeoutError";
}
export interface Timeouts {
	readonly attempt?: number | undefined;
	readonly total?: number | undefined;
	readonly idle?: number | undefined;
}
export type TokenFunction = () => GivenToken | Promise<GivenToken>;
export type Unlisted<Value extends string | number = string> = Value & {
	readonly [unlisted]: true;
};
export class ValidationError extends SlipwayError<Omit<ValidationErrorFields, "data">> {
	#private;
	readonly name = "ValidationError";
	readonly status: number | undefined;
	readonly drift: readonly Drift[];
	constructor(message: string, { data, ...fields }: ValidationErrorFields);
	get data(): unknown;
}
interface ValidationErrorFields extends ErrorFields {
	readonly status?: number | undefined;
	readonly drift: readonly Drift[];
	readonly data: unknown;
}
export type ValidationMode = "off" | "observe" | "strict";
export interface Validator {
	check(route: string, status: number, value: unknown, mode?: ValidationMode, kind?: "whole" | "record", call?: CallFacts): void;
}
export type ValueKind = "string" | "number" | "boolean" | "object" | "bytes" | "mixed";
export interface VariantHelp {
	readonly values?: readonly (string | number | boolean)[];
	readonly required: readonly string[];
	readonly optional: readonly string[];
}
export interface VariantsHelp {
	readonly discriminator?: string;
	readonly of: readonly VariantHelp[];
}
export function bytes(client: Client, operation: Operation, input?: object, options?: CallOptions): ApiPromise<ReadableStream<Uint8Array>>;
export function call<T>(client: Client, operation: Operation, input?: object, options?: CallOptions): ApiPromise<T>;
export function createClient(options?: KyClientOptions): Client;
export function decode<T>(operation: Operation, answer: RawAnswer, part?: string): T;
export { describeCall as describe };
function describeCall(operation: Operation, input: object, client: DescribeContext, options?: CallOptions): RequestDescription;
export function isAbortedError(error: unknown): error is AbortedError;
export function isApiError(error: unknown): error is ApiError;
export function isDecodeError(error: unknown): error is DecodeError;
export function isInputError(error: unknown): error is InputError;
export function isNetworkError(error: unknown): error is NetworkError;
export function isPagingError(error: unknown): error is PagingError;
export function isPollError(error: unknown): error is PollError;
export function isProtocolError(error: unknown): error is ProtocolError;
export function isRateLimitError(error: unknown): error is RateLimitError;
export function isRedirectError(error: unknown): error is RedirectError;
export function isSlipwayError(error: unknown): error is SlipwayError;
export function isTimeoutError(error: unknown): error is TimeoutError;
export function isTransientError(error: unknown): boolean;
export function isValidationError(error: unknown): error is ValidationError;
export function list<Page, Item>(client: Client, operation: ListOperation, input?: object, options?: CallOptions): PagedPromise<Page, Item>;
export function oidcToken(headers?: RequestHeaders): TokenFunction;
export function partialBody(error: unknown): string | undefined;
export function partialItems<Item = unknown>(error: unknown): readonly Item[] | undefined;
export function perCall(token: TokenFunction): TokenFunction;
export function poll<T>(read: (signal: AbortSignal) => T | PromiseLike<T>, options: PollOptions<T>): Promise<T>;
export function probe(client: Client, operation: Operation, input?: object, options?: CallOptions): ApiPromise<boolean>;
export function stream<T>(client: Client, operation: StreamOperation, input?: object, options?: CallOptions, following?: Following<T>): ApiStream<T>;
}

declare module "@slipway/core/call" {
export class AbortedError extends SlipwayError {
	readonly name = "AbortedError";
}
export interface Answer<T> extends Readonly<CallFacts> {
	readonly data: T;
	readonly response: Response;
}
export interface AnswerContract {
	readonly contentType?: string;
	readonly schema?: string;
}
export class ApiError extends SlipwayError<ApiErrorFields> {
	readonly name: "ApiError" | "RateLimitError";
	readonly status: number;
	readonly code: string | undefined;
	readonly body: unknown;
	readonly limit: RateLimit | undefined;
	readonly retryAt: Date | undefined;
}
interface ApiErrorFields extends ErrorFields {
	readonly status: number;
	readonly code?: string | undefined;
	readonly body?: unknown;
	readonly limit?: RateLimit | undefined;
	readonly retryAt?: Date | undefined;
}
export interface ApiPromise<T> extends Promise<T> {
	withResponse(): Promise<Answer<T>>;
}
export interface ApiStream<T> extends AsyncIterable<T> {
	withResponse(): Promise<Answer<AsyncIterable<T>>>;
	toReadableStream(): ReadableStream<T>;
}
export interface AttemptContext {
	readonly operation: Operation;
	readonly route: string;
	readonly attempt: number;
	readonly delay: number;
	readonly reason?: string | undefined;
	readonly url?: string | undefined;
	readonly call: Promise<RawAnswer>;
	redact(text: string, max?: number): string;
}
interface Authorization {
	header(request: AuthorizationRequest): Promise<string | undefined> | string | undefined;
	refused(refusal: Refusal): boolean;
	secrets?(): Iterable<string>;
	giveUp?(): void;
	account?(): Promise<string | undefined>;
	readonly hint?: string;
}
interface AuthorizationRequest {
	readonly method: string;
	readonly hasBody: boolean;
	readonly isOptional: boolean;
	readonly facts: CallFacts;
	readonly patience: number;
}
export interface BodyContract {
	readonly contentType: string;
	readonly contentTypes?: readonly string[];
	readonly required: boolean;
}
export type BodySource = Uint8Array | Blob | string | ReadableStream<Uint8Array> | (() => ReadableStream<Uint8Array>);
interface CallFacts {
	readonly route: string;
	attempts: number;
	sideEffect: SideEffect;
	requestId?: string | undefined;
}
export interface CallOptions {
	readonly signal?: AbortSignal | undefined;
	readonly team?: string | null | undefined;
	readonly version?: number | undefined;
	readonly headers?: Readonly<Record<string, string>> | undefined;
	readonly timeout?: Timeouts | undefined;
	readonly retry?: RetryOptions | false | undefined;
	readonly maxResponseSize?: number | undefined;
	readonly middleware?: MiddlewareLayer | readonly MiddlewareLayer[] | undefined;
	readonly fetch?: FetchFunction | undefined;
	readonly validation?: ValidationMode | undefined;
}
export interface Client extends DescribeContext {
	readonly protocol: number;
	readonly validation?: Validator | undefined;
	readonly clock: Clock;
	readonly timeout?: Timeouts | undefined;
	readonly retry?: RetryOptions | false | undefined;
	readonly maxResponseSize?: number | undefined;
	readonly allowInsecure?: boolean | undefined;
	send(request: RequestDescription, context: SendContext): Promise<RawAnswer>;
}
export interface ClientOptions {
	readonly token?: string | null | TokenFunction | undefined;
	readonly authorization?: Authorization | undefined;
	readonly baseUrl?: string | undefined;
	readonly team?: string | undefined;
	readonly versions?: Readonly<Record<string, number>> | undefined;
	readonly headers?: Readonly<Record<string, string>> | undefined;
	readonly userAgent?: string | undefined;
	readonly timeout?: Timeouts | undefined;
	readonly retry?: ClientRetryOptions | false | undefined;
	readonly maxResponseSize?: number | undefined;
	readonly middleware?: MiddlewareLayer | readonly MiddlewareLayer[] | undefined;
	readonly limiter?: LimiterLayer | undefined;
	readonly validation?: Validator | undefined;
	readonly fetch?: FetchFunction | undefined;
	readonly clock?: Clock | undefined;
	readonly allowInsecure?: boolean | undefined;
}
export interface ClientRetryOptions extends RetryOptions {
	readonly budget?: number | undefined;
}
export interface Clock {
	now(): number;
	monotonic?(): number;
	sleep(ms: number, signal?: AbortSignal): Promise<void>;
	after(ms: number, run: () => void): () => void;
}
export class DecodeError extends SlipwayError<DecodeErrorFields> {
	readonly name = "DecodeError";
	readonly status: number;
	readonly body: string;
}
interface DecodeErrorFields extends ErrorFields {
	readonly status: number;
	readonly body: string;
}
export type DerivedOptions = Omit<ClientOptions, "baseUrl" | "allowInsecure" | "clock">;
export interface DescribeContext {
	readonly baseUrl: string;
	readonly team?: string | undefined;
	readonly versions?: Readonly<Record<string, number>> | undefined;
	readonly headers?: (() => Readonly<Record<string, string>> | undefined) | undefined;
}
export interface Drift {
	readonly route: string;
	readonly status: number;
	readonly path: string;
	readonly expected: string;
	readonly got: string;
}
export interface ErrorContract {
	readonly schema?: string;
}
export interface ErrorFields {
	readonly route?: string | undefined;
	readonly sideEffect?: SideEffect | undefined;
	readonly attempts?: number | undefined;
	readonly requestId?: string | undefined;
	readonly cause?: unknown;
}
export type FetchFunction = (url: string, init: RequestInit) => Promise<Response>;
export interface Following<T> {
	isLimit(record: T): boolean;
	readonly onGap?: ((after: T, before: T) => void) | undefined;
}
export type GivenToken = string | {
	readonly token: string;
	readonly expiresAt?: Date | number | undefined;
};
export interface GroupContract {
	readonly group: string;
	readonly operations: Readonly<Record<string, OperationContract>>;
}
export interface GroupHelp {
	readonly group: string;
	readonly operations: Readonly<Record<string, OperationHelp>>;
	readonly shapes: Readonly<Record<string, readonly MemberHelp[]>>;
	readonly variants?: Readonly<Record<string, VariantsHelp>>;
}
export class InputError extends SlipwayError<InputErrorFields> {
	readonly name = "InputError";
	readonly parameter: string | undefined;
}
interface InputErrorFields extends ErrorFields {
	readonly parameter?: string | undefined;
}
export interface InputHelp extends MemberHelp {
	readonly in: "path" | "query" | "header" | "body";
}
export type Limiter = (attempt: () => Promise<Response>, context: SendContext, clock: Clock,
deadline: number,
tokenHash: () => Promise<ArrayBuffer>) => Promise<Response>;
export interface LimiterLayer {
	around(attempt: never, next: () => Promise<Response>): Promise<Response>;
}
export interface ListOperation extends Operation {
	readonly items: string;
	readonly next?: string;
	readonly send?: string;
	readonly by?: PagingStyle;
}
export interface MemberHelp {
	readonly name: string;
	readonly type: string;
	readonly kind: ValueKind;
	readonly kinds?: readonly ValueKind[];
	readonly array?: true;
	readonly nullable?: true;
	readonly values?: readonly (string | number | boolean)[];
	readonly open?: true;
	readonly required?: true;
	readonly default?: unknown;
	readonly secret?: true;
	readonly unpublished?: true;
	readonly doc?: string;
	readonly members?: string;
}
export type Middleware = (request: Request, next: (request: Request) => Promise<Response>, context: AttemptContext) => Promise<Response>;
export interface MiddlewareLayer {
	around(attempt: never, request: never, next: never): Promise<{
		readonly response: Response;
	}>;
}
export class NetworkError extends SlipwayError<NetworkErrorFields> {
	readonly name = "NetworkError";
	readonly isLasting: boolean | undefined;
}
interface NetworkErrorFields extends ErrorFields {
	readonly isLasting?: boolean | undefined;
}
export interface Operation {
	readonly route: string;
	readonly group?: string;
	readonly query?: readonly string[];
	readonly prefixes?: Readonly<Record<string, string>>;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string | Readonly<Record<string, string>>;
	readonly single?: true;
	readonly required?: true;
	readonly optional?: true;
	readonly fixed?: Readonly<Record<string, unknown>>;
	readonly not?: Readonly<Record<string, readonly string[]>>;
	readonly team?: true | "id";
	readonly safe?: boolean;
	readonly public?: true;
	readonly secret?: true;
	readonly secretInput?: readonly string[];
	readonly empty?: true;
	readonly accept?: string;
}
export interface OperationContract extends Operation, Partial<Paging>, Resuming {
	readonly published?: string | false;
	readonly id: string;
	readonly summary: string;
	readonly kind: OperationKind;
	readonly parameters: readonly ParameterContract[];
	readonly input: string;
	readonly requestBody?: BodyContract;
	readonly answers: Readonly<Record<number, AnswerContract>>;
	readonly errors: Readonly<Record<number, ErrorContract>>;
	readonly destructive?: true;
	readonly destructiveWhen?: Readonly<Record<string, readonly (string | boolean)[]>>;
	readonly spends?: true;
	readonly revealsOnce?: true;
	readonly secrets?: readonly string[];
}
export interface OperationHelp {
	readonly inputs: readonly InputHelp[];
	readonly variants?: VariantsHelp;
	readonly words?: readonly string[];
	readonly withoutTeam?: string;
	readonly rows?: string;
	readonly columns?: readonly string[];
}
export type OperationKind = "call" | "list" | "stream" | "bytes" | "probe";
export interface PagedPromise<Page, Item> extends ApiPromise<Page>, AsyncIterable<Item> {
	pages(): AsyncIterableIterator<Page>;
	toArray(options?: {
		limit?: number;
	}): Promise<Item[]>;
}
type Paging = Omit<ListOperation, keyof Operation>;
export class PagingError extends SlipwayError<ErrorFields & {
	readonly status?: number | undefined;
}> {
	readonly name = "PagingError";
	readonly status: number | undefined;
}
export type PagingStyle = "page" | "offset" | "last" | "link";
export interface ParameterContract {
	readonly name: string;
	readonly in: "path" | "query" | "header";
	readonly input?: string;
	readonly required?: true;
	readonly type: "string" | "number" | "boolean" | "object" | "mixed";
	readonly array?: true;
}
export class PollError extends SlipwayError<Omit<PollErrorFields, "value">> {
	#private;
	readonly name = "PollError";
	readonly state: PollState | undefined;
	constructor(message: string, { value, ...fields }: PollErrorFields);
	get value(): unknown;
}
interface PollErrorFields extends ErrorFields {
	readonly value: unknown;
	readonly state?: PollState | undefined;
}
export interface PollOptions<T> {
	until(value: T): boolean;
	failed?: ((value: T) => string | undefined) | undefined;
	schedule?: ((elapsed: number, state: PollState) => number) | undefined;
	timeout?: number | undefined;
	signal?: AbortSignal | undefined;
	clock?: Clock | undefined;
	state?: PollState | undefined;
	onPoll?: ((value: T, state: PollState) => void) | undefined;
}
export interface PollState {
	readonly startedAt: number;
	readonly polls: number;
}
export class ProtocolError extends SlipwayError {
	readonly name = "ProtocolError";
}
export interface RateLimit {
	readonly total?: number;
	readonly remaining?: number;
	readonly reset?: number;
	readonly resetMs?: number;
}
export class RateLimitError extends ApiError {
	readonly name = "RateLimitError";
}
export interface RawAnswer {
	readonly response: Response;
	readonly url: string;
	readonly text?: string | undefined;
	readonly bytes?: Uint8Array | undefined;
	readonly facts: CallFacts;
	redact(text: string, max?: number): string;
}
export class RedirectError extends SlipwayError<RedirectErrorFields> {
	readonly name = "RedirectError";
	readonly status: number | undefined;
	readonly location: string | undefined;
}
interface RedirectErrorFields extends ErrorFields {
	readonly status?: number | undefined;
	readonly location?: string | undefined;
}
interface Refusal {
	readonly method: string;
	readonly header: string | undefined;
	readonly challenge: string | null;
}
export interface RequestDescription {
	readonly route: string;
	readonly method: string;
	readonly url: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body?: BodySource | undefined;
}
export type RequestHeaders = Pick<Headers, "get"> | Readonly<Record<string, string | readonly string[] | undefined>>;
export interface Resume {
	readonly send?: string;
	readonly from: string;
	readonly id?: string;
}
type Resuming = Omit<StreamOperation, keyof Operation>;
export interface RetryOptions {
	readonly attempts?: number | undefined;
	readonly base?: number | undefined;
	readonly cap?: number | undefined;
}
export interface SendContext {
	readonly operation: Operation;
	readonly input?: object | undefined;
	readonly options: CallOptions;
	readonly body: "text" | "bytes" | "stream";
	readonly redirect?: "refuse" | "answer" | undefined;
}
export type SideEffect = "none" | "possible" | "certain";
export interface SignedDelivery extends Partial<AsyncIterable<Uint8Array>> {
	readonly headers: RequestHeaders;
	readonly body?: string | Uint8Array | ArrayBuffer | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array | string> | null | undefined;
	readonly bodyUsed?: boolean;
	readonly readableDidRead?: boolean;
}
export type SigningSecret = string | readonly string[];
export class SlipwayError<Fields extends ErrorFields = ErrorFields> extends Error {
	readonly name: string;
	readonly route: string | undefined;
	readonly sideEffect: SideEffect;
	readonly attempts: number | undefined;
	readonly requestId: string | undefined;
	constructor(message: string, { cause, ...fields }: Fields);
	toJSON(): object;
}
export interface StreamOperation extends Operation {
	readonly resume?: Resume;
}
export class TimeoutError extends SlipwayError {
	readonly name = "TimeoutError";
}
export interface Timeouts {
	readonly attempt?: number | undefined;
	readonly total?: number | undefined;
	readonly idle?: number | undefined;
}
export type TokenFunction = () => GivenToken | Promise<GivenToken>;
export type Unlisted<Value extends string | number = string> = Value & {
	readonly [unlisted]: true;
};
export class ValidationError extends SlipwayError<Omit<ValidationErrorFields, "data">> {
	#private;
	readonly name = "ValidationError";
	readonly status: number | undefined;
	readonly drift: readonly Drift[];
	constructor(message: string, { data, ...fields }: ValidationErrorFields);
	get data(): unknown;
}
interface ValidationErrorFields extends ErrorFields {
	readonly status?: number | undefined;
	readonly drift: readonly Drift[];
	readonly data: unknown;
}
export type ValidationMode = "off" | "observe" | "strict";
export interface Validator {
	check(route: string, status: number, value: unknown, mode?: ValidationMode, kind?: "whole" | "record", call?: CallFacts): void;
}
export type ValueKind = "string" | "number" | "boolean" | "object" | "bytes" | "mixed";
export interface VariantHelp {
	readonly values?: readonly (string | number | boolean)[];
	readonly required: readonly string[];
	readonly optional: readonly string[];
}
export interface VariantsHelp {
	readonly discriminator?: string;
	readonly of: readonly VariantHelp[];
}
export function bytes(client: Client, operation: Operation, input?: object, options?: CallOptions): ApiPromise<ReadableStream<Uint8Array>>;
export function call<T>(client: Client, operation: Operation, input?: object, options?: CallOptions): ApiPromise<T>;
export function decode<T>(operation: Operation, answer: RawAnswer, part?: string): T;
export { describeCall as describe };
function describeCall(operation: Operation, input: object, client: DescribeContext, options?: CallOptions): RequestDescription;
export function isAbortedError(error: unknown): error is AbortedError;
export function isApiError(error: unknown): error is ApiError;
export function isDecodeError(error: unknown): error is DecodeError;
export function isInputError(error: unknown): error is InputError;
export function isNetworkError(error: unknown): error is NetworkError;
export function isPagingError(error: unknown): error is PagingError;
export function isPollError(error: unknown): error is PollError;
export function isProtocolError(error: unknown): error is ProtocolError;
export function isRateLimitError(error: unknown): error is RateLimitError;
export function isRedirectError(error: unknown): error is RedirectError;
export function isSlipwayError(error: unknown): error is SlipwayError;
export function isTimeoutError(error: unknown): error is TimeoutError;
export function isTransientError(error: unknown): boolean;
export function isValidationError(error: unknown): error is ValidationError;
export function list<Page, Item>(client: Client, operation: ListOperation, input?: object, options?: CallOptions): PagedPromise<Page, Item>;
export function oidcToken(headers?: RequestHeaders): TokenFunction;
export function partialBody(error: unknown): string | undefined;
export function partialItems<Item = unknown>(error: unknown): readonly Item[] | undefined;
export function perCall(token: TokenFunction): TokenFunction;
export function poll<T>(read: (signal: AbortSignal) => T | PromiseLike<T>, options: PollOptions<T>): Promise<T>;
export function probe(client: Client, operation: Operation, input?: object, options?: CallOptions): ApiPromise<boolean>;
export function stream<T>(client: Client, operation: StreamOperation, input?: object, options?: CallOptions, following?: Following<T>): ApiStream<T>;
}

declare module "@slipway/core/derive" {
export type DerivedOptions = Omit<ClientOptions, "baseUrl" | "allowInsecure" | "clock">;
export function derive(client: Client, more: DerivedOptions): Client;
}

declare module "@slipway/core/fetch" {
export function createClient(options?: ClientOptions): Client;
}

declare module "@slipway/core/ky" {
export interface KyClientOptions extends ClientOptions {
	readonly ky?: KyInstance | undefined;
}
export interface KyInstance {
	(url: string, options?: never): Promise<Response>;
	extend(options: never): unknown;
}
export function createClient(options?: KyClientOptions): Client;
}

declare module "@slipway/core/limiter" {
export type Limiter = (attempt: () => Promise<Response>, context: SendContext, clock: Clock,
deadline: number,
tokenHash: () => Promise<ArrayBuffer>) => Promise<Response>;
export interface LimiterLayer {
	around(attempt: never, next: () => Promise<Response>): Promise<Response>;
}
export interface LimiterOptions {
	readonly concurrency?: number | undefined;
	readonly maxInFlight?: number | undefined;
	readonly store?: LimiterStore | undefined;
	readonly account?: string | undefined;
	readonly onStoreError?: ((error: unknown) => void) | undefined;
}
export interface LimiterStore {
	replace(key: string, expected: string, next: string, ttl: number): Promise<StoredText>;
}
export interface StoredText {
	readonly text: string;
	readonly now: number;
}
export function limitedBy(limiter: Limiter): LimiterLayer;
export function limiter(options?: LimiterOptions): LimiterLayer;
}

declare module "@slipway/core/metrics" {
import { Meter } from "@opentelemetry/api";
export interface MetricsOptions {
	readonly meter?: Meter | undefined;
}
export function metrics(options?: MetricsOptions): Middleware & MiddlewareLayer;
}

declare module "@slipway/core/middleware" {
export interface AttemptContext {
	readonly operation: Operation;
	readonly route: string;
	readonly attempt: number;
	readonly delay: number;
	readonly reason?: string | undefined;
	readonly url?: string | undefined;
	readonly call: Promise<RawAnswer>;
	redact(text: string, max?: number): string;
}
interface CallFacts {
	readonly route: string;
	attempts: number;
	sideEffect: SideEffect;
	requestId?: string | undefined;
}
export interface CallOutcome extends Partial<Readonly<CallFacts>> {
	readonly operation: Operation;
	readonly route: string;
	readonly ms: number;
	readonly response?: Response | undefined;
	readonly error?: unknown;
}
export interface LogEntry {
	readonly level: "debug" | "info" | "warn";
	readonly route: string;
	readonly ms: number;
	readonly attempts?: number | undefined;
	readonly attempt?: number;
	readonly delay?: number;
	readonly reason?: string;
	readonly status?: number;
	readonly requestId?: string | undefined;
	readonly error?: string;
	readonly code?: string | undefined;
	readonly requestHeaders?: Readonly<Record<string, string>>;
	readonly responseHeaders?: Readonly<Record<string, string>>;
}
export interface LoggingOptions {
	readonly log?: ((entry: LogEntry) => void) | undefined;
	readonly level?: LogEntry["level"] | undefined;
}
export type Middleware = (request: Request, next: (request: Request) => Promise<Response>, context: AttemptContext) => Promise<Response>;
export interface MiddlewareLayer {
	around(attempt: never, request: never, next: never): Promise<{
		readonly response: Response;
	}>;
}
export function afterCall(run: (outcome: CallOutcome) => void): Middleware & MiddlewareLayer;
export function chain(...all: readonly Middleware[]): MiddlewareLayer;
export function logging(options?: LoggingOptions): Middleware & MiddlewareLayer;
}

declare module "@slipway/core/progress" {
export interface ByteProgress {
	readonly bytes: number;
	readonly total: number | undefined;
}
export function withProgress(source: ReadableStream<Uint8Array>, onProgress: (progress: ByteProgress) => void): ReadableStream<Uint8Array>;
export function withProgress(source: Exclude<BodySource, ReadableStream<Uint8Array>>, onProgress: (progress: ByteProgress) => void): () => ReadableStream<Uint8Array>;
export function withProgress(source: BodySource, onProgress: (progress: ByteProgress) => void): BodySource;
}

declare module "@slipway/core/raw" {
export interface Authorization {
	header(request: AuthorizationRequest): Promise<string | undefined> | string | undefined;
	refused(refusal: Refusal): boolean;
	secrets?(): Iterable<string>;
	giveUp?(): void;
	account?(): Promise<string | undefined>;
	readonly hint?: string;
}
export interface AuthorizationRequest {
	readonly method: string;
	readonly hasBody: boolean;
	readonly isOptional: boolean;
	readonly facts: CallFacts;
	readonly patience: number;
}
interface CallFacts {
	readonly route: string;
	attempts: number;
	sideEffect: SideEffect;
	requestId?: string | undefined;
}
export interface ListOperation extends Operation {
	readonly items: string;
	readonly next?: string;
	readonly send?: string;
	readonly by?: PagingStyle;
}
export interface Operation {
	readonly route: string;
	readonly group?: string;
	readonly query?: readonly string[];
	readonly prefixes?: Readonly<Record<string, string>>;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string | Readonly<Record<string, string>>;
	readonly single?: true;
	readonly required?: true;
	readonly optional?: true;
	readonly fixed?: Readonly<Record<string, unknown>>;
	readonly not?: Readonly<Record<string, readonly string[]>>;
	readonly team?: true | "id";
	readonly safe?: boolean;
	readonly public?: true;
	readonly secret?: true;
	readonly secretInput?: readonly string[];
	readonly empty?: true;
	readonly accept?: string;
}
export interface OperationContract extends Operation, Partial<Paging>, Resuming {
	readonly published?: string | false;
	readonly id: string;
	readonly summary: string;
	readonly kind: OperationKind;
	readonly parameters: readonly ParameterContract[];
	readonly input: string;
	readonly requestBody?: BodyContract;
	readonly answers: Readonly<Record<number, AnswerContract>>;
	readonly errors: Readonly<Record<number, ErrorContract>>;
	readonly destructive?: true;
	readonly destructiveWhen?: Readonly<Record<string, readonly (string | boolean)[]>>;
	readonly spends?: true;
	readonly revealsOnce?: true;
	readonly secrets?: readonly string[];
}
type Paging = Omit<ListOperation, keyof Operation>;
export interface RawAnswer {
	readonly response: Response;
	readonly url: string;
	readonly text?: string | undefined;
	readonly bytes?: Uint8Array | undefined;
	readonly facts: CallFacts;
	redact(text: string, max?: number): string;
}
export interface RawOptions extends Pick<SendContext, "redirect"> {
	readonly url?: string | undefined;
	readonly body?: SendContext["body"] | undefined;
}
export interface Refusal {
	readonly method: string;
	readonly header: string | undefined;
	readonly challenge: string | null;
}
export interface RequestDescription {
	readonly route: string;
	readonly method: string;
	readonly url: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body?: BodySource | undefined;
}
type Resuming = Omit<StreamOperation, keyof Operation>;
export interface SendContext {
	readonly operation: Operation;
	readonly input?: object | undefined;
	readonly options: CallOptions;
	readonly body: "text" | "bytes" | "stream";
	readonly redirect?: "refuse" | "answer" | undefined;
}
export interface StreamOperation extends Operation {
	readonly resume?: Resume;
}
export function answerChunks(client: Client, answer: RawAnswer, options?: Pick<CallOptions, "signal" | "timeout">): AsyncGenerator<Uint8Array, void>;
export function hideItemSecrets<Item>(item: Item extends readonly unknown[] ? never : Item, { secrets, items }: Pick<OperationContract, "secrets" | "items">): unknown;
export function hideSecrets(answer: unknown, contract: Pick<OperationContract, "secrets" | "items">): unknown;
export function isDestructive({ destructive, destructiveWhen }: Pick<OperationContract, "destructive" | "destructiveWhen">, input?: object): boolean;
export function send(client: Client, operation: Operation, input?: object, options?: CallOptions, raw?: RawOptions): Promise<RawAnswer>;
export const systemClock: Clock;
}

declare module "@slipway/core/tracing" {
import { Tracer } from "@opentelemetry/api";
export interface TracingOptions {
	readonly tracer?: Tracer | undefined;
}
export function tracing(options?: TracingOptions): Middleware & MiddlewareLayer;
}

declare module "@slipway/core/undici" {
export interface UndiciDispatcher {
	request(options: never): unknown;
}
export function undiciFetch(dispatcher: UndiciDispatcher): FetchFunction;
}

declare module "@slipway/core/validation" {
interface CallFacts {
	readonly route: string;
	attempts: number;
	sideEffect: SideEffect;
	requestId?: string | undefined;
}
export interface Drift {
	readonly route: string;
	readonly status: number;
	readonly path: string;
	readonly expected: string;
	readonly got: string;
}
export interface ValidatedGroup {
	readonly contract: GroupContract;
	readonly schemas: Readonly<Record<string, unknown>>;
}
export type ValidationMode = "off" | "observe" | "strict";
export interface ValidationOptions {
	readonly mode?: ValidationMode | undefined;
	readonly groups: readonly ValidatedGroup[];
	readonly onDrift?: ((drift: Drift) => void) | undefined;
}
export interface Validator {
	check(route: string, status: number, value: unknown, mode?: ValidationMode, kind?: "whole" | "record", call?: CallFacts): void;
}
export function validation(options: ValidationOptions): Validator;
}

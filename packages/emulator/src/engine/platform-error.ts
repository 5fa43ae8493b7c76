/** What an error answer may carry beside its code and message. */
export interface PlatformErrorDetails {
  /** Further members of the `error` object, such as `missing` or `limit`. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error answer in the platform's own form: `{ error: { code, message, … } }`. */
export class PlatformError extends Error {
  override readonly name: string = "PlatformError";
  readonly status: number;
  readonly code: string;
  readonly extra: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: string, message: string, details: PlatformErrorDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.extra = details.extra ?? {};
    this.headers = details.headers ?? {};
  }

  toResponse(): Response {
    const body = { error: { code: this.code, message: this.message, ...this.extra } };
    return Response.json(body, { status: this.status, headers: this.headers });
  }
}

type Extra = Readonly<Record<string, unknown>>;

/** 400: the request cannot be carried out as it is. */
export function badRequest(message: string, extra: Extra = {}): PlatformError {
  return new PlatformError(400, "bad_request", message, { extra });
}

/** 403: the token is good, but not for this. */
export function forbidden(message: string, extra: Extra = {}): PlatformError {
  return new PlatformError(403, "forbidden", message, { extra });
}

/** 404: `what` names the kind of thing that is not there, such as "Project". */
export function notFound(what: string): PlatformError {
  return new PlatformError(404, "not_found", `${what} not found`);
}

/** 409: the state of what is there stands against it. */
export function conflict(message: string, code = "conflict", extra: Extra = {}): PlatformError {
  return new PlatformError(409, code, message, { extra });
}

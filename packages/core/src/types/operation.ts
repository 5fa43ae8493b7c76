/** Data for sending an operation, generated from the contract. Absent members mean the common case. */
export interface Operation {
  /**
   * Method, space and path template: `"GET /v13/deployments/{idOrUrl}"`, the operation's identity everywhere. `{+name}` takes one or more
   * segments.
   */
  readonly route: string;
  /** Group of the operation: `projects` of `@slipway/projects`. */
  readonly group?: string;
  /** Input fields of the query. Absent: for GET, HEAD and DELETE all that are neither path nor header, else none. */
  readonly query?: readonly string[];
  /** Query names by input field; a trailing dash makes a prefix: `meta: { a: "b" }` becomes `meta-a=b`. */
  readonly prefixes?: Readonly<Record<string, string>>;
  /** Header names by input field. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * A media type: the field `body` is the whole body (any JSON value for `application/json`, bytes otherwise). A record: the remaining
   * fields are a JSON object that is always sent, renamed by input field → wire name; it also names `teamId` and `slug` where they are the
   * body's own beside a team scope. Absent: the remaining fields are a JSON object that is sent when one of them is given.
   */
  readonly body?: string | Readonly<Record<string, string>>;
  /** A whole body is a list or one object; in place of `body` the object's fields may be given. */
  readonly single?: true;
  /** The field `body` is required. */
  readonly required?: true;
  /** A body with renamed fields is sent only with at least one field. */
  readonly optional?: true;
  /** Constant fields that are added to every input, such as `{ follow: 1 }`. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** Forbidden values of a path parameter, because they would spell another operation's path. */
  readonly not?: Readonly<Record<string, readonly string[]>>;
  /** The client's team is sent: `true` takes an ID or a slug, `"id"` an ID only. */
  readonly team?: true | "id";
  /** Whether the operation is idempotent. Default: all methods except POST and PATCH are. */
  readonly safe?: boolean;
  /** No token is required. */
  readonly public?: true;
  /** The answer holds credentials: none of it is quoted in errors. */
  readonly secret?: true;
  /** Input members at any depth that hold credentials, which errors do not quote. */
  readonly secretInput?: readonly string[];
  /** A 200 or a 201 may have no body, which is a `DecodeError` otherwise. */
  readonly empty?: true;
  /** The `accept` header, where it is not JSON. */
  readonly accept?: string;
}

/** An operation that answers in pages. */
export interface ListOperation extends Operation {
  /** Dotted path of the list in a page: `"projects"`. */
  readonly items: string;
  /** Dotted path of the next cursor in the page; for `page` of the number of pages; for `last` of the cursor in the page's last item. */
  readonly next?: string;
  /** Input field of the cursor, page number or offset. Absent: there is one page. */
  readonly send?: string;
  /** Kind of paging, where the page has no cursor. `"link"` reads the `Link` header. */
  readonly by?: PagingStyle;
}

/** Kind of paging without a cursor in the page. */
export type PagingStyle = "page" | "offset" | "last" | "link";

/** An operation that answers with a stream of records. */
export interface StreamOperation extends Operation {
  /** How a broken stream is resumed. Absent: it is not. */
  readonly resume?: Resume;
}

/** How a broken stream is resumed after its last record. */
export interface Resume {
  /** Input field of the position. Absent: the API repeats its records. */
  readonly send?: string;
  /** Dotted path of the position in a record. */
  readonly from: string;
  /** Dotted path of a record's ID. Absent: its text. */
  readonly id?: string;
}

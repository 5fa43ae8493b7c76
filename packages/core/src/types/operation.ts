/** What sending one operation needs, as generated code states it. Absent members mean the common case. */
export interface Operation {
  /** Method, a space, the path template: `"GET /v13/deployments/{idOrUrl}"`, its identity everywhere. `{+name}` takes one or more segments. */
  readonly route: string;
  /** Whose it is: the `projects` of `@slipway/projects`. */
  readonly group?: string;
  /** Input fields that travel in the query. Absent: for GET, HEAD and DELETE all that are neither path nor header, else none. Present: exactly these. */
  readonly query?: readonly string[];
  /** Input field → its name in the query; one that ends in a dash is the beginning of names: `meta: { a: "b" }` as `meta-a=b`. */
  readonly prefixes?: Readonly<Record<string, string>>;
  /** Input field → header name, for fields that travel as headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * A media type: the field `body` is the whole body (any JSON value for `application/json`, bytes otherwise). A record: the remaining
   * fields are a JSON object that is always sent, renamed by input field → wire name; it also names `teamId` and `slug` where they are the
   * body's own beside a team scope. Absent: the remaining fields are a JSON object that is sent when one of them is given.
   */
  readonly body?: string | Readonly<Record<string, string>>;
  /** A whole body is a list or one object: fields that are left in place of the field `body` are that one. */
  readonly single?: true;
  /** A whole body has to be given: without the field `body` nothing may be sent. */
  readonly required?: true;
  /** A body whose fields are renamed is sent only when one of them is given. */
  readonly optional?: true;
  /** Constant fields that are added to every input, such as `{ follow: 1 }`. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** Values that a path parameter may not have, because they would spell another operation's path. */
  readonly not?: Readonly<Record<string, readonly string[]>>;
  /** The client's team is sent: `true` takes an ID or a slug, `"id"` an ID only. */
  readonly team?: true | "id";
  /** Whether it can be sent twice without harm. Default: every method but POST and PATCH can. */
  readonly safe?: boolean;
  /** Answers without a token. */
  readonly public?: true;
  /** The answer holds credentials: none of it is quoted in errors. */
  readonly secret?: true;
  /** Members of the input, at any depth, that hold credentials: they are not quoted in errors. */
  readonly secretInput?: readonly string[];
  /** A 200 or a 201 may have no body. Without it, such an answer is a `DecodeError`. */
  readonly empty?: true;
  /** The `accept` header, where it is not JSON. */
  readonly accept?: string;
}

/** An operation that answers in pages. */
export interface ListOperation extends Operation {
  /** Dotted path of the list in a page: `"projects"`. */
  readonly items: string;
  /** Dotted path of what leads on: the next cursor in the page; by `page` the number of pages; by `last` the member of the page's last item. */
  readonly next?: string;
  /** Input field that receives the cursor, the page number or the offset. Absent: there is one page. */
  readonly send?: string;
  /** How pages are walked, where it is not a cursor in the page. `"link"` reads the `Link` header. */
  readonly by?: PagingStyle;
}

/** A way of walking pages other than by a cursor in the page. */
export type PagingStyle = "page" | "offset" | "last" | "link";

/** An operation that answers with one record after another. */
export interface StreamOperation extends Operation {
  /** How a broken stream is taken up again. Absent: it is not. */
  readonly resume?: Resume;
}

/** How a broken stream is taken up again from its last record. */
export interface Resume {
  /** Input field that receives the position. Absent: the API gives again what it still has. */
  readonly send?: string;
  /** Dotted path of the position in a record. */
  readonly from: string;
  /** Dotted path of what tells two records apart. Absent: their text. */
  readonly id?: string;
}

import * as v from "valibot";
import { blobContents } from "../../domain/storage/contents.ts";
import {
  type BlobRow,
  blobPartTable,
  blobUploadTable,
  type PartRow,
  type UploadRow,
} from "../../domain/storage/tables.ts";
import type { RequestBody } from "../../engine/http/request-body.ts";
import type { Services } from "../../engine/services.ts";
import { type Authorized, blobError } from "./authorize.ts";
import { blobNameFor, checkPlace, storeBlob, type WriteOptions } from "./write.ts";

/** Least size of a part that is not the last, in bytes, and the bound of an S3 upload's parts. The first is in the client's documentation. */
const [minPartSize, maxParts] = [5 * 1024 * 1024, 10_000];

const Parts = v.array(v.object({ etag: v.string(), partNumber: v.number() }));

interface MultipartCall {
  readonly services: Services;
  readonly request: Request;
  readonly body: RequestBody;
  readonly authorized: Authorized;
  readonly options: WriteOptions;
}

function refusePart(message: string): Error {
  return blobError(400, "bad_request", message);
}

export function createUpload({ services, authorized: { store }, options }: MultipartCall): {
  key: string;
  uploadId: string;
} {
  const key = blobNameFor(options);
  checkPlace(services, store, options, key);
  const { pathname } = options;
  const upload = services.store.transact(() =>
    services.rows(blobUploadTable).add({ storeId: store.id, key, pathname }),
  );
  return { key, uploadId: upload.id };
}

function findUpload({ services, request: { headers }, authorized: { store }, options }: MultipartCall): UploadRow {
  const upload = services.rows(blobUploadTable).get(headers.get("x-mpu-upload-id") ?? "");
  const isSame = upload?.storeId === store.id && upload.pathname === options.pathname;
  if (!isSame || encodeURIComponent(upload.key) !== headers.get("x-mpu-key"))
    throw refusePart("There is no such multipart upload: it is complete, or of another store, pathname or key");
  return upload;
}

export async function uploadPart(call: MultipartCall): Promise<{ etag: string }> {
  const { services, request, body } = call;
  const upload = findUpload(call);
  const number = Number(request.headers.get("x-mpu-part-number"));
  if (!Number.isInteger(number) || number < 1 || number > maxParts)
    throw refusePart(`The number of a part has to be from 1 to ${maxParts}`);
  const contents = services.service(blobContents);
  const arrived = await contents.receive(body.bytes());
  try {
    if (arrived.size === 0) throw refusePart(`The part ${number} is empty`);
    return services.store.transact(() => {
      findUpload(call);
      contents.keep(arrived);
      const { sha: content, size } = arrived;
      services.rows(blobPartTable).put({ id: `${upload.id}/${number}`, uploadId: upload.id, number, content, size });
      return { etag: `"${content}"` };
    });
  } finally {
    contents.discard(arrived);
  }
}

/** Puts the parts together by their numbers, in whatever order they are named. */
export async function completeUpload(call: MultipartCall): Promise<BlobRow> {
  const { services, authorized, options, body } = call;
  const upload = findUpload(call);
  const input = v.safeParse(Parts, await body.json());
  if (!input.success) throw refusePart("The parts have to be a list of `etag` and `partNumber`");
  const parts = chooseParts(services, upload, input.output);
  const contents = services.service(blobContents);
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for (const { content } of parts) yield* contents.read(content);
  }
  return storeBlob(services, authorized, { ...options, name: upload.key }, bytes(), () => {
    findUpload(call);
    services.rows(blobUploadTable).remove(upload.id);
  });
}

function chooseParts({ rows }: Services, { id }: UploadRow, list: v.InferOutput<typeof Parts>): readonly PartRow[] {
  if (list.length === 0) throw refusePart("An upload has to have a part");
  const ordered = list.toSorted((one, other) => one.partNumber - other.partNumber);
  return ordered.map(({ etag, partNumber }, index) => {
    if (partNumber !== index + 1)
      throw refusePart("Parts have to have consecutive numbers from 1, and each has to be named once");
    const part = rows(blobPartTable).get(`${id}/${partNumber}`);
    if (!part) throw refusePart(`The part ${partNumber} was not uploaded`);
    if (`"${part.content}"` !== etag) throw refusePart(`The part ${partNumber} has another ETag`);
    if (part.size < minPartSize && index < ordered.length - 1)
      throw refusePart(`The part ${partNumber} has ${part.size} bytes: all but the last need ${minPartSize}`);
    return part;
  });
}

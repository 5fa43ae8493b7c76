import { expect, test } from "vitest";
import { digest, indexType, manifestType } from "../../../../test/push-image.ts";
import { expectFailure, type Given, given, headersOf, manifestOf, section } from "../../../../test/specification.ts";

// The distribution specification's chapter "Push", version 1.1 and the next one, statement by statement.

const content = "0123456789";
const unknown = digest("nobody pushed this");
const algorithms = ["sha256", "sha512"] as const;

function index(): string {
  return JSON.stringify({ schemaVersion: 2, mediaType: indexType, manifests: [] });
}

function next(response: Response): string {
  return response.headers.get("location")?.replace("/v2/acme/site/web", "") ?? "no location";
}

async function chunk({ call }: Given, path: string, body: string, range?: string, method = "PATCH"): Promise<Response> {
  return call(method, path, { body, headers: range === undefined ? {} : { "content-range": range } });
}

async function expectBlob({ call }: Given, response: Response, name: string): Promise<void> {
  expect([response.status, ...headersOf(response, "docker-content-digest")]).toEqual([201, name]);
  expect(await (await call("GET", next(response))).text()).toBe(content);
}

section("Pushing blobs", {
  "a digest that is none, or of another algorithm, is refused": async (given) => {
    const { call } = given;
    for (const bad of ["sha256:12", `md5:${"0".repeat(32)}`, `sha384:${"0".repeat(96)}`, "latest"]) {
      await expectFailure(
        await call("POST", `/blobs/uploads/?digest=${bad}`, { body: content }),
        400,
        "DIGEST_INVALID",
      );
      const path = next(await call("POST", "/blobs/uploads/"));
      await expectFailure(await call("PUT", `${path}?digest=${bad}`, { body: content }), 400, "DIGEST_INVALID");
    }
  },
  "a digest that is not the content's is refused, and nothing is kept": async (given) => {
    const { call } = given;
    for (const algorithm of algorithms) {
      const wrong = digest("other", algorithm);
      const whole = await call("POST", `/blobs/uploads/?digest=${wrong}`, { body: content });
      await expectFailure(whole, 400, "DIGEST_INVALID");
      expect((await call("HEAD", `/blobs/${wrong}`)).status).toBe(404);
    }
  },
});

section("POST then PUT", {
  "an upload learns where it goes on, and ends with a blob": async (given) => {
    for (const algorithm of algorithms) {
      const started = await given.call("POST", "/blobs/uploads/");
      expect([started.status, ...headersOf(started, "range")]).toEqual([202, "0-0"]);
      expect(next(started)).toMatch(/^\/blobs\/uploads\/[0-9a-f-]{36}$/);
      const name = digest(content, algorithm);
      await expectBlob(given, await chunk(given, `${next(started)}?digest=${name}`, content, undefined, "PUT"), name);
    }
  },
});

section("Single POST", {
  "the whole blob may come with the first request": async (given) => {
    for (const algorithm of algorithms) {
      const name = digest(content, algorithm);
      await expectBlob(given, await given.call("POST", `/blobs/uploads/?digest=${name}`, { body: content }), name);
    }
  },
});

section("Pushing a blob in chunks", {
  "what digest the blob will have may be said at the start": async (given) => {
    const { call } = given;
    for (const announced of algorithms) {
      for (const algorithm of algorithms) {
        const started = await call("POST", `/blobs/uploads/?digest-algorithm=${announced}`);
        expect(started.status).toBe(202);
        const more = await chunk(given, next(started), content.slice(0, 4), "0-3");
        const name = digest(content, algorithm);
        await expectBlob(
          given,
          await chunk(given, `${next(more)}?digest=${name}`, content.slice(4), "4-9", "PUT"),
          name,
        );
      }
    }
    for (const bad of ["md5", "", "SHA512"]) {
      await expectFailure(await call("POST", `/blobs/uploads/?digest-algorithm=${bad}`), 400, "DIGEST_INVALID");
    }
  },
  "each chunk is answered with where to go on and what has come, and so is a GET": async (given) => {
    let path = next(await given.call("POST", "/blobs/uploads/", { headers: { "content-length": "0" } }));
    for (const [body, range, received] of [
      ["012", "0-2", "0-2"],
      ["3456", "3-6", "0-6"],
      ["789", "7-9", "0-9"],
    ] as const) {
      const response = await chunk(given, path, body, range);
      expect([response.status, ...headersOf(response, "range")]).toEqual([202, received]);
      path = next(response);
      const status = await given.call("GET", path);
      expect([status.status, next(status), ...headersOf(status, "range")]).toEqual([204, path, received]);
    }
    await expectBlob(given, await given.call("PUT", `${path}?digest=${digest(content)}`), digest(content));
  },
  "bytes may come without a range, as a stream of which the end is not known": async (given) => {
    const path = next(await given.call("POST", "/blobs/uploads/"));
    const init: RequestInit & { duplex: "half" } = { body: new Blob([content.slice(0, 6)]).stream(), duplex: "half" };
    const streamed = await given.call("PATCH", path, init);
    expect([streamed.status, ...headersOf(streamed, "range")]).toEqual([202, "0-5"]);
    const last = await given.call("PUT", `${path}?digest=${digest(content)}`, { body: content.slice(6) });
    await expectBlob(given, last, digest(content));
  },
  "a chunk out of order is 416, and the upload goes on from what it has": async (given) => {
    const path = next(await given.call("POST", "/blobs/uploads/"));
    await expectFailure(await chunk(given, path, "567", "5-7"), 416, "BLOB_UPLOAD_INVALID");
    await chunk(given, path, "01234", "0-4");
    for (const [method, query, range] of [
      ["PATCH", "", "7-9"],
      ["PATCH", "", "0-2"],
      ["PUT", `?digest=${digest(content)}`, "7-9"],
    ] as const) {
      const refused = await chunk(given, path + query, "xyz", range, method);
      expect([next(refused), ...headersOf(refused, "range")], method + range).toEqual([path, "0-4"]);
      await expectFailure(refused, 416, "BLOB_UPLOAD_INVALID");
      expect(headersOf(await given.call("GET", path), "range")).toEqual(["0-4"]);
    }
    const last = await chunk(given, `${path}?digest=${digest(content)}`, "56789", "5-9", "PUT");
    await expectBlob(given, last, digest(content));
  },
  "a range that is none is refused": async (given) => {
    const path = next(await given.call("POST", "/blobs/uploads/"));
    for (const range of ["three", "9-4", "0-", "-4"]) {
      await expectFailure(await chunk(given, path, "01234", range), 416, "BLOB_UPLOAD_INVALID");
    }
  },
  "a chunk of another length than its range says is refused": async (given) => {
    const path = next(await given.call("POST", "/blobs/uploads/"));
    for (const body of ["0123", "012345"]) {
      await expectFailure(await chunk(given, path, body, "0-4"), 400, "SIZE_INVALID");
      expect(headersOf(await given.call("GET", path), "range")).toEqual(["0-0"]);
    }
    expect((await chunk(given, path, "01234", "0-4")).status).toBe(202);
  },
  "an upload that nobody started is unknown": async ({ call }) => {
    const path = `/blobs/uploads/${crypto.randomUUID()}`;
    for (const method of ["GET", "DELETE"]) await expectFailure(await call(method, path), 404, "BLOB_UPLOAD_UNKNOWN");
    for (const method of ["PATCH", "PUT"]) {
      const response = await call(method, `${path}?digest=${digest(content)}`, { body: content });
      await expectFailure(response, 404, "BLOB_UPLOAD_UNKNOWN");
    }
  },
});

test("Pushing a blob in chunks: a least length is announced, and only the last chunk may hold less", async () => {
  const started = await given({ registry: { chunkMinLength: 4 } });
  const response = await started.call("POST", "/blobs/uploads/");
  expect(headersOf(response, "oci-chunk-min-length")).toEqual(["4"]);
  const path = next(response);
  await chunk(started, path, "0123", "0-3");
  await chunk(started, path, "45", "4-5");
  await expectFailure(await chunk(started, path, "6789", "6-9"), 400, "SIZE_INVALID");
  expect((await started.call("PUT", `${path}?digest=${digest("012345")}`)).status).toBe(201);
});

section("Cancel a blob upload", {
  "a cancelled upload is gone": async ({ call }) => {
    const path = next(await call("POST", "/blobs/uploads/"));
    expect((await call("DELETE", path, { headers: { "content-length": "0" } })).status).toBe(204);
    for (const method of ["GET", "DELETE"]) await expectFailure(await call(method, path), 404, "BLOB_UPLOAD_UNKNOWN");
    const last = await call("PUT", `${path}?digest=${digest(content)}`, { body: content });
    await expectFailure(last, 404, "BLOB_UPLOAD_UNKNOWN");
  },
});

section("Mounting a blob", {
  "a blob of another repository is taken over, with or without its name": async ({ ask, call, push, name }) => {
    const blob = await push(content);
    for (const query of [`mount=${blob}&from=${name}`, `mount=${blob}`]) {
      const response = await ask("POST", `acme/shop/web/blobs/uploads/?${query}`);
      expect([response.status, ...headersOf(response, "location", "docker-content-digest")]).toEqual([
        201,
        `/v2/acme/shop/web/blobs/${blob}`,
        blob,
      ]);
      expect(await (await ask("GET", `acme/shop/web/blobs/${blob}`)).text()).toBe(content);
      expect((await ask("DELETE", `acme/shop/web/blobs/${blob}`)).status).toBe(202);
      expect((await call("HEAD", `/blobs/${blob}`)).status).toBe(200);
    }
  },
  "what cannot be mounted is uploaded instead": async ({ call }) => {
    for (const query of [`mount=${unknown}&from=acme/shop/web`, `mount=${unknown}`, "mount=nonsense&from=%20"]) {
      const response = await call("POST", `/blobs/uploads/?${query}`);
      expect([response.status, next(response)], query).toEqual([202, expect.stringContaining("/blobs/uploads/")]);
    }
  },
});

section("Pushing manifests", {
  "a manifest is kept as it came, and the answer says where": async (given) => {
    const body = ` ${manifestOf(given)}\n`;
    for (const reference of ["v2", digest(body), digest(body, "sha512")]) {
      const response = await given.put(reference, body);
      const name = reference === "v2" ? digest(body) : reference;
      expect([response.status, ...headersOf(response, "docker-content-digest")]).toEqual([201, name]);
      expect(await (await given.call("GET", next(response))).text()).toBe(body);
    }
  },
  "a manifest may have no layers, and an index no manifests": async (given) => {
    expect((await given.put("v2", manifestOf(given, { layers: [] }))).status).toBe(201);
    expect((await given.put("v3", index(), { "content-type": indexType })).status).toBe(201);
  },
  "without a type it is what it says itself": async ({ call, image }) => {
    const index = JSON.stringify({ schemaVersion: 2, mediaType: indexType, manifests: [image.descriptor] });
    const init: RequestInit & { duplex: "half" } = { body: new Blob([index]).stream(), duplex: "half" };
    expect((await call("PUT", "/manifests/list", init)).status).toBe(201);
    expect(headersOf(await call("GET", "/manifests/list"), "content-type")).toEqual([indexType]);
  },
  "what calls itself no manifest is refused": async (given) => {
    const other = manifestOf(given, { mediaType: "application/json" });
    const init: RequestInit & { duplex: "half" } = { body: new Blob([other]).stream(), duplex: "half" };
    await expectFailure(await given.call("PUT", "/manifests/v2", init), 400, "MANIFEST_INVALID");
  },
  "a digest that is not the manifest's is refused": async ({ put, manifest }) => {
    for (const algorithm of algorithms) {
      await expectFailure(await put(digest("other", algorithm), manifest), 400, "DIGEST_INVALID");
    }
    await expectFailure(await put("sha256:baddigeststring", manifest), 400, "DIGEST_INVALID");
  },
  "4 MiB are taken, and more is 413": async (given) => {
    const largest = manifestOf(given).padEnd(4 * 1024 * 1024);
    expect((await given.put("v2", largest)).status).toBe(201);
    await expectFailure(await given.put("v3", `${largest} `), 413, "SIZE_INVALID");
    await expectFailure(await given.call("GET", "/manifests/v3"), 404, "MANIFEST_UNKNOWN");
  },
  "a push may depend on what the reference names (RFC 9110, 13.1)": async (given) => {
    const { image, put, call } = given;
    const etag = `"${image.descriptor.digest}"`;
    const second = manifestOf(given, { annotations: { by: "ann" } });
    await expectFailure(await put("v1", second, { "if-none-match": "*" }), 412, "DENIED");
    await expectFailure(await put("v1", second, { "if-match": '"other"' }), 412, "DENIED");
    await expectFailure(await put("v2", second, { "if-match": "*" }), 412, "DENIED");
    await expectFailure(await call("GET", `/manifests/${digest(second)}`), 404, "MANIFEST_UNKNOWN");
    expect((await put("v1", second, { "if-match": etag })).status).toBe(201);
    await expectFailure(await put("v1", second, { "if-match": etag }), 412, "DENIED");
    expect((await put("v2", second, { "if-none-match": "*" })).status).toBe(201);
    const init = { body: index(), headers: { "content-type": indexType, "if-match": "*" } };
    await expectFailure(await given.ask("PUT", "acme/site/new/manifests/v1", init), 412, "DENIED");
    await expectFailure(await given.ask("GET", "acme/site/new/tags/list"), 404, "NAME_UNKNOWN");
  },
  "of clients that change the same manifest of a tag, one succeeds": async (given) => {
    const headers = { "if-match": `"${given.image.descriptor.digest}"` };
    const bodies = ["ann", "ben", "eve"].map((by) => manifestOf(given, { annotations: { by } }));
    const answers = await Promise.all(bodies.map((body) => given.put("v1", body, headers)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 412, 412]);
  },
});

section("Pushing manifests with tags", {
  "with its digest, a manifest may be given tags": async (given) => {
    for (const algorithm of algorithms) {
      const body = manifestOf(given, { annotations: { algorithm } });
      const name = digest(body, algorithm);
      const tags = [`${algorithm}-1.2.3`, `${algorithm}-1.2`, "latest"];
      const response = await given.put(`${name}?${tags.map((tag) => `tag=${tag}`).join("&")}`, body);
      expect([response.status, ...headersOf(response, "oci-tag", "docker-content-digest")]).toEqual([
        201,
        tags.join(", "),
        name,
      ]);
      for (const tag of tags) {
        const got = await given.call("GET", `/manifests/${tag}`);
        expect([await got.text(), ...headersOf(got, "docker-content-digest")], tag).toEqual([body, name]);
      }
    }
  },
  "fifty tags are taken at once, and more are too many": async ({ put, manifest, call }) => {
    const query = (count: number) => Array.from({ length: count }, (_, index) => `tag=${index}-${"x".repeat(120)}`);
    const taken = await put(`${digest(manifest)}?${query(50).join("&")}`, manifest);
    expect([taken.status, taken.headers.get("oci-tag")?.split(", ").length]).toEqual([201, 50]);
    await expectFailure(await put(`${digest(manifest)}?${query(51).join("&")}`, manifest), 414, "UNSUPPORTED");
    expect((await call("HEAD", `/manifests/50-${"x".repeat(120)}`)).status).toBe(404);
  },
  "a tag that is given twice is one": async ({ put, manifest }) => {
    expect(headersOf(await put(`${digest(manifest)}?tag=a&tag=b&tag=a`, manifest), "oci-tag")).toEqual(["a, b"]);
  },
  "when one of them is not a tag, nothing is kept": async (given) => {
    const body = manifestOf(given, { annotations: { by: "ann" } });
    for (const bad of ["-v1", "", "a".repeat(129), "a/b", "sha256:0"]) {
      const query = `tag=good&tag=${encodeURIComponent(bad)}`;
      await expectFailure(await given.put(`${digest(body)}?${query}`, body), 400, "MANIFEST_INVALID");
    }
    for (const reference of ["good", digest(body)]) {
      expect((await given.call("HEAD", `/manifests/${reference}`)).status).toBe(404);
    }
  },
  "beside a tag there are none": async ({ put, manifest }) => {
    await expectFailure(await put("v2?tag=v3", manifest), 400, "UNSUPPORTED");
    expect(headersOf(await put("v2", manifest), "oci-tag")).toEqual([null]);
    expect(headersOf(await put(digest(manifest), manifest), "oci-tag")).toEqual([null]);
  },
});

section("Pushing manifests with subject", {
  "a subject that is not there is taken, and the answer has its digest": async (given) => {
    for (const algorithm of algorithms) {
      const subject = { mediaType: manifestType, digest: digest("not yet", algorithm), size: 7 };
      const response = await given.put("v2", manifestOf(given, { subject }));
      expect([response.status, ...headersOf(response, "oci-subject")]).toEqual([201, subject.digest]);
    }
  },
  "an index has a subject, too": async ({ put, image }) => {
    const index = { schemaVersion: 2, mediaType: indexType, manifests: [], subject: image.descriptor };
    const response = await put("list", JSON.stringify(index), { "content-type": indexType });
    expect([response.status, ...headersOf(response, "oci-subject")]).toEqual([201, image.descriptor.digest]);
  },
  "without a subject the answer names none": async ({ put, manifest }) => {
    expect(headersOf(await put("v2", manifest), "oci-subject")).toEqual([null]);
  },
});

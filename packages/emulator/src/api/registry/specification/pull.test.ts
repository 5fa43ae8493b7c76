import { expect } from "vitest";
import { indexType, manifestType } from "../../../../test/push-image.ts";
import { digest, expectFailure, headersOf, manifestOf, section } from "../../../../test/specification.ts";

// The distribution specification's chapter "Pull", version 1.1 and the next one, statement by statement.

const unknown = digest("nobody pushed this");
const content = "0123456789";
const ofOne = ["connection", "date", "keep-alive", "x-vercel-id"];

section("Pulling manifests", {
  "by tag and by digest, the very bytes come with their type, length and digest": async ({ call, image, manifest }) => {
    const { digest: name } = image.descriptor;
    for (const reference of ["v1", name]) {
      const response = await call("GET", `/manifests/${reference}`);
      expect([response.status, await response.text()]).toEqual([200, manifest]);
      expect(headersOf(response, "content-type", "content-length", "docker-content-digest", "etag")).toEqual([
        manifestType,
        String(manifest.length),
        name,
        `"${name}"`,
      ]);
    }
  },
  "what was pushed under a sha512 digest says that digest": async (given) => {
    const body = manifestOf(given, { annotations: { by: "ann" } });
    const name = digest(body, "sha512");
    await given.put(name, body);
    const response = await given.call("GET", `/manifests/${name}`);
    expect([await response.text(), ...headersOf(response, "docker-content-digest")]).toEqual([body, name]);
  },
  "the type is the one that it was pushed with, in whatever case, without the parameters": async (given) => {
    const body = manifestOf(given, { mediaType: undefined });
    const written = `${manifestType.toUpperCase()} ; charset=utf-8`;
    expect((await given.put("v2", body, { "content-type": written })).status).toBe(201);
    expect(headersOf(await given.call("GET", "/manifests/v2"), "content-type")).toEqual([manifestType]);
  },
  "one that is not there is 404": async ({ call, ask }) => {
    await expectFailure(await call("GET", "/manifests/v9"), 404, "MANIFEST_UNKNOWN");
    await expectFailure(await call("GET", `/manifests/${unknown}`), 404, "MANIFEST_UNKNOWN");
    await expectFailure(await ask("GET", "acme/site/nowhere/manifests/v1"), 404, "NAME_UNKNOWN");
  },
  "what is neither a tag nor a digest is refused": async ({ call }) => {
    await expectFailure(await call("GET", "/manifests/-v1"), 400, "MANIFEST_INVALID");
    await expectFailure(await call("GET", `/manifests/${"a".repeat(129)}`), 400, "MANIFEST_INVALID");
    await expectFailure(await call("GET", "/manifests/sha256:baddigest"), 400, "DIGEST_INVALID");
  },
  "a tag of 128 characters and one of every kind of character are tags": async ({ call, put, manifest }) => {
    for (const tag of ["a".repeat(128), "_A-b.9"]) {
      await put(tag, manifest);
      expect((await call("GET", `/manifests/${tag}`)).status, tag).toBe(200);
    }
  },
  "a client that has the manifest gets a 304 (RFC 9110, 13.1.2)": async ({ call, image }) => {
    const etag = `"${image.descriptor.digest}"`;
    for (const method of ["GET", "HEAD"]) {
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
        const response = await call(method, "/manifests/v1", { headers: { "if-none-match": known } });
        expect([response.status, await response.text(), ...headersOf(response, "etag")]).toEqual([304, "", etag]);
      }
      expect((await call(method, "/manifests/v1", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
    }
  },
  "who wants only the very manifest gets no other (RFC 9110, 13.1.1)": async ({ call, image }) => {
    const wanted = (etag: string) => call("GET", "/manifests/v1", { headers: { "if-match": etag } });
    expect((await wanted(`"${image.descriptor.digest}"`)).status).toBe(200);
    expect((await wanted("*")).status).toBe(200);
    await expectFailure(await wanted('"other"'), 412, "DENIED");
    expect((await call("HEAD", "/manifests/v1", { headers: { "if-match": '"other"' } })).status).toBe(412);
  },
  "a proxy's `ns` may be ignored": async ({ call }) => {
    expect((await call("GET", "/manifests/v1?ns=registry.example.org")).status).toBe(200);
  },
});

section("Pulling blobs", {
  "a blob comes with its length and digest, of sha256 and of sha512": async ({ call }) => {
    for (const algorithm of ["sha256", "sha512"]) {
      const name = digest(content, algorithm);
      await call("POST", `/blobs/uploads/?digest=${name}`, { body: content });
      const response = await call("GET", `/blobs/${name}`);
      expect([response.status, await response.text()]).toEqual([200, content]);
      expect(headersOf(response, "content-length", "docker-content-digest", "accept-ranges", "etag")).toEqual([
        "10",
        name,
        "bytes",
        `"${name}"`,
      ]);
    }
  },
  "one that is not there, or another repository's alone, is 404": async ({ call, ask, push }) => {
    await expectFailure(await call("GET", `/blobs/${unknown}`), 404, "BLOB_UNKNOWN");
    await expectFailure(await ask("GET", `acme/site/nowhere/blobs/${unknown}`), 404, "NAME_UNKNOWN");
    expect((await ask("POST", "acme/site/another/blobs/uploads/")).status).toBe(202);
    await expectFailure(await ask("GET", `acme/site/another/blobs/${await push(content)}`), 404, "BLOB_UNKNOWN");
  },
  "what is not a digest is refused": async ({ call }) => {
    for (const bad of ["sha256:abc", digest(content).toUpperCase(), `md5:${"0".repeat(32)}`, "latest"])
      await expectFailure(await call("GET", `/blobs/${bad}`), 400, "DIGEST_INVALID");
  },
  "a part is answered with what it is a part of (RFC 9110, 14)": async ({ call, push }) => {
    const path = `/blobs/${await push(content)}`;
    for (const [range, part, contentRange] of [
      ["bytes=2-4", "234", "bytes 2-4/10"],
      ["bytes=7-", "789", "bytes 7-9/10"],
      ["bytes=-3", "789", "bytes 7-9/10"],
      ["bytes=-30", content, "bytes 0-9/10"],
      ["bytes=5-500", "56789", "bytes 5-9/10"],
      ["bytes=0-1,2-3", "0123", "bytes 0-3/10"],
      ["bytes=20-30,9-9", "9", "bytes 9-9/10"],
    ] as const) {
      const response = await call("GET", path, { headers: { range } });
      expect([response.status, await response.text()], range).toEqual([206, part]);
      expect(headersOf(response, "content-range", "content-length"), range).toEqual([contentRange, `${part.length}`]);
    }
  },
  "a part that is not there is 416, with how much there is": async ({ call, push }) => {
    const path = `/blobs/${await push(content)}`;
    for (const range of ["bytes=500-0", "bytes=4-2", "bytes=10-", "bytes=10-12", "bytes=-0", "bytes=20-,30-"]) {
      const response = await call("GET", path, { headers: { range } });
      expect(headersOf(response, "content-range"), range).toEqual(["bytes */10"]);
      await expectFailure(response, 416, "SIZE_INVALID");
    }
  },
  "a range that cannot be read, of other units, or of parts that do not meet is the whole": async ({ call, push }) => {
    const path = `/blobs/${await push(content)}`;
    for (const range of ["bytes=a-b", "bytes=", "pages=1-2", "bytes=0-1,5-6"]) {
      const response = await call("GET", path, { headers: { range } });
      expect([response.status, await response.text(), ...headersOf(response, "content-range")], range).toEqual([
        200,
        content,
        null,
      ]);
    }
  },
  "a part is for who has the rest of the very blob (RFC 9110, 13.1.5)": async ({ call, push }) => {
    const name = await push(content);
    const ranged = async (ifRange: string) =>
      (await call("GET", `/blobs/${name}`, { headers: { range: "bytes=2-4", "if-range": ifRange } })).status;
    expect([await ranged(`"${name}"`), await ranged('"other"')]).toEqual([206, 200]);
  },
  "a client that has the blob gets a 304": async ({ call, push }) => {
    const name = await push(content);
    for (const method of ["GET", "HEAD"]) {
      const response = await call(method, `/blobs/${name}`, { headers: { "if-none-match": `"${name}"` } });
      expect([response.status, await response.text()]).toEqual([304, ""]);
    }
    await expectFailure(await call("GET", `/blobs/${name}`, { headers: { "if-match": '"other"' } }), 412, "DENIED");
  },
});

section("Checking if content exists", {
  "HEAD answers what GET does, without the content": async (given) => {
    const index = JSON.stringify({ schemaVersion: 2, mediaType: indexType, manifests: [given.image.descriptor] });
    await given.put("list", index, { "content-type": indexType });
    const { call, image } = given;
    for (const path of ["/manifests/v1", `/manifests/${digest(index)}`, `/blobs/${image.layer.digest}`]) {
      const got = await call("GET", path);
      const head = await call("HEAD", path);
      expect([head.status, await head.text()], path).toEqual([200, ""]);
      const [same, other] = [head, got].map(({ headers }) => [...headers].filter(([name]) => !ofOne.includes(name)));
      expect(same, path).toEqual(other);
      expect(Number(head.headers.get("content-length")), path).toBe((await got.arrayBuffer()).byteLength);
    }
  },
  "what is not there is 404, and nothing is said beside": async ({ call }) => {
    for (const path of ["/manifests/v9", `/manifests/${unknown}`, `/blobs/${unknown}`]) {
      const response = await call("HEAD", path);
      expect([response.status, await response.text()], path).toEqual([404, ""]);
    }
  },
  "of a blob nobody asks for a part by HEAD": async ({ call, image }) => {
    const response = await call("HEAD", `/blobs/${image.layer.digest}`, { headers: { range: "bytes=0-1" } });
    expect([response.status, ...headersOf(response, "content-length")]).toEqual([200, String(image.layer.size)]);
  },
});

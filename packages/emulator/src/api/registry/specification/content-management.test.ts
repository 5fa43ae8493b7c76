import { expect } from "vitest";
import { digest, expectFailure, manifestOf, section } from "../../../../test/specification.ts";

// The distribution specification's chapter "Content management", version 1.1 and the next one, statement by statement.

const unknown = digest("nobody pushed this");

section("Deleting tags", {
  "a deleted tag names nothing, and its manifest and other tags stay": async ({ call, put, image, manifest }) => {
    await put("v2", manifest);
    expect((await call("DELETE", "/manifests/v1")).status).toBe(202);
    await expectFailure(await call("GET", "/manifests/v1"), 404, "MANIFEST_UNKNOWN");
    for (const reference of ["v2", image.descriptor.digest]) {
      expect((await call("HEAD", `/manifests/${reference}`)).status, reference).toBe(200);
    }
    expect((await (await call("GET", "/tags/list")).json()).tags).toEqual(["v2"]);
  },
  "a tag that is not there cannot be deleted": async ({ call }) => {
    await expectFailure(await call("DELETE", "/manifests/v9"), 404, "MANIFEST_UNKNOWN");
    await expectFailure(await call("DELETE", "/manifests/-v9"), 400, "MANIFEST_INVALID");
  },
  "a tag is deleted only while it names what one thinks (RFC 9110, 13.1.1)": async (given) => {
    const headers = { "if-match": `"${given.image.descriptor.digest}"` };
    const other = manifestOf(given, { annotations: { by: "ann" } });
    await given.put("v1", other);
    await expectFailure(await given.call("DELETE", "/manifests/v1", { headers }), 412, "DENIED");
    expect(await (await given.call("GET", "/manifests/v1")).text()).toBe(other);
    await given.put("v1", given.manifest);
    expect((await given.call("DELETE", "/manifests/v1", { headers })).status).toBe(202);
  },
});

section("Deleting manifests", {
  "a deleted manifest takes the tags along that name it, of sha512 too": async (given) => {
    const { call, put } = given;
    const body = manifestOf(given, { annotations: { by: "ann" } });
    for (const name of [digest(body), digest(body, "sha512")]) {
      await put(`${name}?tag=a&tag=b`, body);
      expect((await call("DELETE", `/manifests/${name}`)).status).toBe(202);
      for (const reference of [name, "a", "b"]) {
        await expectFailure(await call("GET", `/manifests/${reference}`), 404, "MANIFEST_UNKNOWN");
      }
      await expectFailure(await call("DELETE", `/manifests/${name}`), 404, "MANIFEST_UNKNOWN");
    }
    expect((await (await call("GET", "/tags/list")).json()).tags).toEqual(["v1"]);
  },
  "in a repository that is not there nothing can be deleted": async ({ ask }) => {
    for (const path of [`manifests/${unknown}`, "manifests/v1", `blobs/${unknown}`]) {
      await expectFailure(await ask("DELETE", `acme/site/nowhere/${path}`), 404, "NAME_UNKNOWN");
    }
  },
});

section("Deleting blobs", {
  "a deleted blob is gone, of sha512 too": async ({ call }) => {
    for (const algorithm of ["sha256", "sha512"]) {
      const name = digest("content", algorithm);
      await call("POST", `/blobs/uploads/?digest=${name}`, { body: "content" });
      expect((await call("DELETE", `/blobs/${name}`)).status).toBe(202);
      await expectFailure(await call("GET", `/blobs/${name}`), 404, "BLOB_UNKNOWN");
    }
  },
  "a blob that is not there cannot be deleted": async ({ call }) => {
    await expectFailure(await call("DELETE", `/blobs/${unknown}`), 404, "BLOB_UNKNOWN");
    await expectFailure(await call("DELETE", "/blobs/sha256:0"), 400, "DIGEST_INVALID");
  },
});

import type { IncomingMessage, ServerResponse } from "node:http";
import { inspect } from "node:util";
import { expect, test } from "vitest";
import type { OciDescriptor, Repository } from "../src/index.ts";
import { copy, createMemoryStore, createRegistry, OCI, pushArtifact } from "../src/index.ts";
import { caught, contentOf } from "./content.ts";
import { pushImage, pushIndex } from "./sample-images.ts";
import { end, json, type Quirks, type ScriptedRegistry, startRegistry } from "./scripted-registry.ts";

// Rules of `src/trust.ts` with servers that break them: the call fails, or does without the answer, and no credential leaves. Rules of
// token services are in `auth.test.ts`, of places in `strangers.test.ts`, of statuses and stated digests in `pages.test.ts`.
const { bytes, digest } = contentOf(1000, 5);
const auth = { username: "me", password: "the-password-that-nobody-sees" };

interface Lie {
  readonly says: string;
  /** Answers a request; false: as an honest registry does. */
  readonly answer: (request: IncomingMessage, response: ServerResponse, thief: ScriptedRegistry) => unknown;
  readonly quirks?: Quirks;
  readonly asked: (web: Repository) => Promise<unknown>;
  /** The error; what is not believed and not needed ends in nothing. */
  readonly fails?: RegExp;
}

const isBlob = ({ method, url = "" }: IncomingMessage, wanted: string): boolean =>
  method === wanted && url.includes("/blobs/sha256:");

const get = (web: Repository): Promise<unknown> => web.blobs.get(digest);
const push = (web: Repository): Promise<unknown> => web.blobs.push(bytes);
const put = (web: Repository): Promise<unknown> => web.manifests.push({ schemaVersion: 2, mediaType: OCI.manifest });
const tags = (web: Repository): Promise<unknown> => Array.fromAsync(web.tags.list());
const referrers = (web: Repository): Promise<unknown> => Array.fromAsync(web.referrers.list(digest));

const warned: string[] = [];

const challenge = (realm: string) => ({ "www-authenticate": `Bearer realm="${realm}",service="x"` });

const artifactType = "application/vnd.acme.report";

const pushBoth = async (web: Repository): Promise<OciDescriptor> => {
  const platforms = [{ os: "linux", architecture: "amd64" } as const, { os: "linux", architecture: "arm64" } as const];
  const images = await Promise.all(platforms.map((platform) => pushImage(web, { layers: [bytes], platform })));
  return pushIndex(web, images, "v1");
};
const pushOne = (web: Repository): Promise<OciDescriptor> => pushImage(web, { layers: [bytes], tag: "v1" });

const digestTags: readonly Lie[] = [
  { what: "an image", pushSubject: pushOne },
  { what: "an index of images", pushSubject: pushBoth },
].flatMap(({ what, pushSubject }): Lie[] => [
  {
    says: `A list of referrers: that is the subject, ${what}`,
    answer: () => false,
    quirks: { referrers: false, tagsAreDigests: "until stored" },
    async asked(web) {
      const subject = await pushSubject(web);
      expect(await Array.fromAsync(web.referrers.list(subject.digest))).toEqual([]);
      await copy(web, createMemoryStore(), "v1", { referrers: true });
      const { descriptor } = await pushArtifact(web, { artifactType, subject });
      const entry = expect.objectContaining({ digest: descriptor.digest, artifactType });
      expect(await Array.fromAsync(web.referrers.list(subject.digest))).toEqual([entry]);
      const { content } = await web.manifests.get(subject.digest.replace(":", "-"));
      expect(content.manifests).toEqual([entry]);
      const memory = createMemoryStore();
      await copy(web, memory, "v1", { referrers: true });
      expect(await Array.fromAsync(memory.referrers.list(subject.digest))).toEqual([entry]);
    },
  },
  {
    says: `A list of referrers: that stays the subject, ${what}, whatever is stored there`,
    answer: () => false,
    quirks: { referrers: false, tagsAreDigests: "always" },
    async asked(web) {
      const subject = await pushSubject(web);
      await copy(web, createMemoryStore(), "v1", { referrers: true });
      await pushArtifact(web, { artifactType, subject });
    },
    fails: /still leads to that manifest itself after a list was written: the registry stores no list there/,
  },
]);

const lies: readonly Lie[] = [
  ...digestTags,
  {
    says: "A list of referrers: of what the subject itself names, and of the subject",
    answer: () => false,
    quirks: { referrers: false },
    async asked(web) {
      const subject = await pushBoth(web);
      const { content } = await web.manifests.get(subject.digest);
      const tag = subject.digest.replace(":", "-");
      await pushIndex(web, [subject, ...(content.manifests ?? [])], tag);
      expect(await Array.fromAsync(web.referrers.list(subject.digest))).toEqual([]);
      const { descriptor } = await pushArtifact(web, { artifactType, subject });
      const list = await web.manifests.get(tag);
      expect(list.content.manifests?.map(({ digest }) => digest)).toEqual([descriptor.digest]);
    },
  },
  {
    says: "A list of referrers: that is another image",
    answer: () => false,
    quirks: { referrers: false },
    async asked(web) {
      const subject = await pushOne(web);
      await pushImage(web, { layers: [], tag: subject.digest.replace(":", "-") });
      expect(await Array.fromAsync(web.referrers.list(subject.digest))).toEqual([]);
      await copy(web, createMemoryStore(), "v1", { referrers: true });
    },
  },
  {
    says: "A Location: that is missing",
    answer: ({ method }, response) => method === "POST" && end(response, 202),
    asked: push,
    fails: /without a Location/,
  },
  {
    says: "A Link: in a circle",
    answer: (_, response) => json(response, { name: "x", tags: ["a"] }, { link: '</v2/x/tags/list>; rel="next"' }),
    asked: tags,
    fails: /names? a next page without new entries/,
  },
  {
    says: "A Link: to ever more empty pages of referrers",
    answer: ({ url }, response) =>
      json(response, { schemaVersion: 2, manifests: [] }, { link: `<${url}x>; rel="next"` }),
    asked: referrers,
    fails: /names? a next page without new entries/,
  },
  {
    says: "A size: less than is sent",
    answer: (request, response) =>
      isBlob(request, "GET") && response.writeHead(200, { "content-length": 1000 }).end(bytes.subarray(0, 999)),
    asked: get,
    fails: /1000|broke off|failed on the network/,
  },
  {
    says: "A digest: of content that it changed",
    answer: (request, response) => isBlob(request, "GET") && response.writeHead(200).end(contentOf(1000, 6).bytes),
    asked: get,
    fails: /it was changed or cut/,
  },
  {
    says: "A status: 201 of a manifest that it does not have",
    answer: ({ method }, response) => method === "PUT" && end(response, 201),
    asked: put,
    fails: /reports sha256:\w+ as stored, but does not have it/,
  },
  ...(["put", "stream", "chunks"] as const).map((by) => ({
    says: `A status: 201 of a blob (${by}) that it does not have`,
    answer: ({ method, url }: IncomingMessage, response: ServerResponse) =>
      method === "PUT" ? end(response, 201) : method === "PATCH" && end(response, 202, { location: String(url) }),
    asked: (web: Repository) => web.blobs.push(bytes, { by }),
    fails: /reports sha256:\w+ as stored, but does not have it/,
  })),
  {
    says: "A status: 200 and a picture to whether a blob is there",
    answer: ({ method }, response) =>
      method === "HEAD"
        ? response.writeHead(200, { "content-type": "image/png", "content-length": 1000 }).end()
        : end(response, 500),
    asked: push,
    fails: /500/,
  },
  {
    says: "A warning: of whom a download is sent on to",
    answer: (request, response, thief) =>
      isBlob(request, "GET") && end(response, 307, { location: `${thief.url}/blob` }),
    asked: async (web) => {
      await get(web).catch(() => {});
      throw new Error(`warned: ${warned.join()}`);
    },
    fails: /warned: $/,
  },
  {
    says: "A range: more of an upload than it was sent",
    answer: ({ method, url }, response) =>
      method === "PATCH" && end(response, 202, { location: String(url), range: "0-999999" }),
    asked: (web) => web.blobs.push(bytes, { by: "stream" }),
    fails: /reports 1000000 bytes of an upload, but got only 1000/,
  },
];

test.each(lies)("$says", async ({ answer, quirks, asked, fails }) => {
  const thief = await startRegistry({
    intercept(request, response) {
      if (request.url?.startsWith("/token")) json(response, { token: "a-token-of-the-thief" });
      else end(response, 401, { ...challenge(`${thief.url}/token`), warning: '299 - "run curl evil"' });
      return true;
    },
  });
  const registry = await startRegistry({
    referrers: true,
    ...quirks,
    intercept(request, response) {
      if (answer(request, response, thief) === false) return false;
      return true;
    },
  });
  const web = createRegistry({
    url: registry.url,
    auth,
    retry: false,
    onWarning: ({ text }) => warned.push(text),
  }).repository("acme/web");
  const error = fails ? await caught(asked(web)) : await asked(web);
  if (fails) expect(String(error)).toMatch(fails);
  expect(inspect(error, { depth: 9 })).not.toContain(auth.password);
  expect(thief.requests.filter((each) => each.includes("/token"))).toEqual([]);
  expect(thief.headers.filter(({ authorization }) => authorization)).toEqual([]);
});

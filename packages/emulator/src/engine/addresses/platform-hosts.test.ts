import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isPlatformHost, knownHosts, platformUrl } from "./platform-hosts.ts";

test.each([
  ["https://vercel.com/api/v2/user?limit=1", "https://api.vercel.com/v2/user?limit=1"],
  ["http://vercel.com/api", "https://api.vercel.com/"],
  ["https://vercel.com/api//v2", "https://api.vercel.com//v2"],
  ["http://vcr.vercel.com/v2/", "https://vcr.vercel.com/v2/"],
  ["https://api.vercel.com/v2/user", "https://api.vercel.com/v2/user"],
])("%s is asked for as %s", (asked, answered) => {
  expect(platformUrl(new URL(asked)).href).toBe(answered);
});

test.each([
  "https://vercel.com/apiary",
  "https://vercel.com/docs",
  "http://api.vercel.com.test/v2",
  "http://a.localhost/",
])("%s is left as it is", (address) => {
  expect(platformUrl(new URL(address)).href).toBe(address);
});

test("names of hosts are compared as DNS does", () => {
  const names = ["API.vercel.com", "vercel.com.", "vercel.app", "x.api.vercel.com", "vercel.company"];
  expect(names.map(isPlatformHost)).toEqual([true, true, false, false, false]);
});

test.each(["sb-a-3000.Vercel.run.", "a1.public.blob.vercel-storage.com"])(
  "%s, of a port or a store, is the platform's",
  (host) => {
    expect(
      [host, host.replace(/^[^.]+\./, "").replace("public.blob.", ""), `${host}.test`].map(isPlatformHost),
    ).toEqual([true, false, false]);
  },
);

/** Client of ours that reaches a host, by the file that names it, or the reason why there is none. */
const clients: Readonly<Record<string, { readonly file: string } | string>> = {
  "api.vercel.com": { file: "core/src/wire/base-url.ts" },
  "vcr.vercel.com": { file: "registry/src/platform-registry.ts" },
  "vercel.com": "It is the API's other address, which `baseUrl` takes.",
  "edge-config.vercel.com":
    "Operations of the API read and change configs; to read there is the vendor's own client's.",
  "global-config.vercel.com": "The same by its new name.",
  "oidc.vercel.com": "Keys to verify tokens by are for libraries of JSON Web Tokens.",
  "api-frameworks.zeit.sh": "The list of frameworks is for the vendor's command line and Terraform.",
  "dcs.vercel-infra.com": "The list of regions is for the vendor's command line.",
  "flags.vercel.com": "Flags are evaluated by the vendor's own client.",
  "blob.vercel-storage.com": "Bytes of blob stores are the vendor's own client's; no operation of the API has them.",
  "vercel.run": "Programs open what sandboxes serve by `routes[].url`.",
};

test("each host of the platform is reached by a client of ours, or a line says why not", () => {
  expect(Object.keys(clients).sort()).toEqual([...knownHosts].sort());
  for (const [host, by] of Object.entries(clients)) {
    if (typeof by === "string") continue;
    const source = readFileSync(new URL(`../../../../${by.file}`, import.meta.url), "utf8");
    expect(source).toContain(`https://${host}`);
  }
});

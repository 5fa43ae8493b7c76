import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { VendorSdk } from "../../generator/src/emit/vendor-methods.ts";
import type { Operation } from "../../generator/src/model/contract.ts";
import { newFolder } from "../../test/new-folder.ts";
import { differences } from "./compare.ts";
import { methodsOf } from "./methods.ts";

/** The folder of an SDK that is built as the vendor's is: a class for each namespace, a file for each function. */
function newSdk(): string {
  const folder = newFolder();
  mkdirSync(join(folder, "esm/sdk"), { recursive: true });
  mkdirSync(join(folder, "esm/funcs"), { recursive: true });
  const write = (path: string, text: string) => writeFileSync(join(folder, "esm", path), text);
  write(
    "sdk/sdk.js",
    `export class Vendor extends ClientSDK {
    _smallThings;
    get smallThings() {
        return (this._smallThings ?? (this._smallThings = new SmallThings(this._options)));
    }
    async createKeys(request, options) {
        return unwrapAsync(createKeys(this, request, options));
    }
}`,
  );
  write(
    "sdk/smallthings.js",
    `export class SmallThings extends ClientSDK {
    /** Gets a thing. */
    async getThing(request, options) {
        return unwrapAsync(smallThingsGetThing(this, request, options));
    }
}`,
  );
  write("funcs/createKeys.js", 'const path = pathToFunc("/keys")(); send({ method: "POST", path: path });');
  write(
    "funcs/smallThingsGetThing.js",
    'const path = pathToFunc("/v1/things/{thing}")(given); send({ method: "GET" });',
  );
  return folder;
}

const sdk: VendorSdk = { name: "@vendor/sdk", version: "1.2.3", namespaces: [], names: [] };
const operation = (id: string, published: string | undefined) => ({ id, published }) as Operation; // the members that are read
const things = (...operations: Operation[]) => [{ name: "small-things", operations }];

test("an SDK's methods are read with their namespaces and routes", () => {
  expect(methodsOf(newSdk())).toEqual([
    { name: "createKeys", route: "POST /keys" },
    { name: "smallThings.getThing", route: "GET /v1/things/{thing}" },
  ]);
});

test("a function that calls nothing known is an error: it would be compared with nothing", () => {
  const folder = newSdk();
  writeFileSync(join(folder, "esm/funcs/createKeys.js"), "");
  expect(() => methodsOf(folder)).toThrow("createKeys.js calls nothing");
});

test("an accurate description of an SDK has no differences, whatever its path parameters are called", () => {
  const said = { ...sdk, namespaces: [{ reason: "So it is.", namespaces: [""], routes: ["POST /keys"] }] };
  const ours = [operation("get-thing", "GET /v1/things/{id}"), operation("create-keys", "POST /keys")];
  expect(differences(things(...ours, operation("unsaid", undefined)), said, methodsOf(newSdk()))).toEqual([]);
});

test("a method that was renamed, moved or forgotten is a line", () => {
  const found = (id: string, route: string) => differences(things(operation(id, route)), sdk, methodsOf(newSdk()));
  const keys = "only in the SDK: createKeys POST /keys";
  const thing = "only in the SDK: smallThings.getThing GET /v1/things/{}";
  expect(found("readThing", "GET /v1/things/{id}")).toEqual([
    "not in the SDK: smallThings.readThing GET /v1/things/{}",
    keys,
    thing,
  ]);
  expect(found("getThing", "GET /v2/things/{id}")).toEqual([
    "not in the SDK: smallThings.getThing GET /v2/things/{}",
    keys,
    thing,
  ]);
});

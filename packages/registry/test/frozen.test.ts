import { chain } from "@slipway/core/middleware";
import { expect, test } from "vitest";
import { startFreezing } from "../../core/test/freezing.ts";
import { createRegistry } from "../src/index.ts";
import { contentOf } from "./content.ts";

test.each(["FIN", "RST"] as const)(
  "a blob is pushed although each request of it comes after a freeze and a %s",
  async (how) => {
    const { url, freeze } = await startFreezing(how);
    const middleware = chain(async (request, next) => {
      await freeze();
      return next(request);
    });
    const { blobs } = createRegistry({ url, middleware }).repository("acme/web");
    const { bytes, digest } = contentOf(1000, 3);
    for (const by of ["put", "chunks", "post"] as const) {
      for (let turn = 0; turn < 4; turn++) expect(await blobs.push(bytes, { by })).toMatchObject({ digest });
    }
  },
);

import { expect, test } from "vitest";
import { firstAttempt } from "../../test/attempt.ts";
import { attemptRequest } from "../transport/attempt-request.ts";
import type { RequestDescription } from "../types/client.ts";
import { withAuthorization } from "./with-authorization.ts";

const token = "tok_0123456789";

async function authorizationOf(request: Partial<RequestDescription>) {
  const attempt = firstAttempt({ token }, request);
  let seen: string | undefined;
  await withAuthorization(attempt, attemptRequest(attempt), async ({ headers }) => {
    seen = headers.authorization;
    return { response: new Response() };
  });
  return { seen, shown: attempt.call.secrets.redact(token) };
}

test("the API's origin gets the token, which is a secret of the call from then on", async () => {
  expect(await authorizationOf({})).toEqual({ seen: `Bearer ${token}`, shown: "[redacted]" });
});

test.each(["https://other.test/v1/things", "http://api.test/v1/things", "https://api.test:8443/v1/things"])(
  "%s gets none",
  async (url) => {
    expect(await authorizationOf({ url })).toEqual({ seen: undefined, shown: token });
  },
);

test("an explicit authorization is kept", async () => {
  const headers = { authorization: "Basic bWU6aHVzaC1odXNo" };
  expect(await authorizationOf({ headers })).toMatchObject({ seen: headers.authorization });
});

test.each([[{ a: 1 }], [null], [5], [Symbol("token")], [["Bearer x"]]])(
  "what is not text is not a header, and nothing is sent",
  async (value) => {
    // A caller without types may pass it.
    const header = async () => value as unknown as string;
    const attempt = firstAttempt({ authorization: { header, refused: () => false } });
    const sending = withAuthorization(attempt, attemptRequest(attempt), () => expect.unreachable());
    await expect(sending).rejects.toMatchObject({
      name: "InputError",
      parameter: "authorization",
      message: expect.stringContaining("must be one line of Latin-1"),
    });
  },
);

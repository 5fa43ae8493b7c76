import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { forAll } from "../../test/for-all.ts";
import { aCredential, escapedOneByOne, inBase64, inHex, leastOf, quoted } from "../../test/quoted-credentials.ts";
import { Secrets } from "./redact.ts";

function redact(credentials: readonly string[], text: string, most?: number): string {
  const secrets = new Secrets();
  for (const each of credentials) secrets.add(each);
  return secrets.redact(text, most);
}

const secret = 'tok/01+23"45=\\6&<7>';

test("a literal secret in a text is replaced", () => {
  expect(redact([secret], `before ${secret} after`)).toBe("before [redacted] after");
});

describe("half of a credential in a row, from wherever in it", () => {
  test.each([
    ["however each of its characters is escaped, and all of them once more", escapedOneByOne],
    ["in base64, whatever stands before it", inBase64],
    ["in hexadecimal", inHex],
  ])("is not shown, %s", (_, spelling) => {
    const shown = fc.property(quoted(spelling), ({ credential, text }) => {
      expect(redact([credential], text)).toMatch(/^(before \\*)?\[redacted\]( after)?$/);
    });
    fc.assert(shown, { numRuns: 1000 });
  });

  test("is not shown where a text of megabytes holds no more than that", () => {
    const token = "tok_0123456789abcdefghij";
    for (let at = 0; at <= 12; at++) {
      const text = "tok_01234567 0123".repeat(100_000) + token.slice(at, at + 12);
      expect(redact([token], text)).toBe("[redacted]");
    }
  });
});

test("less than half of a credential in a row is a word like any other, and stays", () => {
  forAll([aCredential, fc.nat()], (credential, seed) => {
    const length = leastOf(credential) - 1;
    const at = seed % (credential.length - length + 1);
    const text = `<<${credential.slice(at, at + length)}>>`;
    // A credential that repeats itself, or ends with its beginning, may leave more of itself.
    fc.pre(!/(.).*\1/.test(credential) && !/[<>+]/.test(credential));
    expect(redact([credential], text)).toBe(text);
  });
  expect(redact(["production-of-acme-0123"], "deployed to production")).toBe("deployed to production");
});

test("a secret is removed before the text is cut, wherever the cut would fall", () => {
  for (let most = 0; most < 60; most++) {
    expect(redact([secret], `${"x".repeat(20)}${secret} and more`, most)).not.toContain("tok/");
  }
  expect(redact([secret], secret.repeat(10_000), 8192)).not.toContain("tok/");
});

test("a host that was named by a secret is not shown, in the small letters of hosts", () => {
  const { host } = new URL("https://evil-PASSW0RD-of-mine.example");
  expect(redact(["PASSW0RD-of-mine"], `failed on the network (${host}, ENOTFOUND)`)).toBe("[redacted]");
});

test("a text of two secrets holds neither", () => {
  expect(redact(["secret-number-1", "secret-number-2"], "secret-number-2secret-number-1")).not.toMatch(/secret/);
});

test("a short credential is taken for a word, and stays", () => {
  expect(redact(["token", ""], "needs a token")).toBe("needs a token");
});

const pair = btoa("me:hunter2-hunter2");

test.each([
  ["a Basic pair, and its password", { authorization: `Basic ${pair}` }, [pair, "hunter2-hunter2"]],
  ["a key", { "x-api-key": "key_0123456789" }, ["key_0123456789"]],
  ["each of several cookies", { cookie: "theme=dark; session=s_0123456789" }, ["s_0123456789"]],
  ["what gets past a protection", { "x-vercel-protection-bypass": "bypass-of-mine-1" }, ["bypass-of-mine-1"]],
  ["what no word holds", { "x-own": "0123456789abcdefghij" }, ["0123456789abcdefghij"]],
  ["a token in the place of a user", { authorization: `Basic ${btoa("tok_0123456789:x")}` }, ["tok_0123456789"]],
] as const)("%s is a credential", (_, headers, credentials) => {
  const secrets = new Secrets();
  secrets.addHeaders(headers);
  for (const credential of credentials) {
    expect(secrets.redact(`no ${credential}`)).toBe("no [redacted]");
    expect(secrets.redact(`no ${credential.slice(-Math.max(8, Math.ceil(credential.length / 2)))}`)).toBe("[redacted]");
    expect(secrets.redact(`no ${btoa(credential)}`)).toBe("[redacted]");
  }
});

test("the whole value of a user's header is removed, and half of it is taken for a word", () => {
  const secrets = new Secrets();
  secrets.addHeaders({ "x-forwarded-host": "deployments.acme.com", "x-app": "deployment-bot" });
  expect(secrets.redact("not found: deployments.acme.com")).toBe("not found: [redacted]");
  expect(secrets.redact("deployment_not_found")).toBe("deployment_not_found");
});

test("headers of content negotiation are not secrets", () => {
  const secrets = new Secrets();
  const headers = { accept: "application/json", "content-type": "application/json", range: "bytes=0-1023456789" };
  secrets.addHeaders({ ...headers, "if-none-match": '"0123456789abc"', "x-auth-realm": "internal" });
  for (const value of [...Object.values(headers), '"0123456789abc"', "internal"]) {
    expect(secrets.redact(value)).toBe(value);
  }
});

test("a long credential in base64 is not shown in lines of a mail either", () => {
  const long = `tok_${"0123456789abcdef".repeat(24)}`;
  const lines = (btoa(long).match(/.{1,76}/g) ?? []).join("\r\n");
  expect(redact([long], `quoted:\r\n${lines}`)).toBe("[redacted]");
  expect(redact([long], JSON.stringify({ quoted: lines }))).toBe("[redacted]");
});

test("an escaped secret far into a text that is kept whole is found", () => {
  const escaped = secret.replace(/./g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);
  expect(redact([secret], `{"pad":"${"x".repeat(200_000)}","note":"${escaped}"}`)).toBe("[redacted]");
});

test("a long text that quotes a long secret at its cut end shows none of it", () => {
  const long = "t0".repeat(750);
  expect(redact([long], `${long}${long}`.repeat(40), 200)).not.toContain("t0t0");
  expect(redact([long], `x${long}`.repeat(60), 8192)).not.toContain("t0t0");
});

test("a password of any letters is taken out of what quotes it", () => {
  const password = "пароль-für-alle";
  const secrets = [password];
  expect(redact(secrets, `no ${password}`)).toBe("no [redacted]");
  expect(redact(secrets, `no ${encodeURIComponent(password)}`)).toBe("[redacted]");
  expect(redact(secrets, `no ${Buffer.from(password).toString("base64")}`)).toBe("[redacted]");
  const ascii = password.replace(/[^ -~]/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`);
  expect(redact(secrets, `no ${ascii}`)).toBe("[redacted]");
});

const pem = `-----BEGIN KEY-----\n${"MIIEvQIBADANBgkqhkiG9w0BAQEFAASC\n".repeat(3)}-----END KEY-----`;

test.each<[string, string, string, BufferEncoding?]>([
  ["in Latin-1", "pässwört-für-älle", "pässwört-für-älle", "latin1"],
  ["as a form has it", "a b c d e f g h i j", "a+b+c+d+e+f+g+h+i+j"],
  ["with spaces for its plus signs", "a+b+c+d+e+f+g+h+i+j", "a b c d e f g h i j"],
  ["with other line breaks", pem, pem.replaceAll("\n", "\r\n")],
  ["without line breaks", pem, pem.replaceAll("\n", "")],
])("a credential %s is not shown in base64, nor in pieces of hexadecimal", (_, credential, text, encoding) => {
  const bytes = Buffer.from(text, encoding);
  expect(redact([credential], `no ${bytes.toString("base64")}`)).toBe("[redacted]");
  expect(redact([credential], JSON.stringify(bytes.toString("hex").match(/.{1,16}/g)))).toBe("[redacted]");
});

describe("members of an input that the contract marks", () => {
  const input = {
    name: "a-project-of-acme-2026",
    value: "production-eu-west1",
    url: "https://api.acme.com/v2",
    body: [{ key: "A", value: "sk_live_0123456789abcdef" }, { value: 'an "ordinary" pass/word' }],
    env: { KEY: "-----BEGIN KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC\n-----END KEY-----" },
    password: "s3cr3t!pw9",
    stream: new ReadableStream(),
  };
  const secrets = new Secrets();
  secrets.addInput(input, ["value", "env", "password", "url"]);
  const key = input.env.KEY;
  input.env.KEY = "wiped";

  test.each([
    ["a value in a list, cut short", "no sk_live_0123456…", "[redacted]"],
    ["what stands below a record that is marked, in one line", `no ${key.replaceAll("\n", " ")}`, "[redacted]"],
    ["the same as JSON has it", JSON.stringify({ message: key }), "[redacted]"],
    ["a password, less its last characters", "no s3cr3t!p", "[redacted]"],
    ["a long word, as it is", "no production-eu-west1", "no [redacted]"],
    ["a long word, as JSON has it", JSON.stringify('an "ordinary" pass/word'), "[redacted]"],
    ["half of a word", "A is already set for production", "A is already set for production"],
    ["half of an address", "see https://api.vercel.com/docs", "see https://api.vercel.com/docs"],
    ["what is not marked", "no a-project-of-acme-2026", "no a-project-of-acme-2026"],
  ])("%s", (_, text, shown) => {
    expect(secrets.redact(text)).toBe(shown);
  });
});

test("a word that stands within a credential does not break it", () => {
  const secrets = new Secrets();
  secrets.add("aaaabbbbccccdddd-acme-production-EEEEffffgggghhhh");
  secrets.addInput({ value: "acme-production" }, ["value"]);
  expect(secrets.redact("no aaaabbbbccccdddd-acme-production-EEEEffffgggg…")).toBe("[redacted]");
});

test("a value of megabytes, and a million values, are searched for like any other", { tags: "endurance" }, () => {
  const secrets = new Secrets();
  const long = "0123456789abcdef".repeat(200_000);
  const values = Array.from({ length: 200_000 }, (_, index) => `w${index}`);
  const word = "x".repeat(1_000_000);
  secrets.addInput({ value: long, word, values }, ["value", "word", "values"]);
  expect(secrets.redact("no such thing")).toBe("no such thing");
  expect(secrets.redact(`no ${long.slice(1)}`)).toBe("[redacted]");
});

test("a text that was made to take long is not shown", () => {
  const periodic = "ab".repeat(750);
  expect(redact([periodic], `${"ab".repeat(374)}!`.repeat(5000))).toBe("[redacted]");
  expect(redact(["tok_0123456789"], "\\".repeat(300_000))).toBe("[redacted]");
});

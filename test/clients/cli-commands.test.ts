import { expect, test } from "vitest";
import { createDesk } from "./cli.ts";

// The command line's commands that no other flow has, one after the other in one linked folder that was deployed.

/** Output of a successful command. */
const commands: readonly (readonly [command: string, said: RegExp])[] = [
  ["git connect https://github.com/acme/site --yes", /Connected/],
  ["deploy-hooks create cms --ref main", /Deploy hook created/],
  ["deploy-hooks list", /cms\s+\w+\s+main/],
  ["git disconnect --yes", /Disconnected/],
  ["crons list", /0 5 \* \* \*/],
  ["crons run /", /Invocation time/],
  ["routes add home --src /a --dest /b --action rewrite --yes", /Route/],
  ["routes list", /home/],
  ["routes list-versions", /version/i],
  ["redirects add /from /to --yes", /Redirect added/],
  ["redirects upload redirects.json --yes", /Redirects uploaded/],
  ["redirects list-versions", /Staging/],
  ["redirects list", /Redirect/],
  ["firewall status", /Not configured/],
  ["firewall diff", /No pending changes/],
  ["cache purge --yes", /Successfully purged/],
  ["cache invalidate --tag a,b --yes", /invalidated all cached content/],
  ["cache dangerously-delete --tag a --yes", /deleted all cached content/],
  ['project checks add site --check-name e2e --requires deployment-url --source {"kind":"webhook"}', /e2e|check_/],
  ["project checks site", /e2e/],
  ["microfrontends create-group --name shop --project site --default-app site --yes --non-interactive", /shop/],
  ["microfrontends inspect-group --group shop", /site/],
  ["teams sso", /No SAML configuration/],
  ["project access-summary site", /summary/],
  ["dns import example.com zone.txt", /1 DNS records/],
  ["dns list", /192\.0\.2\.1/],
  ["activity types", /deploy-hook-processed/],
  ["target list", /production/i],
  ["logout", /Logged out/],
];

/** A command that needs an unmodelled operation says so, by the operation or by its path. */
const notModelled: readonly (readonly [command: string, operation: string])[] = [
  ["kms list", "listKmsIssuers"],
  ["flags list", "listFlags"],
  ["contract", "listContractCommitments"],
  ["usage", "queryBillingCosts"],
  ["connect list", "listConnectors"],
  ["domains price shop.com", "getDomainPrice"],
  ["domains search shop", "listSupportedTlds"],
  ["alerts", "listAlertGroups"],
];

test("the commands that no other flow has do what they say, or say what is not modelled", async () => {
  const desk = await createDesk();
  desk.write({
    "index.html": "first",
    "vercel.json": '{"crons":[{"path":"/","schedule":"0 5 * * *"}]}',
    "zone.txt": "www 60 IN A 192.0.2.1\n",
    "redirects.json": '[{"source":"/u","destination":"/"}]',
  });
  await desk.vercel("deploy", "--prod", "--yes");
  await desk.vercel("domains", "add", "example.com");
  for (const [command, operation] of notModelled) {
    const { exit, said } = await desk.attempt(...command.split(" "));
    expect([exit, said], command).toEqual([1, expect.stringContaining(operation)]);
    expect(said, command).toMatch(/is not modelled by this emulator|The API has no path|Response Error \(404\)/);
  }
  for (const [command, expected] of commands)
    expect((await desk.vercel(...command.split(" "))).said, command).toMatch(expected);
});

/** Commands about one store, in the order of its life. */
const blobCommands: typeof commands = [
  ["blob create-store media --access public --yes", /Blob store created: media[\s\S]*linked to/],
  ["blob list-stores", /media\s+store_\w{16}/],
  ["storage list", /media/],
  ["blob put index.html --access public", /public\.blob\.localhost/],
  ["blob copy index.html copy.html --access public", /copy\.html/],
  ["blob list", /copy\.html[\s\S]*index\.html/],
  ["blob del copy.html", /deleted/],
  ["blob get-store", /Blob Count: 1[\s\S]*Access: Public/],
  ["blob empty-store --yes", /1 total/],
  ["storage inspect media", /media/],
  ["storage status media", /BLOB_READ_WRITE_TOKEN/],
  ["storage update media --environment production --yes", /production/i],
  ["env pull --yes --environment production", /Created|Updated/],
];

test("the commands about blob stores make one, connect it, fill it, empty it and change its connection", async () => {
  const desk = await createDesk(undefined, ({ url }) => ({ VERCEL_BLOB_API_URL: `${url}/api/blob` }));
  desk.write({ "index.html": "first" });
  await desk.vercel("link", "--yes", "--project", "site");
  for (const [command, expected] of blobCommands)
    expect((await desk.vercel(...command.split(" "))).said, command).toMatch(expected);
});

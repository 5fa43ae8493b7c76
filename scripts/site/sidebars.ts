import type { ResolvedGroup } from "../../generator/src/model/resolve-group.ts";
import type { Document } from "./documents.ts";
import { groupPlace, operationPlace, type Page } from "./page.ts";

interface Link {
  readonly label: string;
  readonly slug: string;
}

/** Links under a heading. */
export interface Section {
  readonly label: string;
  readonly links: readonly Link[];
}

// The order for newcomers; other guides follow.
const first = [
  ...[
    "five-minutes",
    "testing-with-the-emulator",
    "your-whole-application",
    "before-production",
    "emulator-in-a-container",
  ],
  ...["deploy-from-ci", "infrastructure", "command-line", "agents", "previews", "webhooks", "edge", "logs"],
  ...["container-images", "sandboxes", "secrets-and-tokens", "errors-and-retries", "many-processes", "proxies"],
];

/** Sidebars by package, and under "" for all other pages. */
export function sidebarsOf(
  pages: readonly Page[],
  documents: readonly Document[],
  groups: readonly ResolvedGroup[],
): Readonly<Record<string, readonly Section[]>> {
  const titles = new Map(pages.map(({ slug, title }) => [slug, title]));
  const link = (slug: string): Link => ({ slug, label: titles.get(slug) ?? slug });
  const under = (folder: string) => pages.flatMap(({ slug }) => (slug.startsWith(`${folder}/`) ? [link(slug)] : []));
  const guides = under("guides").sort((one, other) => rank(one.slug) - rank(other.slug));
  const start = [{ slug: "", label: "Slipway" }, link("packages"), link("errors")];
  const main: Section[] = [
    { label: "Start", links: start },
    { label: "Guides", links: guides },
    { label: "Examples", links: under("examples") },
    { label: "Documents", links: under("docs") },
    { label: "Figures", links: under("figures") },
  ];
  const ofGroups = groups.map(({ name, operations }): [string, Section[]] => [
    name,
    [
      { label: "Elsewhere", links: start },
      {
        label: `@slipway/${name}`,
        links: [
          { slug: groupPlace(name), label: "Overview" },
          ...pages.flatMap(({ slug, title }) =>
            slug.startsWith(`${groupPlace(name)}/types`)
              ? [{ slug, label: title.replace(/ of @slipway\/[^,]*/, "") }]
              : [],
          ),
        ],
      },
      {
        label: "Operations",
        links: operations.map((each) => ({ slug: operationPlace(name, each.name), label: each.name })),
      },
    ],
  ]);
  const handWritten = documents.flatMap(({ slug }) => /^packages\/(core|slipway|emulator)$/.exec(slug)?.[1] ?? []);
  const ofOthers = handWritten.map((name): [string, Section[]] => [
    name,
    [
      { label: "Elsewhere", links: start },
      { label: `@slipway/${name}`, links: under(groupPlace(name)) },
      { label: "Packages", links: handWritten.map((each) => ({ slug: groupPlace(each), label: each })) },
      { label: "Guides", links: guides },
    ],
  ]);
  const all = Object.fromEntries([["", main], ...ofGroups, ...ofOthers]);
  return Object.fromEntries(
    Object.entries(all).map(([name, sections]) => [name, sections.filter(({ links }) => links.length > 0)]),
  );
}

function rank(slug: string): number {
  const place = first.indexOf(slug.replace("guides/", ""));
  return place < 0 ? first.length : place;
}

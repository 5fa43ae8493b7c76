import type { Document } from "../contract-diff/document.ts";
import type { Members } from "../differ/member.ts";
import { heavier, order, type Weight } from "../differ/weight.ts";
import { apiNews, contractNews, type FunctionNames, type News } from "./news.ts";

export interface State {
  readonly openapi: Document;
  readonly apis: ReadonlyMap<string, Members>;
}

export interface Package {
  readonly folder: string;
  readonly name: string;
  readonly shows: readonly string[];
  readonly handsOut: readonly string[];
  readonly describesApi: boolean;
}

export interface Bump {
  readonly folder: string;
  readonly name: string;
  readonly weight: Weight;
  readonly news: readonly News[];
}

/** Each package's next version from what is released and what there is now; `packages` by dependency, core first. One not released yet has no bump. */
export function planRelease(released: State, today: State, packages: readonly Package[], names: FunctionNames): Bump[] {
  const contract = contractNews(released.openapi, today.openapi, names);
  const bumps = new Map<string, Bump>();
  for (const { folder, name, shows, handsOut, describesApi } of packages) {
    const before = released.apis.get(folder);
    if (!before) continue;
    const news = [
      ...(contract.get(folder) ?? []),
      ...apiNews(before, today.apis.get(folder) ?? new Map()),
      ...handsOut.flatMap((other) => (bumps.get(other)?.news ?? []).map((each) => ofGroup(each, other))),
      ...shows.flatMap((other) => needsMajor(bumps.get(other))),
      ...(describesApi && contract.size > 0 ? [{ ...described, weight: "patch" as const }] : []),
    ];
    const distinctNews = mergeNews(news);
    if (distinctNews.length === 0) continue;
    const weight = news.map((each) => each.weight).reduce(heavier);
    bumps.set(folder, { folder, name, weight, news: distinctNews });
  }
  return [...bumps.values()];
}

const described = { about: "openapi.json", sentence: "`openapi.json` is today's." };

function ofGroup(news: News, group: string): News {
  return { ...news, about: `${group} ${news.about}`, sentence: `${group}: ${news.sentence}` };
}

/** A package's types change for its dependents with its next major version. */
function needsMajor(bump: Bump | undefined): News[] {
  if (bump?.weight !== "major") return [];
  return [
    { about: `needs ${bump.name}`, sentence: `Needs the next major version of \`${bump.name}\`.`, weight: "major" },
  ];
}

/** Merges news of one subject, the heaviest first; other entries repeat names. */
function mergeNews(news: readonly News[]): News[] {
  const merged = new Map<string, News>();
  for (const each of news) {
    // `/schemas Project` and `/contract Operations.getProject` repeat `Project` and `getProject`.
    const about = each.about.replace(/^\/\S+ (Operations\.)?/, "");
    const before = merged.get(about);
    merged.set(about, before ? { ...before, weight: heavier(before.weight, each.weight) } : each);
  }
  return [...merged.values()].sort((a, b) => order.indexOf(a.weight) - order.indexOf(b.weight));
}

import { defineRouteMiddleware, type StarlightRouteData } from "@astrojs/starlight/route-data";
import { sidebars } from "../.work/sidebars.json";

type Entry = StarlightRouteData["sidebar"][number];
interface Link {
  readonly label: string;
  readonly slug: string;
}
interface Section {
  readonly label: string;
  readonly links: readonly Link[];
}

const all: Readonly<Record<string, readonly Section[]>> = sidebars;
const base = import.meta.env.BASE_URL.replace(/\/$/, "");

/** Beside a page of a package stand that package's pages, beside any other the pages of no package. Each names its Markdown. */
export const onRequest = defineRouteMiddleware(({ locals }) => {
  const { starlightRoute: route } = locals;
  if (route.id !== "404") {
    const href = `${base}/${route.id || "index"}.md`;
    route.head.push({ tag: "link", attrs: { rel: "alternate", type: "text/markdown", href } });
  }
  const [first, name = ""] = route.id.split("/");
  const sections = (first === "packages" ? all[name] : undefined) ?? all[""] ?? [];
  route.sidebar = sections.map(
    ({ label, links }): Entry => ({
      type: "group",
      label,
      collapsed: false,
      badge: undefined,
      entries: links.map(({ label, slug }) => ({
        type: "link",
        label,
        href: slug === "" ? `${base}/` : `${base}/${slug}/`,
        isCurrent: slug === route.id || (slug === "" && route.id === "index"),
        badge: undefined,
        attrs: {},
      })),
    }),
  );
});

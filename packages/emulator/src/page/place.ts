import { useEffect, useState } from "preact/hooks";

export interface Place {
  readonly view: string;
  readonly id: string | undefined;
  readonly params: Readonly<Record<string, string>>;
}

const start = "requests";

function placeIn(hash: string): Place {
  const [path = "", search = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  const [view = "", ...id] = path.split("/");
  const params = Object.fromEntries(new URLSearchParams(search));
  try {
    return { view: view || start, id: id.length > 0 ? decodeURIComponent(id.join("/")) : undefined, params };
  } catch {
    return { view: start, id: undefined, params: {} };
  }
}

export function linkTo({ view, id, params = {} }: Pick<Place, "view"> & Partial<Place>): string {
  const search = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== "")).toString();
  return `#/${view}${id === undefined ? "" : `/${encodeURIComponent(id)}`}${search && `?${search}`}`;
}

export function usePlace(): Place {
  const [hash, take] = useState(location.hash);
  useEffect(() => {
    const read = () => take(location.hash);
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  return placeIn(hash);
}

const viewsOfIds: Readonly<Record<string, string>> = {
  prj: "projects",
  dpl: "deployments",
  team: "accounts",
  dlv: "deliveries",
  sbn: "sandboxes",
  vcr: "registry",
};

export function placeOfId(text: string): string | undefined {
  const view = viewsOfIds[/^([a-z]+)_[\w-]+$/.exec(text)?.[1] ?? ""];
  return view && linkTo({ view, id: text });
}

interface Place<Value> {
  value?: Value;
  below?: Map<string, Place<Value>>;
}

/** Values by paths with slashes, one name below another: room and time for the names, and not for each path to each of them anew. */
export class PathTree<Value> {
  readonly #root: Place<Value> = {};

  get(path: string): Value | undefined {
    let place: Place<Value> | undefined = this.#root;
    for (const name of path.split("/")) place = place?.below?.get(name);
    return place?.value;
  }

  /** Tells whether a value above a path is one that is looked for. */
  hasAbove(path: string, isWanted: (value: Value) => boolean): boolean {
    let place: Place<Value> | undefined = this.#root;
    for (const name of path.split("/").slice(0, -1)) {
      place = place?.below?.get(name);
      if (place?.value !== undefined && isWanted(place.value)) return true;
    }
    return false;
  }

  /** Gives how many names are new, also above; `above` is the value of what lies there and has none. */
  set(path: string, value: Value, above: Value): number {
    let place = this.#root;
    let fresh = 0;
    for (const name of path.split("/")) {
      if (place !== this.#root) place.value ??= above;
      place.below ??= new Map();
      const known = place.below.get(name);
      const next = known ?? {};
      if (!known) fresh++;
      place.below.set(name, next);
      place = next;
    }
    place.value = value;
    return fresh;
  }
}

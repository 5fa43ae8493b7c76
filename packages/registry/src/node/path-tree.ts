interface Place<Value> {
  value?: Value;
  below?: Map<string, Place<Value>>;
}

/** Values by paths with slashes. Space and time grow with the names, not with the names of each path. */
export class PathTree<Value> {
  readonly #root: Place<Value> = {};

  get(path: string): Value | undefined {
    let place: Place<Value> | undefined = this.#root;
    for (const name of path.split("/")) place = place?.below?.get(name);
    return place?.value;
  }

  /** Tells whether a value above a path matches. */
  hasAbove(path: string, matches: (value: Value) => boolean): boolean {
    let place: Place<Value> | undefined = this.#root;
    for (const name of path.split("/").slice(0, -1)) {
      place = place?.below?.get(name);
      if (place?.value !== undefined && matches(place.value)) return true;
    }
    return false;
  }

  /** Sets a value and returns how many names are new; `above` is the value of new folders on the way. */
  set(path: string, value: Value, above: Value): number {
    let place = this.#root;
    let fresh = 0;
    for (const name of path.split("/")) {
      if (place !== this.#root) place.value ??= above;
      place.below ??= new Map();
      const existing = place.below.get(name);
      const next = existing ?? {};
      if (!existing) fresh++;
      place.below.set(name, next);
      place = next;
    }
    place.value = value;
    return fresh;
  }
}

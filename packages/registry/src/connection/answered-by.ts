/** Where answers came from: not every `fetch` says that in its answer. */
const urls = new WeakMap<Response, string>();

/** Notes where an answer came from. */
export function noteUrl(response: Response, url: string): void {
  urls.set(response, url);
}

/** Where an answer came from: what it names is relative to that. */
export function urlOf(response: Response): string {
  return urls.get(response) ?? response.url;
}

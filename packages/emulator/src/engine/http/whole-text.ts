const texts = new WeakMap<Response, string>();

/** An answer whose text is there at once: whoever sends it need not read it as a stream, which costs more than the rest of it. */
export function textResponse(text: string, init: ResponseInit): Response {
  const response = new Response(text, init);
  texts.set(response, text);
  return response;
}

/** The text of an answer that `textResponse` made. */
export function wholeText(response: Response): string | undefined {
  return texts.get(response);
}

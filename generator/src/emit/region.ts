export function replaceRegion(text: string, name: string, content: string): string {
  const open = `<!-- generated: ${name} -->`;
  const close = `<!-- /generated: ${name} -->`;
  const start = text.indexOf(open);
  const end = text.indexOf(close);
  if (start < 0 || end < start)
    throw new Error(`There is no region between "${open}" and "${close}" to write ${name} into.`);
  return `${text.slice(0, start)}${open}\n${content}${text.slice(end)}`;
}

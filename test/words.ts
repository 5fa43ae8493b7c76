/** The words of a text: a list that fits on a few lines. */
export const words = (text: string): string[] => text.split(/\s+/);

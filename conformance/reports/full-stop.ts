/**
 * A cause or a message as a sentence within a line: one of a table of codes ends in a full stop, and one that its check says
 * more exactly in none.
 */
export function fullStop(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

/** Text that Markdown shows as it is. */

/** On one line, without meaning in a table, a list or a paragraph. */
export function asMarkdown(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>|&~#]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** @param rows cells that are Markdown already */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}

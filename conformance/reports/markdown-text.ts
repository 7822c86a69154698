/** Text that Markdown shows as it is, and tables of it. */

/** One line of text in which no character is markup: neither of Markdown, its tables and formulas, nor of HTML. */
export function markdownText(text: string): string {
  return htmlText(text).replaceAll(/[\\`*_[\]|~$#!]/g, '\\$&');
}

/** One line of text for an HTML element. */
export function htmlText(text: string): string {
  const line = text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Fenced by more backticks than stand anywhere in the text. */
export function codeBlock(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const clean = text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '\uFFFD');
  return `${fence}${language}\n${clean}\n${fence}`;
}

/** @param rows cells that are Markdown already */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}

/**
 * Puts texts that anybody may have written into Markdown (CommonMark with GitHub's tables) so that they stay what they
 * are: a name with a pipe breaks no table, one with a newline starts no heading.
 *
 * Letters of all scripts stay, and so do emoji. Invisible marks that turn the direction of what comes after them go,
 * since they would reach beyond the text.
 */

const direction_marks = /[\u202a-\u202e\u2066-\u2069]/g;

/** On one line, nothing but white space collapsed. */
function onOneLine(text: string): string {
  const cleaned = text
    .toWellFormed()
    .replace(direction_marks, '')
    .replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ');
  return cleaned.replace(/\s+/g, ' ').trim();
}

/** A text within a line. It has no meaning in Markdown, whatever it holds. */
export function inline(text: string): string {
  return onOneLine(text)
    .replace(/[\\`*[\]<~|]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_');
}

/** A text that begins a line, or a heading, quote or list item; these would take its first characters for their own. */
export function line(text: string): string {
  return inline(text)
    .replace(/^[#+\-=>]/, '\\$&')
    .replace(/^(\d+)(?=[.)])/, '$1\\')
    .replace(/(?<!\\)#+$/, '\\$&');
}

/** Code within a line. Empty where there is nothing to show. */
export function code(text: string): string {
  const shown = onOneLine(text);
  if (shown === '') return '';
  const fence = '`'.repeat(1 + longestRun(shown));
  return shown.includes('`') ? `${fence} ${shown} ${fence}` : `${fence}${shown}${fence}`;
}

/** A row of a table. @param cells as `cell` and `codeCell` make them */
export function row(cells: readonly string[]): string {
  return `|${cells.map((text) => (text === '' ? ' ' : ` ${text} `)).join('|')}|`;
}

/** @param heads the heads of the columns @param rows the cells of each row, as many as there are heads */
export function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(heads), `|${heads.map(() => '---|').join('')}`, ...rows.map(row)].join('\n');
}

/** The longest text in a cell, before it is made Markdown. */
const most_cell_characters = 1000;

export function cell(text: string): string {
  return inline(cut(text));
}

/** Code in a cell, or the plain text where code could not hold it: before a pipe, a backslash means itself only outside of code. */
export function codeCell(text: string): string {
  return /[|`\\]/.test(text) ? cell(text) : code(cut(text));
}

function cut(text: string): string {
  if (text.length <= most_cell_characters) return text;
  return `${text.slice(0, most_cell_characters).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** A JSON value in a block: on one line where it is short. */
export function jsonBlock(value: unknown): string {
  const one_line = JSON.stringify(value, null, 1)
    .replace(/([[{])\n */g, '$1')
    .replace(/\n *([\]}])/g, '$1')
    .replace(/\n */g, ' ');
  const most_on_one_line = 100;
  const shown = one_line.length > most_on_one_line ? JSON.stringify(value, null, 2) : one_line;
  // JSON has a way to write what must not stand there as it is.
  const visible = shown.replace(direction_marks, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`);
  const fence = '`'.repeat(Math.max(3, 1 + longestRun(visible)));
  return `${fence}json\n${visible}\n${fence}`;
}

/**
 * Markdown by another author, as a part of this text: as it is, where it is nothing but paragraphs; else in a quote,
 * which no heading, list, HTML or open block within it gets out of.
 */
export function prose(markdown: string): string {
  const cleaned = markdown
    .toWellFormed()
    .replace(direction_marks, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, ' ')
    .trim();
  const lines = cleaned.split('\n').map((text) => text.trimEnd());
  // A line that begins with a letter begins no block but a paragraph.
  if (lines.every((text) => text === '' || /^["'(“‘«¿¡]?\p{L}/u.test(text))) return lines.join('\n');
  return lines.map((text) => (text === '' ? '>' : `> ${text}`)).join('\n');
}

function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, { length }) => Math.max(longest, length), 0);
}

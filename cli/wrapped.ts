/** Long lines for a terminal, broken between words. */
import { stripVTControlCharacters } from 'node:util';

/** Lines that are copied into a shell stay whole; the reference server bears the name of the command. */
const command = /^\s*(?:replay|requests)?\s*(?:curl|npx|npm run|node|model-run-kit(?! reference server)) /;
/** Labels of a finding stand in so many columns; what belongs to one goes on behind them. */
const label_width = 15;

/** @param columns of the terminal */
export function wrapped(text: string, columns: number): string {
  return text
    .split('\n')
    .flatMap((line) =>
      widthOf(line) <= columns || command.test(stripVTControlCharacters(line)) ? line : broken(line, columns),
    )
    .join('\n');
}

function broken(line: string, columns: number): string[] {
  const indent = ' '.repeat(line.startsWith('     ') ? label_width : 2);
  const lines: string[] = [];
  let current = '';
  // Each word with the space before it, so that columns of a table and colours stay what they are.
  for (const word of line.match(/\s*\S+/g) ?? []) {
    if (current.trim() !== '' && widthOf(current) + widthOf(word) > columns) {
      lines.push(current);
      current = `${indent}${word.trimStart()}`;
    } else current += word;
  }
  return [...lines, current];
}

function widthOf(text: string): number {
  return stripVTControlCharacters(text).length;
}

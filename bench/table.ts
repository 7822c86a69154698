/** Figures as a Markdown table, for the terminal and for `docs/performance.md`. */
import { type Figure, holds } from './figure.ts';

export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { what, unit, spread, yardstick, from } = figure;
    const held = { true: 'holds', false: 'misses', undefined: '' }[String(holds(figure))]!;
    const asked = yardstick === undefined ? '' : `${figure.better === 'higher' ? '≥' : '≤'} ${written(yardstick)}`;
    return [what, `${written(figure.value)} ${unit}`, spread.map(written).join('–'), asked, held, from];
  });
  const head = ['what', 'median', 'least to most', 'yardstick', '', 'from'];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Three digits that say something. */
export function written(value: number): string {
  const size = Math.abs(value);
  return size >= 100 ? String(Math.round(value)) : value.toFixed(size >= 10 ? 1 : size >= 1 ? 2 : 3);
}

/** A graph as SVG that people can read and edit: lines through points, two axes, and a caption. Pure. */

export interface Graph {
  title: string;
  caption: string;
  x: { label: string; ticks: readonly number[] /** Each step ten times the one before. */; by_tens?: true };
  y: { label: string; ticks: readonly number[] };
  series: readonly { name: string; points: readonly (readonly [x: number, y: number])[] }[];
}

const width = 640;
const height = 360;
const left = 60;
const right = 620;
const top = 40;
const bottom = 270;
const colours = ['#1f77b4', '#d62728', '#2ca02c', '#9467bd'];

export function svgOf({ title, caption, x, y, series }: Graph): string {
  const along = (value: number) => (x.by_tens ? Math.log10(value) : value);
  const [x_least, x_most] = [along(x.ticks[0]!), along(x.ticks.at(-1)!)];
  const [y_least, y_most] = [y.ticks[0]!, y.ticks.at(-1)!];
  const at_x = (value: number) => round(left + ((along(value) - x_least) / (x_most - x_least)) * (right - left));
  const at_y = (value: number) => round(bottom - ((value - y_least) / (y_most - y_least)) * (bottom - top));
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    `<title>${escaped(title)}</title>`,
    `<desc>${escaped(caption)}</desc>`,
    `<rect width="${width}" height="${height}" fill="white"/>`,
    text(left, 22, title, 'font-size="15"'),
    ...x.ticks.map((value) => text(at_x(value), bottom + 18, value.toLocaleString('en'), 'text-anchor="middle"')),
    text((left + right) / 2, bottom + 36, x.label, 'text-anchor="middle"'),
    ...y.ticks.flatMap((value) => [
      `<path d="M${left} ${at_y(value)}H${right}" stroke="#ddd"/>`,
      text(left - 8, at_y(value) + 4, String(value), 'text-anchor="end"'),
    ]),
    text(14, top - 4, y.label),
    ...series.flatMap(({ name, points }, index) => {
      const colour = colours[index % colours.length]!;
      const path = points.map(([one, other]) => `${at_x(one)},${at_y(other)}`).join(' ');
      return [
        `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"/>`,
        ...points.map(([one, other]) => `<circle cx="${at_x(one)}" cy="${at_y(other)}" r="3" fill="${colour}"/>`),
        text(left + index * 140, bottom + 56, `● ${name}`, `fill="${colour}"`),
      ];
    }),
    text(left, bottom + 78, caption),
    '</svg>',
  ];
  return `${lines.join('\n')}\n`;
}

function text(x: number, y: number, said: string, more = ''): string {
  return `<text x="${x}" y="${y}"${more && ` ${more}`}>${escaped(said)}</text>`;
}

function escaped(said: string): string {
  return said.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

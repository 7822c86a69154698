/**
 * Writes the last figures that have a yardstick into `docs/performance.md`, and its two graphs: `npm run bench:page`, after
 * `npm run bench`. The rest of the page is written by hand.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Figure, Measured, Results } from './figure.ts';
import { svgOf } from './graph.ts';
import { type Point, slopeOf } from './slope.ts';
import { tableOf, written } from './table.ts';

/** So many figures of one yardstick have a row each. */
const most_rows = 3;
const docs = fileURLToPath(new URL('../docs/', import.meta.url));
const measured_parts = JSON.parse(readFileSync(new URL('results.json', import.meta.url), 'utf8')) as Results;
/** Parts of CI's quick runs are held against their own baseline. */
const results: Results = Object.fromEntries(Object.entries(measured_parts).filter(([, { quick }]) => !quick));
const figures = Object.values(results).flatMap((part) => part.figures);

mkdirSync(`${docs}graphs`, { recursive: true });
writeFileSync(`${docs}graphs/lists.svg`, lists());
writeFileSync(`${docs}graphs/retries.svg`, retries());
const page = readFileSync(`${docs}performance.md`, 'utf8');
const [begin, end] = ['<!-- figures -->\n', '<!-- /figures -->'];
const measured = Object.entries(results).map(([name, part]) => `- ${name}: ${when(part)}\n`);
const [before, after] = [page.slice(0, page.indexOf(begin)), page.slice(page.indexOf(end))];
const table = tableOf(Object.values(results).flatMap((part) => judged(part.figures)));
writeFileSync(`${docs}performance.md`, `${before}${begin}\n${table}\n\n${measured.join('')}\n${after}`);

/** Figures with a yardstick. Of many with the same one, such as every depth of every list, the worst stands for all. */
function judged(of_part: readonly Figure[]): Figure[] {
  const asked = of_part.filter(({ yardstick }) => yardstick !== undefined);
  return [...Map.groupBy(asked, ({ unit, better, yardstick }) => `${unit} ${better} ${yardstick}`).values()].flatMap(
    (own) => {
      if (own.length <= most_rows) return own;
      const worst = own.reduce((one, other) => (isWorse(other, one) ? other : one));
      return [{ ...worst, what: `the worst of ${own.length}: ${worst.what}` }];
    },
  );
}

function isWorse({ value, better }: Figure, than: Figure): boolean {
  return better === 'higher' ? value < than.value : value > than.value;
}

function when({ date, commit, machine: { cores, memory_gib, node }, load }: Measured): string {
  const [load_before, load_after] = load.map((one) => one.toFixed(1));
  return `${date.slice(0, 16).replace('T', ' ')}, ${commit.slice(0, 8)}: ${cores} cores, ${memory_gib} GiB, Node.js ${node}; load ${load_before} before, ${load_after} after.`;
}

function lists(): string {
  const orders = ['newest first', 'by name', 'by size'];
  const series = orders.map((name) => ({ name: `${name}, half way`, points: growth(`growth/${name}, half way/`) }));
  // Against the shortest list of the same order, so that one line fits all of them.
  const shares = series.flatMap(({ points }) =>
    points.map(([size, ms]): Point => [Math.log10(size), ms / points[0]![1]]),
  );
  const { slope, margin } = slopeOf(shares);
  const most = Math.max(...series.flatMap(({ points }) => points.map(([, ms]) => ms)));
  return svgOf({
    title: 'A page of 100 against the size of the list',
    caption: `Slope: ${percent(slope)} ± ${percent(margin)} of the time at 1,000 for each tenfold size (95 in 100).`,
    x: { label: 'assets in the list', ticks: [1_000, 10_000, 100_000, 1_000_000], by_tens: true },
    y: { label: 'ms', ticks: ticksTo(most) },
    series,
  });
}

function growth(prefix: string): Point[] {
  const found = figures.filter(({ id }) => id.startsWith(prefix) && id.endsWith('/ms'));
  return found.map(({ id, value }) => [Number(id.split('/').at(-2)), value]);
}

function retries(): string {
  const points = figures
    .filter(({ id }) => id.startsWith('suite/scenarios/'))
    .map(({ what, value }: Figure): Point => [Number(/(\d+) scenarios/.exec(what)![1]), value]);
  const { slope, margin } = slopeOf(points);
  const ticks_x = ticksTo(Math.max(...points.map(([cases]) => cases)));
  return svgOf({
    title: 'The checks of retries on a real clock against the number of scenarios',
    caption: `Slope: ${written(slope * 1000)} ± ${written(margin * 1000)} ms for each further scenario (95 in 100).`,
    x: { label: 'scenarios', ticks: ticks_x },
    y: { label: 's', ticks: ticksTo(Math.max(...points.map(([, seconds]) => seconds))) },
    series: [{ name: 'retry/*', points }],
  });
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** Five even steps from zero that reach beyond. */
function ticksTo(most: number): number[] {
  const size = 10 ** Math.floor(Math.log10(most / 4));
  const step = [1, 2, 5, 10].map((times) => times * size).find((one) => one * 4 >= most)!;
  return [0, 1, 2, 3, 4].map((times) => Number((times * step).toPrecision(3)));
}

/** The table of shares in docs/proof.md, between two marks. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Share } from './shares.ts';

const file = new URL('../../docs/proof.md', import.meta.url);

/** @throws Error where the page has no place for it */
export function writeTable(kind: string, shares: readonly Share[]): void {
  writeFileSync(file, withTable(readFileSync(file, 'utf8'), kind, shares));
}

/** The page with another table of this kind. */
export function withTable(page: string, kind: string, shares: readonly Share[]): string {
  const [begin, end] = [`<!-- faults: ${kind} -->\n`, '<!-- end of faults -->'];
  const from = page.indexOf(begin);
  const to = page.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`docs/proof.md has no place for a table of the kind ${kind}`);
  return `${page.slice(0, from)}${begin}\n${tableOf(shares)}\n\n${page.slice(to)}`;
}

function tableOf(shares: readonly Share[]): string {
  const rows = [...byOperator(shares)].map(([operator, { met, killed, explained }]) => {
    return `| ${operator} | ${met} | ${percent(killed, met)} | ${percent(explained, met)} | ${met - killed - explained} |`;
  });
  return ['| operator | faults | killed | explained | neither |', '|---|---|---|---|---|', ...rows].join('\n');
}

/** Wherever it is done, and the sum of all. */
function byOperator(shares: readonly Share[]): Map<string, Omit<Share, 'operator'>> {
  const sums = new Map<string, Omit<Share, 'operator'>>();
  for (const { operator, ...share } of shares) {
    for (const name of [operator.split(',')[0]!, 'all']) {
      const sum = sums.get(name) ?? { met: 0, killed: 0, explained: 0 };
      sums.set(name, {
        met: sum.met + share.met,
        killed: sum.killed + share.killed,
        explained: sum.explained + share.explained,
      });
    }
  }
  const all = sums.get('all');
  sums.delete('all');
  return all ? sums.set('all', all) : sums;
}

function percent(part: number, whole: number): string {
  return `${Math.round((100 * part) / whole)} %`;
}

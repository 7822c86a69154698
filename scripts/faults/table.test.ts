import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makers } from './makers.ts';
import { sharesOf } from './shares.ts';
import { withTable } from './table.ts';

const page = '# Proof\n\n<!-- faults: history -->\nold\n<!-- end of faults -->\n\nmore\n';
const fault = { kind: 'history' as const, operation: 'getMe', place: '/email', operator: 'cut' };

describe('the table of shares', () => {
  it('sums up what an operator does everywhere and somewhere, and leaves out what was never met', () => {
    const shares = sharesOf(
      [
        { fault, killed_by: ['a/b'] },
        { fault: { ...fault, only: 'on-repeat' }, killed_by: [] },
        { fault: { ...fault, operator: 'null' }, killed_by: [] },
        { fault: { ...fault, operator: 'null', only: 'page-3' }, killed_by: [], unmet: true },
      ],
      ({ operator }) => operator === 'null',
    );
    expect(withTable(page, 'history', shares)).toBe(`# Proof

<!-- faults: history -->

| operator | faults | killed | explained | neither |
|---|---|---|---|---|
| cut | 2 | 50 % | 0 % | 1 |
| null | 1 | 0 % | 100 % | 0 |
| all | 3 | 33 % | 33 % | 1 |

<!-- end of faults -->

more
`);
  });

  it('has its place in the page, for each kind of fault', () => {
    const text = readFileSync(new URL('../../docs/proof.md', import.meta.url), 'utf8');
    for (const kind of Object.keys(makers)) expect(() => withTable(text, kind, [])).not.toThrow();
  });

  it('needs a place in the page', () => {
    expect(() => withTable(page, 'request', [])).toThrow('no place for a table of the kind request');
  });
});

import type { OperationId } from '../../../src/contract/operations.ts';
import { isObject } from '../../../src/json/is-object.ts';
import { check, table } from '../../suite/check.ts';
import type { Mismatch } from '../../suite/evidence.ts';

interface Case {
  operation: 'listAssets' | 'listAssetTypes';
}

const links = ['first', 'next', 'previous'] as const;

export const envelope = check<Case>({
  id: 'pagination/envelope',
  title: 'A list answers with the pagination envelope',
  how: 'One page of each list is read: `items` must be an array, and `first`, `next` and `previous` URLs where they lead somewhere. At the end of a list they may be null, absent or empty.',
  clauses: ['pagination.envelope'],
  since: '0.1.0',
  operations: ['listAssets', 'listAssetTypes'],
  needs: { principals: ['owner'] },
  cases: () => table([{ operation: 'listAssets' }, { operation: 'listAssetTypes' }] as const),
  async run(ctx, { operation }) {
    await ctx.call('owner', { operation, query: { page_size: 1 } }, 'page');
  },
  judge(evidence, tally) {
    const { operation } = evidence.case;
    const [exchange] = evidence.exchanges;
    const at: { operation: OperationId; exchange?: number } = { operation, exchange: exchange?.number };
    const body = exchange?.decoded?.json;
    if (exchange?.received) tally.compared(body);
    if (exchange?.decoded?.outcome !== 'success' || !isObject(body)) {
      const actual = `status ${exchange?.received?.status}, ${typeof body}`;
      return [
        {
          code: 'no-envelope',
          clause,
          message: 'a plain list gets no envelope',
          expected: 'a JSON object',
          actual,
          ...at,
        },
      ];
    }
    const mismatches: Mismatch[] = [];
    if (tally.compared(!Array.isArray(body.items))) {
      const pointer = '/items';
      const message = 'the list has no array called items';
      mismatches.push({
        code: 'no-items',
        clause,
        message,
        expected: 'an array',
        actual: body.items ?? null,
        pointer,
        ...at,
      });
    }
    for (const link of links) {
      const value = body[link];
      if (value === undefined || value === null || value === '') continue;
      if (typeof value === 'string' && tally.compared(URL.canParse(value, exchange.sent.url))) continue;
      const message = `${link} is neither a URL nor absent`;
      mismatches.push({
        code: 'no-url',
        clause,
        message,
        expected: 'a URL',
        actual: value,
        pointer: `/${link}`,
        ...at,
      });
    }
    return mismatches;
  },
});

const clause = 'pagination.envelope';

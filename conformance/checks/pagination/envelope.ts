import { isObject } from '../../../src/json/is-object.ts';
import { exchangeAt, statusOf } from '../../models/steps.ts';
import { isSet } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';

interface Case {
  operation: 'listAssets' | 'listAssetTypes';
}

const links = ['first', 'next', 'previous'] as const;
const clause = 'pagination.envelope';

export const envelope = check<Case>({
  id: 'pagination/envelope',
  title: 'A list answers with the pagination envelope',
  how: 'One page of each list is read: `items` must be an array, and `first`, `next` and `previous` URLs, or null, absent or empty where they lead nowhere.',
  clauses: [clause],
  codes: {
    'no-envelope': { clause, message: 'A plain list gets no envelope.' },
    'no-items': { clause, message: 'The list has no array called items.' },
    'not-a-url': { clause, message: 'A member first, next or previous is neither a URL nor absent.' },
  },
  since: '0.1.0',
  operations: ['listAssets', 'listAssetTypes'],
  needs: { principals: ['owner'] },
  cases: () => table([{ operation: 'listAssets' }, { operation: 'listAssetTypes' }] as const),
  async run(ctx, { operation }) {
    await ctx.call('owner', { operation, query: { page_size: 1 } }, 'page');
  },
  judge(evidence, tally) {
    const at = exchangeAt(evidence, 'page');
    const body = at?.decoded?.json;
    if (at?.received) tally.compared(body);
    if (at?.decoded?.outcome !== 'success' || !isObject(body)) {
      return tally.broken('no-envelope', { at, expected: 'a JSON object', actual: `${statusOf(at)}, ${typeof body}` });
    }
    const { items = null } = body;
    return [
      ...tally.holds(Array.isArray(items), 'no-items', { at, expected: 'an array', actual: items, pointer: '/items' }),
      ...links.flatMap((link) => {
        const value = body[link];
        if (!isSet(value) || value === '') return [];
        return tally.holds(typeof value === 'string' && URL.canParse(value, at.sent.url), 'not-a-url', {
          at,
          message: `${link} is neither a URL nor absent`,
          expected: 'a URL',
          actual: value,
          pointer: `/${link}`,
        });
      }),
    ];
  },
});

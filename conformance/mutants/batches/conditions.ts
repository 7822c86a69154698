import { batchConditions } from '../../checks/batches/conditions.ts';
import { lastOfEachField, withConditions } from '../asked.ts';
import { mutantsOf } from '../mutant.ts';
import { whole_batch, withItemList } from './item-lists.ts';

export const mutants = mutantsOf(batchConditions, {
  'amounts-by-their-letters': {
    breaks: ['filtering.all-matching'],
    mistake: 'Amounts are kept in a column of text, in which 9.75 is more than 12.5.',
    applyTo: (parts) =>
      withItemList(parts, async (request, list) => {
        const { conditions } = request;
        const own = conditions.find(({ field, operator }) => field === 'cost' && operator === 'lt');
        if (!own) return list(request);
        const others = conditions.filter((one) => one !== own);
        const whole = await list({ ...request, conditions: others, after: undefined, page_size: whole_batch });
        const rows = whole.rows.filter(({ cost }) => cost !== null && cost < String(own.value));
        return { rows, more: false };
      }),
  },
  'last-of-one-field': {
    breaks: ['filtering.only-matching'],
    mistake: 'The conditions are kept in a map by their field, in which the second takes the place of the first.',
    applyTo: (parts) => withConditions(parts, 'listBatchItems', lastOfEachField),
  },
  'third-condition-lost': {
    breaks: ['filtering.only-matching'],
    mistake: 'The expression is split into a first condition and the next, and what stands behind is left where it is.',
    applyTo: (parts) => withConditions(parts, 'listBatchItems', (conditions) => conditions.slice(0, 2)),
  },
  'times-cut-at-their-colon': {
    breaks: ['filtering.all-matching'],
    mistake: 'A condition is split at its colons, and the second part taken for the value: of a time the hour is left.',
    applyTo: (parts) =>
      withConditions(parts, 'listBatchItems', (conditions) =>
        conditions.map((one) => {
          const [value, ...cut_off] = String(one.value).split(':');
          return cut_off.length > 0 ? { ...one, value: `${value}:00Z` } : one;
        }),
      ),
  },
  'times-turned-round': {
    breaks: ['filtering.all-matching'],
    mistake: 'Ages are compared in the place of times, of which the lower is the later.',
    applyTo: (parts) =>
      withConditions(parts, 'listBatchItems', (conditions) =>
        conditions.map((one) =>
          one.field.endsWith('_at') && one.operator === 'lt' ? { ...one, operator: 'gt' as const } : one,
        ),
      ),
  },
});

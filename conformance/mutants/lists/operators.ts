import type { Condition } from '../../../src/choices/canonical.ts';
import { operators } from '../../checks/lists/operators.ts';
import { withConditions } from '../asked.ts';
import { whole_batch, withItemList } from '../batches/item-lists.ts';
import { withRefusal } from '../changed-requests.ts';
import { withFoundBy } from '../found-rows.ts';
import { mutantsOf } from '../mutant.ts';

function firstValue(one: Condition): Condition {
  return one.operator === 'in' ? { ...one, value: one.value!.slice(0, 1) } : one;
}

function orEqual(one: Condition): Condition {
  return one.operator === 'gt' ? { ...one, operator: 'gte' } : one;
}

function withText(one: Condition): Condition {
  return one.value === null && one.operator === 'eq' ? { ...one, operator: 'ne', value: 'null' } : one;
}

function asUnset(one: Condition): Condition {
  return one.value === null ? { ...one, operator: 'eq' } : one;
}

export const mutants = mutantsOf(operators, {
  'first-of-several': {
    breaks: ['lists.operators'],
    mistake: 'Of the values of a list, the first is looked for.',
    applyTo: (parts) => withFoundBy(parts, firstValue),
  },
  'nothing-is-a-text': {
    breaks: ['lists.operators'],
    mistake: 'The word for no value is taken for a text, and its comparison is turned round: all names are found.',
    applyTo: (parts) => withFoundBy(parts, withText),
  },
  'set-is-not-asked': {
    breaks: ['lists.operators'],
    mistake: 'The question for any value is answered as that for none.',
    applyTo: (parts) => withFoundBy(parts, asUnset),
  },
  'greater-or-equal': {
    breaks: ['lists.operators'],
    mistake: 'Greater and greater-or-equal are one operator.',
    applyTo: (parts) => withFoundBy(parts, orEqual),
  },
  'likeness-of-names-refused': {
    breaks: ['lists.operators'],
    mistake: 'The operator like is documented and has never been switched on.',
    applyTo: (parts) =>
      withRefusal(
        parts,
        'listAssets',
        ({ query }) => Array.isArray(query.filter) && query.filter.some(({ operator }) => operator === 'like'),
      ),
  },
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
});

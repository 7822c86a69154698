import { type OperationId, operationsIn } from '../../../src/contract/operations.ts';
import { answerOrStop } from '../../acts/answer-or-stop.ts';
import { actsIn } from '../../models/acts-in.ts';
import { identifying_fields } from '../../models/right-answers.ts';
import { serverError } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { PrincipalName } from '../../target/target.ts';

const making: readonly OperationId[] = [
  'createAssetFolder',
  'createAssetUpload',
  'createGraphWorkflow',
  ...operationsIn('dispatches'),
];
const showing: readonly OperationId[] = [
  'createAssetFolder',
  'createGraphWorkflow',
  'getAsset',
  'getAssetFolder',
  'getRun',
];

/** The `created_by` of records that API keys made is open. */
export const madeBy = check<null>({
  id: 'isolation/made-by',
  title: 'A record that a user made names that user as its maker',
  how: 'A user makes a folder and a run and reads both: created_by, in these and all other answers, is the id of the user who made the record.',
  clauses: ['records.maker'],
  codes: {
    'another-maker': {
      clause: 'records.maker',
      message: 'The created_by of a record that a user made names somebody else.',
    },
  },
  since: '0.1.0',
  operations: ['getMe'],
  needs: { principals: ['human'], writes: true },
  cases: () => table<null>([null]),
  async run(ctx) {
    const acts = actsIn(ctx.facts, 'human');
    const { operations } = ctx.facts;
    await ctx.call('human', { operation: 'getMe', ...acts }, 'me');
    if (operations.includes('createAssetFolder') && operations.includes('getAssetFolder')) {
      const body = { name: ctx.newName('made-by') };
      const folder = await ctx.call('human', { operation: 'createAssetFolder', body, ...acts }, 'create');
      const id = folder.decoded?.record?.id;
      if (typeof id === 'string') {
        await ctx.call('human', { operation: 'getAssetFolder', path: { id }, ...acts }, 'read-folder');
      }
    }
    const { exchange } = await answerOrStop(() => ctx.runs.dispatch('human', 'workflow', 'dispatch'));
    const id = exchange?.decoded?.record?.run_id;
    if (typeof id !== 'string' || !operations.includes('getRun')) return;
    await ctx.time.settle();
    await ctx.call('human', { operation: 'getRun', path: { id }, ...acts }, 'read-run');
  },
  gathers: ({ request: { operation }, decoded }) =>
    decoded?.outcome === 'success' &&
    (operation === 'getMe' || making.includes(operation) || showing.includes(operation))
      ? 'made'
      : undefined,
  control(evidence) {
    const is_shown = sightsIn(evidence).length > 0;
    const reason = 'nothing that a user made shows created_by, which may be left out';
    return is_shown ? undefined : (serverError(evidence) ?? { verdict: 'not-claimed', reason });
  },
  judge(evidence, tally) {
    const other = sightsIn(evidence).find(({ user, created_by }) => tally.compared(!sameId(user, created_by)));
    if (!other) return [];
    const { exchange, user, created_by } = other;
    return tally.broken('another-maker', { expected: user, actual: created_by, pointer: '/created_by', at: exchange });
  },
});

interface Sight {
  exchange: Exchange;
  /** The id of the user who made the record. */
  user: string;
  created_by: unknown;
}

function sightsIn({ exchanges, facts }: Pick<Evidence<null>, 'exchanges' | 'facts'>): Sight[] {
  const successes = exchanges.filter(({ decoded }) => decoded?.outcome === 'success');
  const users = inOneWay(successes, ({ principal, request, decoded }) => {
    const is_user = facts.principals[principal as PrincipalName]?.kind === 'user';
    return is_user && request.operation === 'getMe' ? [principal, decoded?.record?.id] : undefined;
  });
  const makers = inOneWay(successes, ({ principal, request, decoded }) => {
    const { operation } = request;
    return making.includes(operation) ? [decoded?.record?.[identifying_fields[operation]!], principal] : undefined;
  });
  return successes.flatMap((exchange): Sight[] => {
    const { id, created_by } = exchange.decoded?.record ?? {};
    if (!showing.includes(exchange.request.operation) || !isSet(created_by)) return [];
    const user = users.get(String(makers.get(String(id).toLowerCase())).toLowerCase());
    return user === undefined ? [] : [{ exchange, user, created_by }];
  });
}

/** The value that goes with each key in all of the exchanges; two that differ tell nothing, such as a record that was there. */
function inOneWay(
  exchanges: readonly Exchange[],
  pairIn: (exchange: Exchange) => readonly [key: unknown, value: unknown] | undefined,
): Map<string, string> {
  const found = new Map<string, string | undefined>();
  for (const [key, value] of exchanges.flatMap((exchange) => [pairIn(exchange) ?? []])) {
    if (typeof key !== 'string' || typeof value !== 'string') continue;
    const name = key.toLowerCase();
    found.set(name, !found.has(name) || found.get(name) === value ? value : undefined);
  }
  return new Map([...found].flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
}

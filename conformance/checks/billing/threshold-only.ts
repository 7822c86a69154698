import { lastChange, restoringThreshold, updateThreshold } from '../../acts/threshold-updates.ts';
import { amountOf, type Balance, balanceIn, otherThreshold, updateRequest, updatesOf } from '../../models/balances.ts';
import { exchangeAt, serverError } from '../../models/steps.ts';
import { isSet, sameId, sameInstant } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Shown, Tally } from '../../suite/tally.ts';

interface Case {
  /** Each update sends other fields of the record too, which may be refused or ignored. */
  with_others: boolean;
}

const clause = 'billing.threshold-only';
/** So many times the threshold is changed, and as often the same is sent once more. */
const rounds = 8;

interface Notes {
  /** The balance that was sent along with a threshold. */
  sent?: string;
}

/**
 * Charges may move the balance between two updates at any time, and nobody else's can be held back. Where the suite
 * steps the time, nothing else moves it. Elsewhere it counts only when each change of the threshold moves it and no
 * repetition does: eight of each in turn.
 */
export const thresholdOnly = check<Case, Notes>({
  id: 'billing/threshold-only',
  title: 'An update of the threshold changes nothing else of the balance',
  how: 'The threshold is changed, sent again, sent beside a balance, and left out: everything else of the balance stays, and so does a threshold that is not named.',
  clauses: [clause],
  codes: {
    'id-changed': { clause, message: 'An update of the threshold changes the id of the balance.' },
    'org-id-changed': { clause, message: 'An update of the threshold changes the org_id of the balance.' },
    'created-at-changed': { clause, message: 'An update of the threshold changes the created_at of the balance.' },
    'balance-changed': { clause, message: 'An update of the threshold changes the balance.' },
    'balance-taken': { clause, message: 'An update of the threshold that sends a balance along sets the balance.' },
    'threshold-lost': { clause, message: 'An update that names no threshold changes the one that was set.' },
  },
  since: '0.1.0',
  operations: ['updateBalance'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table<Case>([{ with_others: false }, { with_others: true }]),
  run: (ctx, { with_others }) =>
    restoringThreshold(ctx, async () => {
      const update = (place: number, step: string, others: Balance = {}) =>
        updateThreshold(ctx, otherThreshold(ctx.facts, place), step, { others });
      const first = await update(1, 'update/0');
      if (with_others) {
        const sent = raised(first.decoded?.record?.balance);
        // A body with a member that is not known may be refused for that one.
        await update(2, 'attempt/both', { balance: sent, created_at: '2001-02-03T04:05:06.000Z' });
        await update(2, 'attempt/text', { balance: sent });
        await update(2, 'attempt/number', { balance: Number(sent) });
        await ctx.call('owner', updateRequest({ balance: Number(sent), ...(await lastChange(ctx)) }), 'attempt/alone');
        await update(3, 'update/1');
        return { sent };
      }
      let last = first;
      for (let round = 0; round < rounds; round++) {
        await update(round + 2, `update/${2 * round + 1}`);
        last = await update(round + 2, `update/${2 * round + 2}`);
      }
      // An acknowledged update may show later.
      await ctx.time.settle();
      const { updated_at } = last.decoded?.record ?? {};
      await ctx.call('owner', updateRequest(typeof updated_at === 'string' ? { updated_at } : {}), 'bare');
      return {};
    }),
  control: (evidence) =>
    serverError(evidence) ??
    (updates(evidence).length > 1 ? undefined : 'the owner could not update the balance twice') ??
    (showsTwice(evidence) ? undefined : 'the answers show nothing of the balance that could have changed') ??
    (updates(evidence).some(isTaken) ? undefined : 'no answer shows that the threshold was changed'),
  judge(evidence, tally) {
    const taken = judgeTaken(evidence, tally);
    // A balance that was taken has moved for that reason.
    return [
      ...judgeLasting(evidence, tally),
      ...(taken.length > 0 ? taken : judgeBalance(evidence, tally)),
      ...judgeBare(evidence, tally),
    ];
  },
});

function isTaken([{ request }, { low_balance_threshold }]: [Exchange, Balance]): boolean {
  const sent = (request.body as Balance | undefined)?.low_balance_threshold;
  return amountOf(low_balance_threshold) === amountOf(sent);
}

function showsTwice(evidence: Evidence<Case, Notes>): boolean {
  const names = [...Object.keys(lasting), 'balance'];
  return names.some((name) => updates(evidence).filter(([, balance]) => isSet(balance[name])).length > 1);
}

/** A cent more than it is: nobody is harmed where it should be taken. */
function raised(balance: unknown): string {
  return ((amountOf(balance) ?? 0) + 0.01).toFixed(2);
}

function updates(evidence: Evidence<Case, Notes>): [Exchange, Balance][] {
  const steps = evidence.exchanges.map(({ step }) => step).filter((step) => step.startsWith('update/'));
  return updatesOf(evidence, [...steps, 'restore']);
}

const lasting = [
  ['id', sameId],
  ['org_id', sameId],
  ['created_at', sameInstant],
] as const;

const code_of = {
  id: 'id-changed',
  org_id: 'org-id-changed',
  created_at: 'created-at-changed',
  balance: 'balance-changed',
} as const;

function judgeLasting(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const shown = updates(evidence);
  for (const [field, isSame] of lasting) {
    const with_it = shown.filter(([, balance]) => isSet(balance[field]));
    const [first] = with_it;
    const changed = with_it.find(([, balance]) => tally.compared(!isSame(balance[field], first?.[1][field])));
    if (first && changed) return tally.broken(code_of[field], changedField(field, first[1][field], changed));
  }
  return [];
}

function changedField(field: keyof typeof code_of, expected: unknown, [exchange, balance]: [Exchange, Balance]): Shown {
  return { at: exchange, expected, actual: balance[field] ?? null, pointer: `/${field}` };
}

/** Not of the last one, which puts the threshold back: time may have gone by before it. */
function judgeBalance(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const shown = updates(evidence).filter(
    ([{ step }, { balance }]) => step !== 'restore' && amountOf(balance) !== undefined,
  );
  const moved = shown
    .slice(1)
    .map(([, { balance }], place) => amountOf(balance) !== amountOf(shown[place]![1].balance));
  const place = moved.indexOf(true);
  if (place < 0) return [];
  const found = () =>
    tally.broken('balance-changed', changedField('balance', shown[place]![1].balance, shown[place + 1]!));
  if (evidence.facts.steps_time) return found();
  const in_turn = moved.slice(0, 2 * rounds).every((is_moved, index) => tally.compared(is_moved === (index % 2 === 0)));
  return moved.length >= 2 * rounds && in_turn ? found() : [];
}

/** The balance, or the time of creation, that a request sent along stands in the record. */
function judgeTaken(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const { sent } = evidence.notes;
  if (!evidence.case.with_others || sent === undefined) return [];
  const [first, ...later] = updates(evidence);
  const taken = later.find(([, { balance }]) => amountOf(balance) === amountOf(sent));
  if (!first || !taken) return [];
  const { balance } = first[1];
  return tally.holds(amountOf(balance) === amountOf(sent), 'balance-taken', changedField('balance', balance, taken));
}

/** A partial update leaves alone what it does not name. It may be refused where it names nothing. */
function judgeBare(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const bare = exchangeAt(evidence, 'bare');
  const [after, last] = [balanceIn(bare), updates(evidence).findLast(([{ step }]) => step.startsWith('update/'))];
  // A short answer shows nothing, and a null may be left out.
  if (!after || !isSet(after.balance) || !last || !isTaken(last)) return [];
  const [expected, actual] = [last[1].low_balance_threshold, after.low_balance_threshold ?? null];
  const shown = { at: bare, expected, actual, pointer: '/low_balance_threshold' };
  return tally.holds(amountOf(actual) === amountOf(expected), 'threshold-lost', shown);
}

import { answerOrStop } from '../../acts/answer-or-stop.ts';
import { pollAllRuns } from '../../acts/poll-runs.ts';
import { actsIn, isOfOwner } from '../../models/acts-in.ts';
import { offeredRunKinds, type PolledRunNotes, polledRuns, recordsIn } from '../../models/shown-runs.ts';
import { exchangeAt, isSuccess, serverError, statusOf } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { type Tally, uncounted } from '../../suite/tally.ts';

/** What another organization may run is the target's choice: its run counts where it was accepted. */
export const runsBelong = check<Record<string, never>, PolledRunNotes>({
  id: 'runs/belong-to-organization',
  title: 'A run belongs to the organization in which it was dispatched',
  how: 'Runs of each kind by the owner, and one each by a user and by the outsider, are read by who dispatched them: they must be there, and their org_id be that of the organization, or where the target file does not tell it, differ between the two organizations.',
  clauses: ['runs.belong-to-organization', 'runs.dispatch-then-readable'],
  since: '0.1.0',
  operations: ['getRun'],
  needs: { principals: ['owner', 'outsider'], writes: true },
  cases: () => table([{}]),
  async run(ctx) {
    const polled = await pollAllRuns(ctx);
    const models = offeredRunKinds(ctx.facts).filter((name) => ctx.facts.fixtures?.models?.[name]);
    for (const by of others.filter((one) => ctx.facts.principals[one])) {
      const { exchange } = await answerOrStop(() => ctx.dispatch(by, models[0] ?? 'succeeds', `by-${by}`));
      const id = exchange?.decoded?.outcome === 'success' ? exchange.decoded.record?.run_id : undefined;
      if (typeof id !== 'string') continue;
      await ctx.settle();
      await ctx.call(by, { operation: 'getRun', path: { id }, ...actsIn(ctx.facts, by) }, `read-${by}`);
    }
    return polled;
  },
  control(evidence) {
    const { owner, outsider } = evidence.facts.principals;
    const [own, foreign] = [ownersIn(evidence), outsidersIn(evidence)];
    if (others.some((by) => judgeThere(exchangeAt(evidence, `read-${by}`), uncounted).length > 0)) return undefined;
    if (own.length === 0) {
      const reason = 'no run of the owner that could be read shows an org_id, which may be left out';
      return serverError(evidence) ?? { verdict: 'not-claimed', reason };
    }
    if (isSet(owner?.organization?.id) || isSet(outsider?.organization?.id) || foreign.length > 0) return undefined;
    const reason =
      'the target file does not give the id of an organization, and the outsider could make no run to compare';
    return { verdict: 'could-not-run', reason };
  },
  judge(evidence, tally) {
    const { owner, outsider } = evidence.facts.principals;
    const [own, foreign] = [ownersIn(evidence), outsidersIn(evidence)];
    const shared = own.find(({ org_id }) => foreign.some((one) => sameId(one.org_id, org_id)));
    return [
      ...others.flatMap((by) => judgeThere(exchangeAt(evidence, `read-${by}`), tally)),
      ...judgeOrganization(own, owner?.organization?.id, tally),
      ...judgeOrganization(foreign, outsider?.organization?.id, tally),
      ...(shared && foreign[0] ? [mismatch(shared_by_two, foreign[0], 'two organizations')] : []),
    ].slice(0, 1);
  },
});

const others = ['human', 'outsider'] as const;

function judgeThere(read: Exchange | undefined, tally: Tally): Mismatch[] {
  if (!read || tally.compared(read.received?.status !== 404)) return [];
  return [
    {
      code: 'not-readable',
      clause: 'runs.dispatch-then-readable',
      message:
        'the id that a dispatch answered with reads no run to the user, or the other organization, that dispatched it',
      expected: 'the run',
      actual: statusOf(read),
      operation: 'getRun',
      exchange: read.number,
    },
  ];
}

interface Belonging {
  exchange: Exchange;
  org_id: unknown;
}

/** What the owner dispatched, and what a user did in the same organization. */
function ownersIn(evidence: Evidence<unknown, PolledRunNotes>): Belonging[] {
  const of_user = exchangeAt(evidence, 'read-human');
  const of_colleague = of_user && isOfOwner(evidence.facts, 'human') && isSuccess(of_user) ? [of_user] : [];
  return belongings([...polledRuns(evidence).flatMap(({ reads }) => reads), ...of_colleague]);
}

function outsidersIn(evidence: Evidence<unknown, PolledRunNotes>): Belonging[] {
  const read = exchangeAt(evidence, 'read-outsider');
  return read && isSuccess(read) ? belongings([read]) : [];
}

function belongings(reads: readonly Exchange[]): Belonging[] {
  return recordsIn(reads).flatMap(({ exchange, record: { org_id } }) => (isSet(org_id) ? [{ exchange, org_id }] : []));
}

function judgeOrganization(found: readonly Belonging[], id: string | undefined, tally: Tally): Mismatch[] {
  const other = tally.compared(id === undefined) ? undefined : found.find(({ org_id }) => !sameId(org_id, id));
  return other ? [mismatch(another_organization, other, id)] : [];
}

const another_organization = 'a run belongs to another organization than the one in which it was dispatched';
const shared_by_two = 'runs that were dispatched in two organizations belong to one';

function mismatch(message: string, { exchange, org_id }: Belonging, expected: unknown): Mismatch {
  return {
    code: 'other-organization',
    clause: 'runs.belong-to-organization',
    message,
    expected,
    actual: org_id,
    operation: 'getRun',
    pointer: '/org_id',
    exchange: exchange.number,
  };
}

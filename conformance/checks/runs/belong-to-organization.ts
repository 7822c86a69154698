import { isObject } from '../../../src/json/is-object.ts';
import { answerOrStop } from '../../acts/answer-or-stop.ts';
import { muchLater } from '../../acts/much-later.ts';
import { pollAllRuns } from '../../acts/poll-runs.ts';
import { isOfOwner } from '../../models/acts-in.ts';
import { mayBeWrongFor } from '../../models/callers.ts';
import { ratingRequest, runRequest } from '../../models/ratings.ts';
import { judgeText } from '../../models/sent-texts.ts';
import { offeredRunKinds, type PolledRunNotes, polledRuns, recordsIn } from '../../models/shown-runs.ts';
import { exchangeAt, isSuccess, saysInvalid, saysNotThere, serverError, statusOf } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { type Tally, uncounted } from '../../suite/tally.ts';

/** What another organization may run is the target's choice: its run counts where it was accepted. */
export const runsBelong = check<Record<string, never>, PolledRunNotes>({
  id: 'runs/belong-to-organization',
  title: 'A run belongs to the organization in which it was dispatched',
  how: "Runs of each kind by the owner, and one each by a user and by the outsider, are read by who dispatched them, and again after another dispatch, ten minutes where time is stepped, and a rating: they must be there, show the text that they were dispatched with where they show one, and their org_id be that of the organization, or where the target file does not tell it, differ between the two organizations. Both may be refused a run, but not because of inputs that the owner's run takes before and after.",
  clauses: ['runs.belong-to-organization', 'runs.dispatch-then-readable', 'runs.read', 'runs.dispatch-inputs'],
  since: '0.1.0',
  operations: ['getRun'],
  needs: { principals: ['owner', 'outsider'], writes: true },
  cases: () => table([{}]),
  async run(ctx) {
    const polled = await pollAllRuns(ctx);
    const kind = kindOf(ctx.facts);
    const made = new Map<Other, string>();
    for (const by of others.filter((one) => ctx.facts.principals[one])) {
      const text = ctx.newName(`of-${by}`);
      const { exchange } = await answerOrStop(() => ctx.dispatch(by, kind, `by-${by}`, { text }));
      const id = exchange?.decoded?.outcome === 'success' ? exchange.decoded.record?.run_id : undefined;
      if (typeof id === 'string') made.set(by, id);
    }
    await ctx.settle();
    const readAll = async (step: string) => {
      for (const [by, id] of made) await ctx.call(by, runRequest(ctx.facts, by, id), `${step}-${by}`);
    };
    await readAll('read');
    await answerOrStop(() => ctx.dispatch('owner', kind, 'another'));
    await muchLater(ctx);
    await rate(ctx, made.get('human'));
    await readAll('later');
    return polled;
  },
  control(evidence) {
    const { owner, outsider } = evidence.facts.principals;
    const [own, foreign] = [ownersIn(evidence), outsidersIn(evidence)];
    if (others.some((by) => judgeOther(evidence, by, uncounted).length > 0)) return undefined;
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
      ...others.flatMap((by) => judgeOther(evidence, by, tally)),
      ...judgeOrganization(own, owner?.organization?.id, tally),
      ...judgeOrganization(foreign, outsider?.organization?.id, tally),
      ...(shared && foreign[0] ? [mismatch(shared_by_two, foreign[0], 'two organizations')] : []),
    ].slice(0, 1);
  },
});

type Other = 'human' | 'outsider';
const others: readonly Other[] = ['human', 'outsider'];

/** The first kind of model that the target offers. */
function kindOf({ fixtures, ...facts }: Facts): string {
  return offeredRunKinds({ fixtures, ...facts }).find((name) => fixtures?.models?.[name]) ?? 'succeeds';
}

/** A write that changes nothing else of a run. */
async function rate(ctx: CheckContext, id: string | undefined): Promise<void> {
  if (id === undefined || !ctx.facts.operations.includes('rateRun')) return;
  await answerOrStop(() => ctx.call('human', ratingRequest(ctx.facts, 'human', id, { is_positive: true }), 'rate'));
}

/** What somebody else than the owner sees of the run that it dispatched. */
function judgeOther(evidence: Evidence<unknown, PolledRunNotes>, by: Other, tally: Tally): Mismatch[] {
  const [dispatch, read, later] = ['by', 'read', 'later'].map((step) => exchangeAt(evidence, `${step}-${by}`));
  if (saysInvalid(dispatch) && tally.compared(isTakenFromOwner(evidence, by))) return [refused(dispatch)];
  if (!read) return [];
  if (tally.compared(saysNotThere(read))) return [notThere(read)];
  if (later && tally.compared(saysNotThere(later, isSuccess(read)))) return [notThere(later, isSuccess(read))];
  const sent = sentText(evidence, dispatch);
  return sent === undefined ? [] : judgeText(evidence.facts, kindOf(evidence.facts), read, sent, tally);
}

/** Whether the owner was given a run of that kind before and after. */
function isTakenFromOwner(evidence: Evidence<unknown, PolledRunNotes>, by: Other): boolean {
  const { facts } = evidence;
  const kind = kindOf(facts);
  const { operation } = exchangeAt(evidence, `by-${by}`)!.request;
  const is_given = [`dispatch-${kind}`, 'another'].every((step) => isSuccess(exchangeAt(evidence, step)));
  return is_given && !mayBeWrongFor(facts, by, operation, facts.fixtures?.models?.[kind]);
}

function refused(dispatch: Exchange | undefined): Mismatch {
  return {
    code: 'invalid-for-others',
    clause: 'runs.dispatch-inputs',
    message: 'the inputs of a model are invalid for somebody else than the owner, who is given runs with such',
    expected: 'a 2xx',
    actual: statusOf(dispatch),
    operation: dispatch!.request.operation,
    exchange: dispatch!.number,
  };
}

/** @param was_there it could be read once */
function notThere(read: Exchange, was_there = false): Mismatch {
  const whose = 'the user, or the other organization, that dispatched it';
  return {
    code: was_there ? 'gone-later' : 'not-readable',
    clause: was_there ? 'runs.read' : 'runs.dispatch-then-readable',
    message: was_there
      ? `a run cannot be read any more by ${whose}, after some requests and minutes`
      : `the id that a dispatch answered with reads no run to ${whose}`,
    expected: 'the run',
    actual: statusOf(read),
    operation: 'getRun',
    exchange: read.number,
  };
}

/** The text of a dispatch, where its model takes one. */
function sentText({ facts }: Evidence<unknown, PolledRunNotes>, dispatch: Exchange | undefined): string | undefined {
  const { text_field } = facts.fixtures?.models?.[kindOf(facts)] ?? {};
  const body = dispatch?.request.body;
  const sent = text_field !== undefined && isObject(body) ? body[text_field] : undefined;
  return typeof sent === 'string' ? sent : undefined;
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

import { answerOrStop } from '../../acts/answer-or-stop.ts';
import { muchLater } from '../../acts/much-later.ts';
import { pollAllRuns } from '../../acts/poll-runs.ts';
import { isOfOwner } from '../../models/acts-in.ts';
import { mayBeWrongFor } from '../../models/callers.ts';
import { ratingRequest, runRequest } from '../../models/ratings.ts';
import { judgeText, text_codes, textIn } from '../../models/sent-texts.ts';
import { offeredRunKinds, type PolledRunNotes, polledRuns, recordsIn } from '../../models/shown-runs.ts';
import { exchangeAt, isSuccess, saysInvalid, saysNotThere, serverError, statusOf } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

/** Another organization may be refused a run, which is the target's choice. */
export const runsBelong = check<Record<string, never>, PolledRunNotes>({
  id: 'runs/belong-to-organization',
  title: 'A run belongs to the organization in which it was dispatched',
  how: 'The owner, a user and the outsider read the runs that they dispatched, at once and later: they are there, with the org_id of the organization and the text sent.',
  clauses: ['runs.belong-to-organization', 'runs.dispatch-then-readable', 'runs.read', 'runs.dispatch-inputs'],
  codes: {
    ...text_codes,
    'other-organization': {
      clause: 'runs.belong-to-organization',
      message: 'A run belongs to another organization than the one in which it was dispatched.',
    },
    'not-readable': {
      clause: 'runs.dispatch-then-readable',
      message: 'The user or other organization that dispatched a run reads none by the id that was answered.',
    },
    'gone-later': {
      clause: 'runs.read',
      message: 'A run cannot be read any more, some requests and minutes later, by the user or other organization.',
    },
    'invalid-for-others': {
      clause: 'runs.dispatch-inputs',
      message: 'The inputs of a model are invalid for others than the owner, who is given runs with the like.',
    },
  },
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
      const { exchange } = await answerOrStop(() => ctx.runs.dispatch(by, kind, `by-${by}`, { text }));
      const id = exchange?.decoded?.outcome === 'success' ? exchange.decoded.record?.run_id : undefined;
      if (typeof id === 'string') made.set(by, id);
    }
    await ctx.time.settle();
    const readAll = async (step: string) => {
      for (const [by, id] of made) await ctx.call(by, runRequest(ctx.facts, by, id), `${step}-${by}`);
    };
    await readAll('read');
    await answerOrStop(() => ctx.runs.dispatch('owner', kind, 'another'));
    await muchLater(ctx);
    await rate(ctx, made.get('human'));
    await readAll('later');
    return polled;
  },
  control(evidence, found) {
    if (found.length > 0) return undefined;
    const { owner, outsider } = evidence.facts.principals;
    const [own, foreign] = [ownersIn(evidence), outsidersIn(evidence)];
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
      ...(shared && foreign[0] ? judgeShared(foreign[0], tally) : []),
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

/** The run of somebody else than the owner, as its dispatcher sees it. */
function judgeOther(evidence: Evidence<unknown, PolledRunNotes>, by: Other, tally: Tally): Mismatch[] {
  const [dispatch, read, later] = ['by', 'read', 'later'].map((step) => exchangeAt(evidence, `${step}-${by}`));
  if (saysInvalid(dispatch) && tally.compared(isTakenFromOwner(evidence, by))) {
    return tally.broken('invalid-for-others', { at: dispatch!, expected: 'a 2xx', actual: statusOf(dispatch) });
  }
  if (!read) return [];
  const shown = (at: Exchange) => ({ at, expected: 'the run', actual: statusOf(at) });
  if (tally.compared(saysNotThere(read))) return tally.broken('not-readable', shown(read));
  if (later && tally.compared(saysNotThere(later, isSuccess(read)))) {
    return tally.broken(isSuccess(read) ? 'gone-later' : 'not-readable', shown(later));
  }
  const kind = kindOf(evidence.facts);
  const sent = textIn(dispatch?.request.body, evidence.facts.fixtures?.models?.[kind]?.text_field);
  return judgeText(evidence.facts, kind, read, sent, tally);
}

/** Tells whether the owner was given a run of that kind before and after. */
function isTakenFromOwner(evidence: Evidence<unknown, PolledRunNotes>, by: Other): boolean {
  const { facts } = evidence;
  const kind = kindOf(facts);
  const { operation } = exchangeAt(evidence, `by-${by}`)!.request;
  const is_given = [`dispatch-${kind}`, 'another'].every((step) => isSuccess(exchangeAt(evidence, step)));
  return is_given && !mayBeWrongFor(facts, by, operation, facts.fixtures?.models?.[kind]);
}

interface Belonging {
  exchange: Exchange;
  org_id: unknown;
}

/** Runs of the owner, and of a user in the same organization. */
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
  return other ? tally.broken('other-organization', { ...shownAt(other), expected: id }) : [];
}

function judgeShared(foreign: Belonging, tally: Tally): Mismatch[] {
  const message = 'runs that were dispatched in two organizations belong to one';
  return tally.broken('other-organization', { ...shownAt(foreign), message, expected: 'two organizations' });
}

function shownAt({ exchange, org_id }: Belonging) {
  return { at: exchange, actual: org_id, pointer: '/org_id' };
}

import { freshRecord } from '../../acts/fresh-record.ts';
import { strangeOrganization, surelyStrange, tellsMemberships } from '../../acts/strange-organization.ts';
import { strangers } from '../../acts/strangers.ts';
import { actsIn, namesOwner } from '../../models/acts-in.ts';
import { deleted_read_codes, judgeDeletedRead, marksOf, notLiveBefore, shownState } from '../../models/deletion.ts';
import { type Deletable, deletable_needs, deletablesOf, record_kinds } from '../../models/record-kinds.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, stepsOf, unproven } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Stop } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

/** The records are the owner's, and the outsider's where a user of the owner's organization tries. */
const callers = {
  nobody: { caller: 'nobody', words: 'somebody without a token' },
  unknown: { caller: strangers.unknown, words: 'somebody with an unknown token' },
  altered: { caller: strangers.altered, words: 'somebody with an altered token' },
  reader: { caller: 'reader', words: 'the reader' },
  outsider: { caller: 'outsider', words: 'a caller of another organization' },
  user: { caller: 'human', words: 'a user of another organization' },
  'misplaced user': { caller: 'human', words: 'a user who names another organization' },
  'misplaced owner': { caller: 'owner', words: 'the owner who names another organization' },
} as const;

interface Case {
  record: Deletable;
  by: keyof typeof callers;
}

const unauthenticated: readonly Case['by'][] = ['nobody', 'unknown', 'altered'];
/** A target may let them delete. */
const allowed: readonly Case['by'][] = ['reader', 'misplaced user', 'misplaced owner'];

export const refusedKeeps = check<Case>({
  id: 'soft-delete/refused-keeps',
  title: 'A deletion by one who may not leaves the record as it was',
  how: 'Callers who may not delete a record do so, also naming its organization or another one: its maker still finds it live, and deletes it at the end.',
  clauses: [
    'soft-delete.refused-keeps',
    'soft-delete.authorized',
    'authentication.refusal-changes-nothing',
    'isolation.writes',
    'soft-delete.never-live-on-read',
  ],
  codes: {
    ...deleted_read_codes,
    'refused-and-deleted': { message: 'A deletion that was refused deletes the record all the same.' },
    'deleted-by-anybody': {
      clause: 'soft-delete.authorized',
      message: 'Somebody who may not can delete a record.',
    },
    'foreign-deleted': {
      clause: 'isolation.writes',
      message: 'A caller of another organization can delete a record.',
    },
  },
  since: '0.1.0',
  operations: [],
  needs: { principals: ['owner'], writes: true, one_of: deletable_needs },
  cases: (facts) => table(rows(facts)),
  async run(ctx, { record, by }) {
    const { read, remove } = record_kinds[record];
    const maker = by === 'user' ? 'outsider' : 'owner';
    const acts = actsIn(ctx.facts, maker);
    const path = { id: await freshRecord(ctx, record, maker, 'kept') };
    const readOwn = (step: string) => ctx.call(maker, { operation: read, path, ...acts }, step);
    await readOwn('before');
    for (const [index, named] of (await attemptsOf(ctx, by)).entries()) {
      const { caller, words } = callers[by];
      const tried = await ctx.call(caller, { operation: remove, path, ...named }, `attempt/${index + 1}`);
      if (allowed.includes(by) && isSuccess(tried)) {
        ctx.stop('not-claimed', `the target lets ${words} delete (${statusOf(tried)}), as the specification permits`);
      }
    }
    await ctx.time.settle();
    await readOwn('kept');
    await ctx.call(maker, { operation: remove, path, ...acts }, 'delete');
    await ctx.time.settle();
    await readOwn('after');
  },
  control(evidence, found) {
    const unready = serverError(evidence) ?? notLiveBefore(exchangeAt(evidence, 'before'));
    if (unready !== undefined || shownState(exchangeAt(evidence, 'kept')) !== 'live') return unready;
    const { noun } = record_kinds[evidence.case.record];
    return (
      unproven(evidence, 'delete', `its maker could not delete the ${noun} either`) ??
      (found.length > 0 ? undefined : untold(evidence))
    );
  },
  judge(evidence, tally) {
    const state = shownState(exchangeAt(evidence, 'kept'));
    if (state !== 'live') return state === 'unclear' ? [] : judgeKept(evidence, tally);
    const { record } = evidence.case;
    const after = exchangeAt(evidence, 'after');
    return record_kinds[record].deletion.has_marks ? judgeDeletedRead(record, after, tally) : [];
  },
  covers: ({ case: { record, by } }) => [
    ...['soft-delete.refused-keeps', 'soft-delete.authorized'],
    ...(unauthenticated.includes(by) ? ['authentication.refusal-changes-nothing'] : []),
    ...(by === 'user' || by === 'outsider' ? ['isolation.writes'] : []),
    ...(record_kinds[record].deletion.has_marks ? ['soft-delete.never-live-on-read'] : []),
  ],
  observe(evidence) {
    const { record, by } = evidence.case;
    const about = { operation: record_kinds[record].remove, value: stepsOf(evidence, 'attempt')[0]?.received?.status };
    if (by === 'outsider' || by === 'user') return [{ choice: 'codes.foreign_record', ...about }];
    return by === 'reader' ? [{ choice: 'codes.missing_scope', ...about }] : [];
  },
});

function rows(facts: Facts): Case[] {
  const { outsider, reader, human } = facts.principals;
  const tried = {
    outsider,
    reader,
    user: outsider && human?.kind === 'user',
    'misplaced user': outsider && tellsMemberships(facts),
    'misplaced owner': outsider?.organization,
    nobody: true,
    unknown: true,
    altered: true,
  } satisfies Record<Case['by'], unknown>;
  const by = (Object.keys(tried) as Case['by'][]).filter((one) => tried[one]);
  return deletablesOf(facts).flatMap((record) => by.map((one) => ({ record, by: one })));
}

/** To be spread into one request after the other: a rule that is kept at first need not be later. */
async function attemptsOf(ctx: CheckContext, by: Case['by']): Promise<{ organization?: string | undefined }[]> {
  const { caller } = callers[by];
  const plain = typeof caller === 'string' && caller !== 'nobody' ? actsIn(ctx.facts, caller) : {};
  switch (by) {
    case 'reader':
      return [plain, plain];
    case 'outsider':
      return [plain, plain, ...[namesOwner(ctx.facts) ?? []].flat()];
    case 'user': {
      const organization = await strangeOrganization(ctx);
      return [plain, plain, ...(organization === undefined ? [] : [{ organization }])];
    }
    case 'misplaced user':
      return [{ organization: await surelyStrange(ctx) }];
    case 'misplaced owner':
      return [{ organization: await surelyStrange(ctx, 'owner') }];
    default:
      return [plain];
  }
}

/** A folder may be read as before behind its deletion. */
function untold(evidence: Evidence<Case>): Stop | undefined {
  const { noun, deletion } = record_kinds[evidence.case.record];
  if (deletion.has_marks || shownState(exchangeAt(evidence, 'after')) !== 'live') return undefined;
  const reason = `the target reads a deleted ${noun} as before, so that nothing shows whether it was deleted`;
  return { verdict: 'not-claimed', reason };
}

/** A caller who names an organization acts there, or in none: the record is another organization's to it. */
function judgeKept(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const [attempts, kept] = [stepsOf(evidence, 'attempt'), exchangeAt(evidence, 'kept')];
  const { record, by } = evidence.case;
  const { noun } = record_kinds[record];
  const taken = attempts.find((one) => !isRefused(one));
  const attempt = taken ?? attempts.at(-1);
  const code = taken?.request.organization === undefined ? 'deleted-by-anybody' : 'foreign-deleted';
  const clause = unauthenticated.includes(by) ? 'authentication.refusal-changes-nothing' : 'soft-delete.refused-keeps';
  return tally.broken(taken ? code : 'refused-and-deleted', {
    at: attempt,
    ...(!taken && { clause }),
    message: taken
      ? `${callers[by].words} can delete the ${noun}`
      : `a deletion by ${callers[by].words} that was refused (${statusOf(attempt)}) deletes the ${noun} all the same`,
    expected: `the ${noun}, live`,
    actual: tally.compared(shownState(kept)) === 'refused' ? statusOf(kept) : marksOf(kept?.decoded?.record),
  });
}

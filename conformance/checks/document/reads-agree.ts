import { answerOrStop } from '../../acts/answer-or-stop.ts';
import { pollRun } from '../../acts/poll-runs.ts';
import { assetSpecs } from '../../arbitraries/lists.ts';
import { actsIn } from '../../models/acts-in.ts';
import { ownIds, ownQuery } from '../../models/own-items.ts';
import { isAfter, judgeRecords, recordFamily } from '../../models/records-in-time.ts';
import { offeredRunKinds } from '../../models/shown-runs.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { DataSet } from '../../suite/data-set.ts';
import type { Evidence } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { PrincipalName } from '../../target/target.ts';

const wanted_operations = ['createAssetUpload', 'getAsset', 'listAssets'] as const;
const assets = 3;
const rounds = 4;
/** More than what times of whole seconds hide. */
const later_ms = 2_000;

interface Notes {
  /** Behind this exchange the run waited as long as an answer may lag behind. */
  waited_behind?: number;
}

export const readsAgree = check<null, Notes>({
  id: 'document/reads-agree',
  title: 'A record shows the same values each time it is read',
  how: 'Assets and a run of the suite are read and listed in turn, and all answers that show one record compared: no replaced value returns, and fixed fields stay.',
  clauses: ['records.one-value-at-a-time', 'records.fixed-fields'],
  codes: {
    'fixed-field-changed': {
      clause: 'records.fixed-fields',
      message: 'Two answers show one record with two values of a field that cannot change.',
    },
    'value-alternates': {
      clause: 'records.one-value-at-a-time',
      message: 'One answer shows another value of a field than the answers before it and after it.',
    },
  },
  since: '0.1.0',
  operations: [],
  needs: {
    principals: ['owner'],
    writes: 'unless_read_only',
    one_of: [wanted_operations, 'getRun', 'listBatchItems'],
  },
  cases: () => table<null>([null]),
  async run(ctx) {
    const { operations, read_only } = ctx.facts;
    const reads_assets = !read_only && wanted_operations.every((one) => operations.includes(one));
    const data = reads_assets ? await ctx.data.shared('owner', assetSpecs(assets)) : undefined;
    let last: Exchange | undefined;
    let waited_behind: number | undefined;
    for (let round = 1; data && round <= rounds; round++) {
      if (last && round === rounds / 2 + 1) {
        waited_behind = last.number;
        await ctx.time.settle();
      }
      last = await readAll(ctx, 'owner', data, String(round));
      // Between reads of the owner, so that both are seen to show the same.
      if (!ctx.facts.principals.human) continue;
      const { exchange } = await answerOrStop(() => readAll(ctx, 'human', data, `human-${round}`));
      last = exchange ?? last;
    }
    if (data && ctx.facts.principals.outsider) await answerOrStop(() => readOfOutsider(ctx));
    await readRunLater(ctx);
    return { ...(waited_behind !== undefined && { waited_behind }) };
  },
  gathers: recordFamily,
  control(evidence) {
    const { found, compared } = compare(evidence);
    if (found || compared > 0) return undefined;
    const reason = 'no record of the suite, and no run, was read twice';
    const { read_only, operations } = evidence.facts;
    const makes = operations.includes('getRun') || wanted_operations.every((one) => operations.includes(one));
    return read_only || !makes ? { verdict: 'not-claimed', reason } : reason;
  },
  judge(evidence, tally) {
    const { found, compared } = compare(evidence);
    tally.each(Array.from({ length: compared }));
    if (!found) return [];
    const { before, shown } = found;
    const values = { at: shown.exchange, expected: before.value, actual: shown.value, pointer: shown.pointer };
    return found.kind === 'another'
      ? tally.broken('fixed-field-changed', {
          ...values,
          message: `two answers show one record with two values of ${shown.field}, which cannot change`,
        })
      : tally.broken('value-alternates', {
          ...values,
          message: `one answer shows another value of ${shown.field} than the answers before it and after it, of the same record`,
        });
  },
});

/** Each asset by itself, and then the list. @returns the last answer */
async function readAll(ctx: CheckContext, caller: PrincipalName, data: DataSet, round: string): Promise<Exchange> {
  const acts = actsIn(ctx.facts, caller);
  for (const id of ownIds(data)) {
    await ctx.call(caller, { operation: 'getAsset', path: { id }, ...acts }, `read/${round}`);
  }
  return ctx.call(caller, { operation: 'listAssets', query: ownQuery(data), ...acts }, `list/${round}`);
}

/** A run that was read until its end, and once more. */
async function readRunLater(ctx: CheckContext): Promise<void> {
  const [kind] = ctx.facts.read_only ? [] : offeredRunKinds(ctx.facts);
  const run = kind === undefined ? undefined : await pollRun(ctx, kind);
  if (!run || !('id' in run)) return;
  if (ctx.facts.steps_time) await ctx.time.skip(later_ms);
  await answerOrStop(() => ctx.call('owner', { operation: 'getRun', path: { id: run.id } }, 'run-later'));
}

/** Another organization may be served by other code, or out of another shard. */
async function readOfOutsider(ctx: CheckContext): Promise<Exchange> {
  const data = await ctx.data.shared('outsider', assetSpecs(assets));
  await readAll(ctx, 'outsider', data, 'outsider-1');
  await readAll(ctx, 'outsider', data, 'outsider-2');
  return readAll(ctx, 'outsider', data, 'outsider-3');
}

const compared_before = new WeakMap<object, ReturnType<typeof judgeRecords>>();

function compare({ exchanges, facts, notes: { waited_behind } }: Evidence<null, Notes>) {
  const { consistency_ms, steps_time } = facts;
  const known = compared_before.get(exchanges);
  if (known) return known;
  const result = judgeRecords(exchanges, (later, earlier) => {
    if (consistency_ms === 0 || !steps_time) return isAfter(later, earlier, consistency_ms);
    // The way of a stepped clock between two answers is known where the run itself waited.
    return waited_behind !== undefined && earlier.number <= waited_behind && later.number > waited_behind;
  });
  compared_before.set(exchanges, result);
  return result;
}

import { offeredRunKinds } from '../../models/shown-runs.ts';
import { exchangeAt, isSuccess, serverError, statusOf, unproven } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';

interface Case {
  /** An id that nobody ever got, that of a run with one digit exchanged, or that of what was run. */
  asked: 'unknown' | 'nearly-known' | 'of-the-model';
}

/** A constant of the suite: no target gave it out. */
const never_given_out = '5d2f1c9e-7b4a-4e0d-9c3f-8a6b1e2d4f70';

export const unknownRuns = check<Case>({
  id: 'runs/unknown-not-served',
  title: 'An id that no run has reads no run',
  how: 'A run is read by an id never given out, by its own with one digit exchanged, and by that of its model: all are refused, with whichever status.',
  clauses: ['runs.unknown-not-served'],
  codes: {
    'unknown-served': {
      clause: 'runs.unknown-not-served',
      message: 'An id that no run has is read as if one had it.',
    },
  },
  since: '0.1.0',
  operations: ['getRun'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table([{ asked: 'unknown' }, { asked: 'nearly-known' }, { asked: 'of-the-model' }]),
  async run(ctx, { asked }) {
    const offered = offeredRunKinds(ctx.facts);
    const { id } = await ctx.runs.polled(offered.find((name) => name !== 'workflow') ?? offered[0] ?? 'succeeds');
    const known = await ctx.call('owner', { operation: 'getRun', path: { id } }, 'known');
    const model = known.decoded?.record?.model_id;
    const others = { unknown: never_given_out, 'nearly-known': nearly(id), 'of-the-model': model };
    const other = others[asked];
    if (typeof other !== 'string') return ctx.stop('not-claimed', 'the run does not show the id of its model');
    await ctx.call('owner', { operation: 'getRun', path: { id: other } }, 'attempt');
  },
  control(evidence) {
    return serverError(evidence) ?? unproven(evidence, 'known', 'the run could not be read by its own id either');
  },
  judge(evidence, tally) {
    const attempt = exchangeAt(evidence, 'attempt');
    if (!attempt) return [];
    return tally.holds(!isSuccess(attempt), 'unknown-served', {
      at: attempt,
      message: `an id that no run has (${attempt.request.path.id}) is read as if one had it`,
      expected: 'a refusal',
      actual: { status: statusOf(attempt), id: attempt.decoded?.record?.id },
    });
  },
});

/** A digit in the middle: ids may be counted up at their end, and begin with a time. */
function nearly(id: string): string {
  const place = Math.min(21, id.length - 1);
  return `${id.slice(0, place)}${id[place] === '7' ? '8' : '7'}${id.slice(place + 1)}`;
}

/** Mistakes of the kit itself cost no other check its verdict, and leave nothing behind. */
import { describe, expect, it, vi } from 'vitest';
import { testCheck } from '../testing/test-session.support.ts';
import { runEmbedded } from '../trials/embedded-run.ts';

const seed_state = 'small';
const makes = testCheck({
  id: 'pagination/makes',
  needs: { writes: true },
  run: async (ctx) => {
    await ctx.data.fresh('owner', [{ name: ctx.newName('asset'), size_bytes: 1 }]);
  },
  judge: (_, tally) => tally.holds(true, 'seen', { expected: 1, actual: 1 }),
});

describe('a run with a mistake of the kit', () => {
  it.for([
    ['in a judge', { judge: () => raise() }, 'the judge of pagination/test threw: odd'],
    ['in what a check does', { run: async () => raise() }, 'pagination/test threw: odd'],
    ['before a case', { cases: () => raise() }, 'pagination/test could not be run: odd'],
  ] as const)('%s', async ([_, parts, message]) => {
    const { verdicts, left_behind } = await runEmbedded({ checks: [testCheck(parts), makes], seed_state });
    expect(verdicts).toMatchObject([{ verdict: 'error', message }, { verdict: 'pass' }]);
    expect(left_behind).toEqual([]);
  });

  it('that ends it altogether', async () => {
    const emit = vi.fn<(event: { type: string; index?: number }) => void>(({ type, index }) => {
      if (type === 'check-started' && index === 1) raise();
    });
    const { verdicts, left_behind } = await runEmbedded({ checks: [makes, testCheck({})], seed_state, emit });
    expect(verdicts).toMatchObject([{ verdict: 'pass' }, { verdict: 'error', message: 'the run broke off: odd' }]);
    expect(left_behind).toEqual([]);
  });
});

function raise(): never {
  throw new Error('odd');
}

it('a text of the target that is none is no mistake of the kit', async () => {
  const asks = testCheck({
    async run(ctx) {
      await ctx.call(
        'owner',
        { operation: 'listAssets', query: { filter: [{ field: 'name', operator: 'eq', value: '\ud800' }] } },
        'a',
      );
    },
  });
  const { verdicts } = await runEmbedded({ checks: [asks], seed_state });
  expect(verdicts).toMatchObject([
    { verdict: 'could-not-run', message: expect.stringContaining('half of a character') },
  ]);
});

/** Mistakes of the kit itself cost no other check its verdict, and leave nothing behind. */
import { describe, expect, it, vi } from 'vitest';
import { allChecks } from '../checks/all.ts';
import { testCheck } from '../testing/test-session.support.ts';
import { runEmbedded } from '../trials/embedded-run.ts';

const seed_state = 'small';
const makes = testCheck({
  id: 'pagination/makes',
  needs: { writes: true },
  run: async (ctx) => {
    await ctx.fresh('owner', [{ name: ctx.newName('asset'), size_bytes: 1 }]);
  },
  judge: (_, tally) => tally.holds(true, 'seen', { expected: 1, actual: 1 }),
});
const of_events = allChecks.find(({ id }) => id === 'signature/every-attempt')!;

// Of what comes to the receiver; no other check here is sent anything.
vi.mock(import('../waves/read-arrival.ts'), async (original) => ({ ...(await original()), readSignature: raise }));

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

  it('in the receiver is none of the sender’s', async () => {
    const { verdicts } = await runEmbedded({ checks: [makes, of_events], seed_state });
    expect(verdicts).toMatchObject([
      { verdict: 'pass' },
      { verdict: 'error', message: expect.stringContaining('the receiver could not answer an event: odd') },
    ]);
  });
});

function raise(): never {
  throw new Error('odd');
}

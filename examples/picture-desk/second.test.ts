/** An implementation that shares no code with the kit, and speaks otherwise wherever it may. */
import { clientDialect } from 'model-run-kit/server';
import { startSecond } from '../../conformance/second/server.ts';
import { targetOf } from '../../conformance/second/target.ts';
import { testDesk } from './desk-tests.support.ts';

/** Longer than its models draw, and its lists lag. */
const step_ms = 2_000;

testDesk('the second implementation', async () => {
  const second = await startSecond();
  const { clock } = second.state;
  const { base_url, principals, fixtures, choices } = targetOf(second);
  return {
    service: {
      base_url,
      token: String(principals.owner!.token),
      dialect: clientDialect(choices!),
      // Its clock stands still unless it is told; so time goes by whenever it was asked.
      async fetch(request) {
        const answer = await fetch(request);
        await clock.advance(step_ms);
        return answer;
      },
    },
    person: String(principals.human!.token),
    model: fixtures!.models!.succeeds!.path,
    close: () => second.close(),
  };
});

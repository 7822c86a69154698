import type { Mutant } from '../mutant.ts';
import { as, withRater } from '../other-ratings.ts';

export const attemptsOfKeysQueued: Mutant = {
  id: 'feedback/sequence--attempts-of-keys-queued',
  clauses: ['feedback.refusal-changes-nothing'],
  check: 'feedback/sequence',
  mistake: 'What a key tried is put off for a person to confirm, and goes through with the next praise of any run.',
  applyTo(parts) {
    const put_off: (() => Promise<unknown>)[] = [];
    return withRater(parts, async (call, rate) => {
      if (call.caller?.kind === 'api_key') put_off.push(async () => rate(as(call, { kind: 'user' })).catch(() => {}));
      const answer = await rate(call);
      for (const act of put_off.splice(0)) await act();
      return answer;
    });
  },
};

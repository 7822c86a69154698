import { setTimeout as pause } from 'node:timers/promises';
import type { HandlerReply } from '../../../src/server/parts.ts';
import { ratingsAtOnce } from '../../checks/concurrency/ratings.ts';
import { withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { withRating } from '../other-ratings.ts';

export const mutants = mutantsOf(ratingsAtOnce, {
  'answers-of-others': {
    breaks: ['concurrency.some-order-explains'],
    mistake: 'Answers wait for one another, and are handed out in the order in which they were not asked for.',
    applyTo(parts) {
      const waiting: { answer: HandlerReply; take(other: HandlerReply): void }[] = [];
      return withReply(parts, 'rateRun', async (answer) => {
        const other = waiting.pop();
        if (other) {
          other.take(answer);
          return other.answer;
        }
        const { promise, resolve } = Promise.withResolvers<HandlerReply>();
        const mine = { answer, take: resolve };
        waiting.push(mine);
        const taken = await Promise.race([promise, pause(30).then(() => undefined)]);
        if (!taken) waiting.splice(waiting.indexOf(mine), 1);
        return taken ?? answer;
      });
    },
  },
  'complaints-moderated': {
    breaks: ['concurrency.some-order-explains'],
    mistake: 'The reason of a complaint is looked through before it is written, to whatever rating stands by then.',
    applyTo: (parts) =>
      withRating(parts, async (run, { is_positive, reason }, record) => {
        if (is_positive !== false) return record({ is_positive, reason });
        await record({ is_positive });
        await pause(40);
        const now = await parts.store.run(run.id);
        return record({ is_positive: now?.record.feedback_is_positive ?? null, reason });
      }),
  },
  'sign-then-reason': {
    breaks: ['concurrency.some-order-explains'],
    mistake: 'The sign and the reason are written by two statements without a transaction.',
    applyTo(parts) {
      let under_way = 0;
      return withRating(parts, async (run, { is_positive, reason }, record) => {
        await record({ is_positive });
        under_way += 1;
        // The second to come may well be the first to go on.
        await pause(under_way === 1 ? 30 : 5);
        under_way -= 1;
        const now = await parts.store.run(run.id);
        return record({ is_positive: now?.record.feedback_is_positive ?? null, reason });
      });
    },
  },
});

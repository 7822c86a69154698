import { webhookSchedule } from '../../checks/retry/webhook-schedule.ts';
import { mutantsOf } from '../mutant.ts';
import { withRule } from '../other-manners.ts';
import { isAnswer, taken_as_received } from '../outcomes-taken.ts';

export const mutants = mutantsOf(webhookSchedule, {
  'busy-behind-silence-ends-it': {
    breaks: ['events.webhook-schedule'],
    mistake: 'A receiver that is busy after it was silent is taken for one that is there again, and has the event.',
    applyTo(parts) {
      const silent = new Set<string>();
      return {
        ...parts,
        async send(event) {
          const delivery = `${event.url} ${event.body}`;
          const result = await parts.send(event);
          if (event.channel !== 'webhook') return result;
          if (result.kind === 'failed' && result.reason === 'timeout') silent.add(delivery);
          const is_busy = silent.has(delivery) && isAnswer(result, (status) => status >= 500);
          return is_busy ? taken_as_received : result;
        },
      };
    },
  },
  'one-attempt-more': {
    breaks: ['events.webhook-schedule'],
    mistake: 'The setting is read as the number of repeats, so that there is one attempt more.',
    applyTo: (parts) => withRule(parts, 'webhook', ({ attempts }) => ({ attempts: attempts + 1 })),
  },
  'redirected-repeat-ends-it': {
    breaks: ['events.webhook-schedule'],
    mistake: 'The repeats go through a client of their own, for which a redirect is a success.',
    applyTo(parts) {
      const { send } = parts;
      const sent = new Set<string>();
      return {
        ...parts,
        async send(event) {
          const is_repeat = sent.has(event.body);
          sent.add(event.body);
          const result = await send(event);
          const is_redirect = result.kind === 'answered' && result.status >= 300 && result.status <= 399;
          return event.channel === 'webhook' && is_repeat && is_redirect ? { ...result, status: 200 } : result;
        },
      };
    },
  },
  'third-wait-capped': {
    breaks: ['events.webhook-schedule'],
    mistake: 'A cap that nobody wrote down stops the waits from growing behind the second one.',
    applyTo: (parts) =>
      withRule(parts, 'webhook', ({ backoff }) => ({
        backoff: { ...backoff, cap_ms: backoff.first_ms * backoff.factor },
      })),
  },
  'timeout-halved': {
    breaks: ['events.webhook-schedule'],
    mistake: 'The timeout is shared by connecting and answering, so that half of it is left for the receiver.',
    applyTo: (parts) => withRule(parts, 'webhook', ({ timeout_ms }) => ({ timeout_ms: timeout_ms / 2 })),
  },
  'timeout-of-the-library': {
    breaks: ['events.webhook-schedule'],
    mistake:
      'The timeout that is documented is never handed to the HTTP client, which waits as long as it does by default.',
    applyTo: (parts) => withRule(parts, 'webhook', () => ({ timeout_ms: 30_000 })),
  },
  'undeclared-jitter': {
    breaks: ['events.webhook-schedule'],
    mistake: 'A library adds jitter of its own accord, and nobody told those who count on the waits.',
    applyTo: (parts) => withRule(parts, 'webhook', ({ backoff }) => ({ backoff: { ...backoff, jitter: 'full' } })),
  },
});

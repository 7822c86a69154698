import { callbackOnNetworkError } from '../../checks/retry/callback-on-network-error.ts';
import { taken_as_received, withResults } from '../callback-results.ts';
import { mutantsOf } from '../mutant.ts';
import { withRule } from '../other-manners.ts';
import { isUser, withRuleForCallers } from '../runs-of-callers.ts';
import { isOfWorkflow, withRuleFor } from '../two-engines.ts';

export const mutants = mutantsOf(callbackOnNetworkError, {
  'not-for-runs-of-users': {
    breaks: ['callbacks.retries-on-network-error'],
    mistake: 'The page that people dispatch from sends its own callbacks, and gives up where the connection is lost.',
    applyTo: (parts) =>
      withRuleForCallers(parts, isUser, 'callback', ({ again_on }) => ({
        again_on: again_on.filter((outcome) => outcome !== 'network'),
      })),
  },
  'not-for-cancellations': {
    breaks: ['callbacks.retries-on-network-error'],
    mistake: 'Of a run that was called off nobody is told a second time where the connection is lost.',
    applyTo: (parts) =>
      withRuleFor(
        parts,
        ({ event }) => event === 'run.cancelled',
        ({ again_on }) => ({ again_on: again_on.filter((outcome) => outcome !== 'network') }),
        'callback',
      ),
  },
  'not-for-workflows': {
    breaks: ['callbacks.retries-on-network-error'],
    mistake: 'What tells of workflows gives up where the connection is lost.',
    applyTo: (parts) =>
      withRuleFor(
        parts,
        isOfWorkflow,
        ({ again_on }) => ({ again_on: again_on.filter((outcome) => outcome !== 'network') }),
        'callback',
      ),
  },
  'not-behind-a-5xx': {
    breaks: ['callbacks.retries-on-network-error'],
    mistake: 'Whoever answered 5xx and then not at all is taken to be shutting down for good.',
    applyTo(parts) {
      const troubled = new Set<string>();
      return {
        ...parts,
        async send(event) {
          const result = await parts.send(event);
          if (event.channel !== 'callback') return result;
          if (result.kind === 'answered' && result.status >= 500) troubled.add(event.url);
          const is_over = result.kind === 'failed' && troubled.has(event.url);
          return is_over ? { kind: 'answered', status: 200, body: '', took_ms: result.took_ms } : result;
        },
      };
    },
  },
  'not-on-a-second-one': {
    breaks: ['callbacks.retries-on-network-error'],
    mistake: 'An exception is caught around the first attempt, and ends the job in a repeat.',
    applyTo: (parts) =>
      withResults(parts, (result, attempt) => (attempt > 1 && result.kind === 'failed' ? taken_as_received : result)),
  },
  'not-on-reset': {
    breaks: ['callbacks.retries-on-network-error'],
    mistake: 'Who resets the connection is taken to want no callbacks.',
    applyTo: (parts) =>
      withRule(parts, 'callback', ({ again_on }) => ({
        again_on: again_on.filter((outcome) => outcome !== 'network'),
      })),
  },
  'not-on-a-plain-close': {
    breaks: ['callbacks.retries-on-network-error'],
    mistake: 'The end of the stream without a byte is read as an empty answer, which is good enough.',
    applyTo: (parts) =>
      withResults(parts, (result) =>
        result.kind === 'failed' && /other side closed/.test(result.message) ? taken_as_received : result,
      ),
  },
});

import { callbackForBothKinds } from '../../checks/events/callback-for-both-kinds.ts';
import { withUntold } from '../changed-events.ts';
import { mutantsOf } from '../mutant.ts';

const spared_ms = 5_000;

export const mutants = mutantsOf(callbackForBothKinds, {
  'models-silent': {
    breaks: ['callbacks.both-kinds'],
    mistake: 'Callbacks moved into the engine of workflows, and a run of a model does not go through it.',
    applyTo: (parts) => withUntold(parts, ({ channel }, { model_id }) => channel === 'callback' && model_id !== null),
  },
  'one-for-each-moment': {
    breaks: ['callbacks.both-kinds'],
    mistake:
      'A host is called once in a few seconds, to spare it, and what else is due to it then is dropped instead of put off.',
    applyTo(parts) {
      const called = new Map<string, number>();
      return withUntold(parts, ({ channel, url }, { completed_at }) => {
        if (channel === 'webhook') return false;
        const { host } = new URL(url);
        const at_ms = Date.parse(completed_at ?? '');
        const is_spared = at_ms - (called.get(host) ?? 0) < spared_ms;
        if (!is_spared) called.set(host, at_ms);
        return is_spared;
      });
    },
  },
  'workflows-silent': {
    breaks: ['callbacks.both-kinds'],
    mistake: 'The dispatch of a workflow takes a callback_url, and its end forgets it.',
    applyTo: (parts) => withUntold(parts, ({ channel }, { model_id }) => channel === 'callback' && model_id === null),
  },
});

import { callbackForBothKinds } from '../../checks/events/callback-for-both-kinds.ts';
import { withDeliveries } from '../changed-events.ts';
import { mutantsOf } from '../mutant.ts';

const spared_ms = 5_000;

export const mutants = mutantsOf(callbackForBothKinds, {
  'models-silent': {
    breaks: ['callbacks.both-kinds'],
    mistake: 'Callbacks moved into the engine of workflows, and a run of a model does not go through it.',
    applyTo: (parts) =>
      withDeliveries(parts, (deliveries, { graph_workflow_id }) =>
        deliveries.filter(({ channel }) => channel === 'webhook' || graph_workflow_id !== null),
      ),
  },
  'one-for-each-moment': {
    breaks: ['callbacks.both-kinds'],
    mistake:
      'A host is called once in a few seconds, to spare it, and what else is due to it then is dropped instead of put off.',
    applyTo(parts) {
      const called = new Map<string, number>();
      return withDeliveries(parts, (deliveries, { completed_at }) =>
        deliveries.filter(({ channel, url }) => {
          if (channel === 'webhook') return true;
          const { host } = new URL(url);
          const at_ms = Date.parse(completed_at ?? '');
          const is_spared = at_ms - (called.get(host) ?? 0) < spared_ms;
          if (!is_spared) called.set(host, at_ms);
          return !is_spared;
        }),
      );
    },
  },
  'workflows-silent': {
    breaks: ['callbacks.both-kinds'],
    mistake: 'The dispatch of a workflow takes a callback_url, and its end forgets it.',
    applyTo: (parts) =>
      withDeliveries(parts, (deliveries, { model_id }) =>
        deliveries.filter(({ channel }) => channel === 'webhook' || model_id !== null),
      ),
  },
});

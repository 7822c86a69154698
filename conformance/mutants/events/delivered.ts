import { endsAreTold } from '../../checks/events/delivered.ts';
import { withUntold } from '../changed-events.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(endsAreTold, {
  'callback-or-webhooks': {
    breaks: ['webhooks.deliver-matching'],
    mistake: 'A failed run that has a callback_url counts as told, so that no webhook hears of it.',
    applyTo: (parts) =>
      withUntold(
        parts,
        ({ channel }, run) => channel === 'webhook' && run.status_code === 'failed' && run.callback_url !== null,
      ),
  },
  'failures-call-nobody': {
    breaks: ['events.matching-delivered'],
    mistake: 'A callback is the last step of a run, and a run that fails does not come to its last step.',
    applyTo: (parts) =>
      withUntold(parts, ({ channel }, { status_code }) => channel === 'callback' && status_code === 'failed'),
  },
  'none-when-canceled': {
    breaks: ['events.matching-delivered', 'webhooks.deliver-matching'],
    mistake: 'Runs that are called off end on a path of their own, which tells nobody.',
    applyTo: (parts) => withUntold(parts, (_, { status_code }) => status_code === 'canceled'),
  },
  'workflows-skip-webhooks': {
    breaks: ['webhooks.deliver-matching'],
    mistake: 'Webhooks were built for runs of models, and the end of a workflow never asks for them.',
    applyTo: (parts) => withUntold(parts, ({ channel }, { model_id }) => channel === 'webhook' && model_id === null),
  },
});

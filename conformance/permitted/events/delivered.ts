import { loadChoices } from '../../../src/choices/load.ts';
import { projectFile } from '../../../src/contract/project-file.ts';
import { endsAreTold } from '../../checks/events/delivered.ts';
import { withForeignRuns } from '../foreign-runs.ts';
import { permittedOf } from '../permitted.ts';
import { reachable } from '../reachable.ts';

export const permitted = permittedOf(endsAreTold, {
  'foreign-runs': {
    obeys: ['webhooks.deliver-matching'],
    what: 'Somebody else in the organization dispatches runs all the while, which end and are told of.',
    applyTo: withForeignRuns,
  },
  'unlike-in-everything': {
    alone: 'What differs everywhere contradicts whatever else differs in one way.',
    obeys: ['events.matching-delivered', 'webhooks.deliver-matching'],
    what: 'Every choice differs from that of the reference, but that receivers may be on this machine.',
    choices: reachable(loadChoices(projectFile('fixtures/choices/unlike.yaml'))),
    costs: {
      'assets/thumbnails': 'a small picture has no thumbnail',
      'deliveries/all-hold-each': 'a plain array of deliveries ends at 500 of them',
      'deliveries/callbacks-in-any': 'a plain array of deliveries ends at 500 of them',
      'billing/organization-only': 'no request shows a threshold without setting it',
      'feedback/before-end': 'a run has ended before anybody can rate it',
      'retry/webhook-later-waits': 'four attempts have three waits between them',
      'webhooks/zero-events-never-fires': 'no webhook may be subscribed to no event',
    },
    needed: ['events.webhook_fields', 'events.answer_pointers', 'events.payload_layout', 'events.webhook_url'],
  },
});

import { loadChoices } from '../../src/choices/load.ts';
import { reachable } from './reachable.ts';
import type { PermittedSender } from './sender.ts';

export const unlikeInEverything: PermittedSender = {
  id: 'unlike-in-everything',
  what: 'Whatever may be chosen is chosen otherwise than by the reference, but that receivers may be on this machine.',
  choices: reachable(loadChoices(new URL('../../fixtures/choices/unlike.yaml', import.meta.url).pathname)),
  needed: ['events.webhook_fields', 'events.answer_pointers', 'events.payload_layout', 'events.webhook_url'],
};

import type { ChoicesDocument } from '../../src/choices/choices.ts';
import { loadChoices } from '../../src/choices/load.ts';
import type { PermittedSender } from './sender.ts';

const { events, runs, ...others }: ChoicesDocument = loadChoices(
  new URL('../../fixtures/choices/unlike.yaml', import.meta.url).pathname,
);

export const unlikeInEverything: PermittedSender = {
  id: 'unlike-in-everything',
  what: 'Whatever may be chosen is chosen otherwise than by the reference, but that receivers may be on this machine.',
  choices: {
    ...others,
    events: { ...events, webhook_url: 'any' },
    runs: { ...runs, callback_url: { ...runs?.callback_url, private: 'accepted' } },
  },
  needed: ['events.webhook_fields', 'events.answer_pointers', 'events.payload_layout', 'events.webhook_url'],
};

import type { PermittedSender } from './sender.ts';

export const otherLayout: PermittedSender = {
  id: 'other-layout',
  what: 'The payload has the event, the delivery and the run at other places, and leaves the run out.',
  choices: {
    events: {
      payload_layout: { event: '/meta/type', delivery_id: '/meta/delivery', run_id: '/data/run/id', run: null },
    },
  },
};

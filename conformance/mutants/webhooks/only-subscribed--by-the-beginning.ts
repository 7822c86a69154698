import type { EventCode } from '../../suite/scenario.ts';
import type { Mutant } from '../mutant.ts';
import { withSubscriptions } from '../other-subscriptions.ts';

const alike: readonly EventCode[] = ['run.completed', 'run.cancelled'];

export const comparedByTheBeginning: Mutant = {
  id: 'webhooks/only-subscribed--by-the-beginning',
  clauses: ['webhooks.only-subscribed'],
  check: 'webhooks/only-subscribed',
  mistake: 'Subscriptions are kept in a column of five characters, in which two of the three events are alike.',
  applyTo: (parts) =>
    withSubscriptions(parts, (events) =>
      events.some((event) => alike.includes(event)) ? [...new Set([...events, ...alike])] : events,
    ),
};

import { payloadOnRepeat } from '../../checks/events/payload-on-repeat.ts';
import { withAttempt } from '../changed-events.ts';
import { mutantsOf } from '../mutant.ts';
import { withManners } from '../other-manners.ts';

export const mutants = mutantsOf(payloadOnRepeat, {
  'counts-attempts': {
    breaks: ['events.payload-on-repeat'],
    mistake: 'The number of the attempt is written into the payload, against what is documented.',
    applyTo: (parts) =>
      withManners(parts, (manners) => ({ ...manners, webhook: { ...manners.webhook, anew: ['attempt_number'] } })),
  },
  'members-in-another-order': {
    breaks: ['events.payload-on-repeat'],
    mistake: 'Payloads go through a database that sorts their members before a callback is repeated.',
    applyTo: (parts) =>
      withAttempt(parts, (event, number) => {
        if (number === 1 || event.channel !== 'callback') return event;
        const members = Object.entries(JSON.parse(event.body) as object).toSorted(([one], [other]) =>
          one < other ? -1 : 1,
        );
        return { ...event, body: JSON.stringify(Object.fromEntries(members)) };
      }),
  },
});

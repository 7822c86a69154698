import type { OutgoingEvent } from '../../../src/engine/sending.ts';
import { ratingCallsNobody } from '../../checks/feedback/calls-nobody.ts';
import { mutantsOf } from '../mutant.ts';
import { withRating } from '../other-ratings.ts';

export const mutants = mutantsOf(ratingCallsNobody, {
  'told-when-saved': {
    breaks: ['callbacks.once', 'callbacks.no-retry-on-2xx'],
    mistake: 'The callback hangs on the saving of a run that has ended, and a rating saves it once more.',
    applyTo(parts) {
      const callbacks = new Map<string, OutgoingEvent>();
      const sending = {
        ...parts,
        send(event: OutgoingEvent) {
          if (event.channel === 'callback') callbacks.set(event.url, event);
          return parts.send(event);
        },
      };
      return withRating(sending, async (run, rating, record) => {
        const saved = await record(rating);
        const callback = callbacks.get(run.record.callback_url ?? '');
        if (callback) void parts.send(callback);
        return saved;
      });
    },
  },
});

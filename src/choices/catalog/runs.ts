/** The choices about dispatches of models. */
import type { ChoiceGroup } from './choice.ts';
import { dispatches, model_dispatches } from './operations.ts';
import { described, orNull, parts, pointer, words } from './values.ts';

export const runs: ChoiceGroup = {
  says: 'Dispatches of models.',
  choices: {
    dispatch_response: {
      says: 'What the dispatch of a model answers.',
      values: parts({
        id: described('Where the id of the run stands.', pointer),
        status: described('Where its status stands; null where it is left out.', orNull(pointer)),
        body: described('Whether the whole run is in the body too.', words('only', 'run')),
        answers: described('ended: once the run has ended.', words('at_once', 'ended')),
      }),
      reference: { id: '/run_id', status: '/status', body: 'only', answers: 'at_once' },
      unlike: { id: '/id', status: '/status_code', body: 'run', answers: 'ended' },
      unlike_for: { dispatchModelRun3: { id: '/data/run', status: null, body: 'only', answers: 'at_once' } },
      on: model_dispatches,
      untold: 'the id of the run is found at every place that is permitted',
    },
    callback_url: {
      says: 'A callback_url that is malformed, or leads to loopback or a private network.',
      values: parts({
        malformed: described(
          'No absolute http or https URL, or no text at all.',
          words('refused', 'ignored', 'accepted'),
        ),
        private: described('One that leads to loopback or a private network.', words('accepted', 'refused')),
      }),
      reference: { malformed: 'refused', private: 'accepted' },
      unlike: { malformed: 'ignored', private: 'refused' },
      on: dispatches,
    },
  },
};

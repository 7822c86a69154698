import type { Parts } from '../../../src/server/parts.ts';
import { ratingsCanBeCleared } from '../../checks/feedback/clearing.ts';
import { withRefusal } from '../../mutants/changed-requests.ts';
import { withRating } from '../../mutants/other-ratings.ts';
import { permittedOf } from '../permitted.ts';
import { apart_from_unread_runs, costs_of_unread_runs, hiddenFromUsers } from '../users-of-one.ts';

function saidAgain(parts: Parts): Parts {
  const strict = withRefusal(parts, 'rateRun', (_, { is_positive }) => typeof is_positive !== 'boolean');
  return withRating(strict, (run, rating, record) => {
    const is_repeated = run.record.feedback_is_positive === rating.is_positive;
    return record(is_repeated ? { is_positive: null, reason: null } : rating);
  });
}

const no_usual_way = 'no usual way clears a rating, and no target file tells another one';
const unread = hiddenFromUsers('getRun');

export const permitted = permittedOf(ratingsCanBeCleared, {
  'cleared-by-saying-it-again': {
    obeys: ['feedback.clears-rating', 'feedback.read-back', 'feedback.last-wins'],
    what: 'A rating is cleared by giving it once more, as a button is pressed again; what is neither true nor false is refused.',
    untold: ['feedback.clearing'],
    costs: { 'feedback/clearing': no_usual_way },
    applyTo: saidAgain,
  },
  'cleared-so-by-who-reads-no-runs': {
    users_may_less: true,
    obeys: ['feedback.clears-rating', 'feedback.records-rating', 'runs.read'],
    what: 'The same, and users, who rate runs, may not read them.',
    choices: unread.choices,
    untold: ['feedback.clearing'],
    apart: apart_from_unread_runs,
    costs: { ...costs_of_unread_runs, 'feedback/clearing': no_usual_way },
    applyTo: (parts) => unread.applyTo(saidAgain(parts)),
  },
  'cleared-by-saying-nothing': {
    obeys: ['feedback.clears-rating'],
    what: 'A rating is cleared by a body that says nothing, and its reason stays where it was.',
    choices: { feedback: { clearing: 'empty_body', reason_after_clearing: 'kept' } },
  },
});

/** The choices about balance and charges. */
import type { ChoiceGroup } from './choice.ts';
import { dispatches } from './operations.ts';
import { anyOf, drawn, whole, words } from './values.ts';

export const billing: ChoiceGroup = {
  says: 'Balance and charges.',
  choices: {
    charging: {
      says: 'When the cost of a run is taken from the balance; a number: so many seconds after its end.',
      note: 'at_dispatch takes what the run costs if it completes, of which the rest is given back at the end. The same for every operation.',
      values: drawn(
        anyOf(words('at_end', 'at_dispatch', 'never'), whole(1, 86400)),
        'at_end',
        'at_dispatch',
        'never',
        30,
      ),
      reference: 'at_end',
      unlike: 30,
      // Not of an operation: it is done when runs end.
      on: [],
      untold: 'observed where two updates show the balance',
    },
    balance_too_small: {
      says: 'A dispatch without enough balance is refused, or the balance becomes negative.',
      values: words('refused', 'negative'),
      reference: 'refused',
      unlike: 'negative',
      unlike_for: { dispatchModelRun5: 'refused' },
      on: dispatches,
      untold: 'nothing in the interface empties a balance',
    },
    updated_at: {
      says: 'Whether updated_at of an update must be that of the record.',
      values: words('checked', 'ignored'),
      reference: 'checked',
      unlike: 'ignored',
      on: ['updateBalance'],
      untold: 'observed',
    },
  },
};

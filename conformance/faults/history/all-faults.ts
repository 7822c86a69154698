/** All faults that the history maker can name: every place of the document by every operator. */
import type { MachineFault } from '../machine-fault.ts';
import { only_words } from './only.ts';
import { operator_names, operators_of_some } from './operators.ts';
import { placeName, placesOf } from './places.ts';

export function historyFaults(): MachineFault[] {
  return placesOf().flatMap((place) => {
    const common = { kind: 'history' as const, operation: place.operation, place: placeName(place) };
    const everywhere = operator_names.map((operator): MachineFault => ({ ...common, operator }));
    // What a refusal says hangs on the request alone.
    if (place.said === 'refusal') return everywhere;
    const somewhere = only_words.flatMap((only) =>
      operators_of_some.map((operator): MachineFault => ({ ...common, operator, only })),
    );
    return [...everywhere, ...somewhere];
  });
}

/** All faults that the history maker can name: every place of the document by every operator. */
import type { MachineFault } from '../machine-fault.ts';
import { only_words } from './only.ts';
import { type Operator, operator_names, operators_of_some, operators_of_values } from './operators.ts';
import { placeName, placesOf } from './places.ts';

export function historyFaults(): MachineFault[] {
  const places = placesOf();
  const all = new Set(places.map(({ operation, said, pointer }) => `${operation} ${said} ${pointer}`));
  const holders = new Set(
    places.flatMap(({ operation, said, pointer }) => holdersOf(pointer).map((one) => `${operation} ${said} ${one}`)),
  );
  return places.flatMap((place) => {
    const holds_records = holders.has(`${place.operation} ${place.said} ${place.pointer}`);
    const is_list = all.has(`${place.operation} ${place.said} ${place.pointer}/*`);
    // A list that loses its last item is not the same as an item that is another.
    const isTried = (operator: Operator) =>
      !(holds_records && operators_of_values.includes(operator)) || (operator === 'cut' && is_list);
    const common = { kind: 'history' as const, operation: place.operation, place: placeName(place) };
    const everywhere = operator_names.filter(isTried).map((operator): MachineFault => ({ ...common, operator }));
    // The content of a refusal depends on the request alone.
    if (place.said === 'refusal') return everywhere;
    const somewhere = only_words.flatMap((only) =>
      operators_of_some.filter(isTried).map((operator): MachineFault => ({ ...common, operator, only })),
    );
    return [...everywhere, ...somewhere];
  });
}

/** The pointers of what it stands in. */
function holdersOf(pointer: string): string[] {
  const names = pointer.split('/');
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'));
}

import { describe, expect, it } from 'vitest';
import { historyFaults } from './all-faults.ts';
import { placeName, placesOf } from './places.ts';

const names = placesOf().map((place) => `${place.operation} ${placeName(place)}`);

describe('the places of the document', () => {
  it.each([
    ['a field', 'getAsset /mime_type'],
    ['a field of an item', 'listAssets /items/*/created_by_user/email'],
    ['a cursor', 'listAllDeliveries /next'],
    ['a field of a record within a record', 'getRun /model/pricing/*/price'],
    ['a whole answer', 'getModelText (body)'],
    ['a field of a refusal', 'rateRun refused:/code'],
    ['a field of an event', 'run.failed /delivery/id'],
  ])('hold %s', (_, name) => {
    expect(names).toContain(name);
  });

  it('are each named once', () => {
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the faults of histories', () => {
  const faults = historyFaults();

  it('cut a list, and of a record only its members', () => {
    const tried = (place: string) =>
      faults
        .filter((one) => one.operation === 'listAssets' && one.place === place && !one.only)
        .map((one) => one.operator);
    expect(tried('/items')).toContain('cut');
    expect(tried('/items/*')).not.toContain('cut');
    expect(tried('/items/*/name')).toContain('ascii');
  });

  it('change refusals everywhere alone', () => {
    expect(faults.filter(({ place, only }) => place.startsWith('refused:') && only)).toEqual([]);
  });
});

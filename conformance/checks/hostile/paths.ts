import fc from 'fast-check';
import { type OperationId, operationIds, operations } from '../../../src/contract/operations.ts';
import { attackCheck } from '../../acts/attack-check.ts';
import { hostileText } from '../../arbitraries/hostile.ts';
import { callable, callerOf } from '../../models/plain-operations.ts';
import { drawn, table } from '../../suite/check.ts';
import type { Facts } from '../../suite/evidence.ts';

interface Case {
  operation: OperationId;
  parameter: string;
  value: string;
}

/** A hostile id or name in a path leads to nothing, and nothing breaks. */
export const hostilePaths = attackCheck<Case>({
  id: 'hostile/paths',
  title: 'No id or name in a path brings an operation down',
  how: 'One parameter of a path is exchanged for a hostile text: any success and any refusal is right, the same 5xx three times is not.',
  since: '0.1.0',
  needs: {
    writes: 'unless_read_only',
    one_of: operationIds.filter((id) => operations[id].path_parameters.length > 0),
  },
  cases(facts) {
    const places = placesOf(facts);
    if (places.length === 0) return table([]);
    // A quote is tried everywhere; all else where it falls.
    const named = places.map((place) => ({ ...place, value: "it's" }));
    return { ...drawn(hostilePath(places), 40), named };
  },
  attack: (ctx, { operation, parameter, value }, plain) =>
    ctx.call(callerOf(operation), { ...plain, path: { ...plain.path, [parameter]: value } }, 'attempt'),
  nameOf: ({ parameter }) => `a hostile ${parameter} in its path`,
});

type Place = Pick<Case, 'operation' | 'parameter'>;

/**
 * Deletions go first of all to a place that databases and files know; a dispatch of a model that is none costs nothing.
 */
function placesOf(facts: Facts): Place[] {
  return callable(facts).flatMap((operation) =>
    operations[operation].path_parameters.map((parameter) => ({ operation, parameter })),
  );
}

function hostilePath(places: readonly Place[]): fc.Arbitrary<Case> {
  // An empty segment is another path.
  const texts = hostileText();
  return fc
    .record({ place: fc.integer({ min: 0, max: places.length - 1 }), value: texts })
    .filter(({ value }) => !['.', '..'].includes(value))
    .map(({ place, value }) => ({ ...places[place]!, value }));
}

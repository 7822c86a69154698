import fc from 'fast-check';
import { type OperationId, operationIds, operations } from '../../../src/contract/operations.ts';
import { acceptedRequest } from '../../acts/call-unauthenticated.ts';
import { untilAnswered } from '../../acts/until-answered.ts';
import { hostileText } from '../../arbitraries/hostile.ts';
import { hostile_clause, unprovenAttack } from '../../models/hostile.ts';
import { callable, callerOf } from '../../models/plain-operations.ts';
import { type ControlNotes, judgeServerErrors, server_error_codes } from '../../models/tested-requests.ts';
import { check, drawn, table } from '../../suite/check.ts';
import type { Facts } from '../../suite/evidence.ts';

interface Case {
  operation: OperationId;
  parameter: string;
  value: string;
}

/** A hostile id or name in a path leads to nothing, and nothing breaks. */
export const hostilePaths = check<Case, ControlNotes>({
  id: 'hostile/paths',
  title: 'No id or name in a path brings an operation down',
  how: 'One parameter of a path is exchanged for a hostile text: any success and any refusal is right, the same 5xx three times is not.',
  clauses: [hostile_clause],
  codes: server_error_codes,
  since: '0.1.0',
  operations: [],
  needs: {
    principals: ['owner'],
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
  async run(ctx, { operation, parameter, value }) {
    const { request: plain, ...notes } = await acceptedRequest(ctx, operation);
    await untilAnswered(() =>
      ctx.call(callerOf(operation), { ...plain, path: { ...plain.path, [parameter]: value } }, 'attempt'),
    );
    return notes;
  },
  control: unprovenAttack,
  judge: (evidence, tally) => judgeServerErrors(evidence, `a hostile ${evidence.case.parameter} in its path`, tally),
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

import { type OperationId, operations } from '../../../src/contract/operations.ts';
import { attackCheck } from '../../acts/attack-check.ts';
import { isDispatch } from '../../acts/shared-successes.ts';
import { broken_bodies } from '../../arbitraries/hostile.ts';
import { callable, callerOf } from '../../models/plain-operations.ts';
import { table } from '../../suite/check.ts';

interface Case {
  operation: OperationId;
  body: string;
}

/** Bodies that are no JSON, or none that the operation knows, are refused or ignored. */
export const brokenBodies = attackCheck<Case>({
  id: 'hostile/broken-bodies',
  title: 'A body that cannot be read is no error of the server',
  how: 'Bodies that are cut off, empty, not JSON, too deep or of another media type are sent: any 4xx or success is right, the same 5xx three times is not.',
  since: '0.1.0',
  operations: ['createAssetFolder'],
  needs: { writes: true },
  cases(facts) {
    const readers = callable(facts).filter((operation) => attacked.includes(operation));
    const takers = callable(facts).filter((id) => operations[id].request !== undefined && !isDispatch(id));
    return table([
      ...readers.flatMap((operation) => Object.keys(broken_bodies).map((body) => ({ operation, body }))),
      // An absent body never meets the reader: each operation sees to it by itself.
      ...takers.map((operation) => ({ operation, body: none })),
    ]);
  },
  attack(ctx, { operation, body }, plain) {
    const attempt = body === none ? { ...plain, body: undefined } : plain;
    return ctx.call(callerOf(operation), attempt, 'attempt', broken_bodies[body]);
  },
  nameOf: ({ body }) => `a body that is broken (${body})`,
});

/** Nothing at all, not even a media type. */
const none = 'none';

/** One reader of bodies serves all operations of most servers; one with texts, and one with nested records. */
const attacked: readonly OperationId[] = ['createAssetFolder', 'createGraphWorkflow'];

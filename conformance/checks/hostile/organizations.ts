import { isIn, type OperationId, operationIds } from '../../../src/contract/operations.ts';
import { attackCheck } from '../../acts/attack-check.ts';
import { callable, callerOf, needsWrites } from '../../models/plain-operations.ts';
import { table } from '../../suite/check.ts';

interface Case {
  operation: OperationId;
  value: string;
}

/** Texts in the place of an organization's id: none, almost one, and one that nobody has. */
const organizations = ["it's", '0', '00000000-0000-0000-0000-00000000000g', '%00', 'A'.repeat(2_000)] as const;

const all_reads: readonly OperationId[] = operationIds.filter((id) => !isIn('writes', id));

/** The reads alone: where the header is ignored, a write would do what it says. */
export const hostileOrganizations = attackCheck<Case>({
  id: 'hostile/organizations',
  title: 'No text in X-Organization-Id brings a read down',
  how: 'Each read is asked with a header that names no organization: any success and any refusal is right, the same 5xx three times is not.',
  since: '0.1.0',
  needs: { writes: 'unless_read_only', one_of: all_reads },
  cases(facts) {
    const offered = callable(facts).filter((operation) => all_reads.includes(operation));
    const plain = offered.filter((operation) => !needsWrites(operation));
    // The last resort is a read of a record that has to be made first.
    const reads = plain.length > 0 ? plain : offered;
    return table([
      ...reads.map((operation) => ({ operation, value: organizations[0] })),
      ...reads.slice(0, 1).flatMap((operation) => organizations.slice(1).map((value) => ({ operation, value }))),
    ]);
  },
  attack: (ctx, { operation, value }, plain) =>
    ctx.call(callerOf(operation), { ...plain, organization: value }, 'attempt'),
  nameOf: () => 'an X-Organization-Id that is none',
});

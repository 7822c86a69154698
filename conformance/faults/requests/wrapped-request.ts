/** Puts a fault in requests, refusals or effects into the parts of the reference server. */
import { type OperationId, operations } from '../../../src/contract/operations.ts';
import type { MachineFault } from '../machine-fault.ts';
import type { WrappedFault } from '../wrapped-fault.ts';
import { withEffect } from './changed-effects.ts';
import { withHeader, withMember } from './changed-members.ts';
import { withEnvelope, withRefusalTaken } from './changed-refusals.ts';
import type { PutInto } from './put.ts';
import { undone_operators, withUndoneEffect } from './undone-effects.ts';
import { dueBy, type When } from './when.ts';
import { followed, isWhom, organizationOf } from './whom.ts';

export function wrappedRequest(fault: MachineFault): WrappedFault {
  return wrapped(fault, (isDue) => isDue);
}

/** Of a fault that is never put in: `isMet` tells whether there was an occasion for it. Without one it changes nothing. */
export function soughtRequest(fault: MachineFault): WrappedFault {
  let had_occasion = false;
  const { wrap } = wrapped(fault, (isDue) => () => {
    had_occasion ||= isDue();
    return false;
  });
  return { wrap, isMet: () => had_occasion };
}

type Due = () => boolean;

function wrapped({ operation, place, operator, only }: MachineFault, dueAs: (isDue: Due) => Due): WrappedFault {
  let is_met = false;
  const [kind, name = ''] = place.split(' ');
  const changed = changeOf(kind!, operator);
  if (!(operation in operations)) throw new Error(`there is no operation ${operation}`);
  return {
    isMet: () => is_met,
    wrap(original) {
      const { parts, whose } = followed(original, isWhom(only) ? only : undefined);
      const isDue = dueBy(
        isWhom(only) ? undefined : (only as When | undefined),
        () => organizationOf(whose.passage()) ?? '',
      );
      const note = () => {
        is_met = true;
      };
      return changed(parts, {
        ...whose,
        operation: operation as OperationId,
        name,
        operator,
        isDue: dueAs(isDue),
        note,
      });
    },
  };
}

function changeOf(kind: string, operator: string): PutInto {
  if (kind === 'header') return withHeader;
  if (kind === 'query' || kind === 'body') return withMember(kind);
  if (kind === 'effect')
    return (undone_operators as readonly string[]).includes(operator) ? withUndoneEffect : withEffect;
  return operator === 'taken' || operator === 'refused-and-done' ? withRefusalTaken : withEnvelope;
}

/** All faults in deliveries that a machine can name: of both channels, by what a sender decides. */

import type { EventCode } from '../../../src/contract/types.ts';
import type { AttemptOutcome } from '../../../src/engine/delivery-rules.ts';
import type { MachineFault } from '../machine-fault.ts';

const channels = ['callback', 'webhook'] as const;

/** Answers and wants of an answer as a receiver gives them; a sender may take one for another. */
const answer_classes = ['2xx', '3xx', '4xx', '5xx', 'reset', 'refused'] as const;

const read_as = ['2xx', '3xx', '4xx', '5xx', 'network'] as const;

/** Outcomes of an attempt for which the rule of a channel is turned round. */
const outcomes: readonly AttemptOutcome[] = ['2xx', '3xx', '4xx', '5xx', 'timeout', 'network'];

/** Places of a delivery by the operators that can be applied to them. */
const places: Readonly<Record<string, readonly string[]>> = {
  attempts: ['one-more', 'one-less'],
  gap: ['sooner', 'later', 'constant', 'first-later', 'second-later'],
  delivery: ['missing', 'doubled', 'doubled-anew', 'late', 'foreign'],
  order: ['reversed'],
  body: ['altered', 'empty'],
  secret: ['constant', 'neighbour', 'foreign', 'none'],
  url: ['neighbour', 'cut'],
  request_id: ['constant', 'dropped', 'neighbour'],
  event: ['another'],
};

/** Placed in single attempts, so that they can be put into the repeats alone. */
export const of_attempts = ['body', 'secret', 'url', 'request_id'];
const event_codes: readonly EventCode[] = ['run.completed', 'run.failed', 'run.cancelled'];
const of_events = ['delivery', 'body', 'secret', 'request_id'];

export function deliveryFaults(): MachineFault[] {
  return channels.flatMap((operation) => {
    const fault = (place: string, operator: string, only?: string): MachineFault => ({
      kind: 'delivery',
      operation,
      place,
      operator,
      ...(only && { only }),
    });
    const plain = Object.entries(places).flatMap(([place, operators]) =>
      operators.flatMap((operator) => [
        fault(place, operator),
        ...(of_attempts.includes(place) ? [fault(place, operator, 'on-repeat')] : []),
        ...(of_events.includes(place) ? event_codes.map((code) => fault(place, operator, code)) : []),
      ]),
    );
    const turned = outcomes.map((outcome) => fault(`outcome ${outcome}`, 'turned'));
    const misread = answer_classes.flatMap((found) =>
      read_as
        .filter((other) => other !== found && !(other === 'network' && !found.endsWith('xx')))
        .map((other) => fault(`answer ${found}`, `as-${other}`)),
    );
    return [...plain, ...turned, ...misread];
  });
}

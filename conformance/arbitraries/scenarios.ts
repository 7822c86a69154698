/** Scenarios of deliveries: what receivers answer, and which runs they are told of. */
import fc from 'fast-check';
import { chosen } from '../../src/choices/chosen.ts';
import type { CaseSource } from '../suite/check.ts';
import type { Facts } from '../suite/evidence.ts';
import { callback_attempts, type ReceiverAnswer, type Scenario } from '../suite/scenario.ts';
import type { PrincipalName } from '../target/target.ts';

/** The seed's name of scenarios that several checks draw alike, so that one wave serves all of them. */
export const callback_draws = 'deliveries/callbacks';
export const webhook_draws = 'deliveries/webhooks';

/**
 * Refusals that no receiver means as "gone" or "later", and a redirect that leads nowhere: neither has a `Location`.
 * Left out is what HTTP libraries answer by themselves: 407, 417, 421 and 426.
 */
const client_errors = [400, 401, 403, 404, 405, 409, 413, 422, 423, 429] as const;
/** Met where they are drawn. */
const rare_client_errors = [402, 406, 411, 412, 414, 415, 416, 418, 424, 428, 431, 451] as const;
const server_errors = [500, 501, 502, 503, 504, 599] as const;
const successes = [200, 201, 202, 203, 204, 205, 206, 207, 208, 226] as const;
const redirects = [302, 304, 307] as const;

const failing_again: fc.Arbitrary<ReceiverAnswer> = fc.oneof(
  { arbitrary: fc.constantFrom<ReceiverAnswer>(...server_errors), weight: 2 },
  { arbitrary: fc.constantFrom<ReceiverAnswer>('reset', 'close'), weight: 1 },
);

/** Answers that end a callback before its attempts are used up. */
const final: fc.Arbitrary<ReceiverAnswer> = fc.oneof(
  fc.constantFrom<ReceiverAnswer>(...successes),
  fc.constantFrom<ReceiverAnswer>(...client_errors, ...rare_client_errors),
);

/** Answers that call for another attempt, and perhaps one that ends it; after the last, 200. */
const callbackAnswers: fc.Arbitrary<ReceiverAnswer[]> = fc
  .tuple(fc.array(failing_again, { maxLength: callback_attempts + 1 }), fc.option(final, { nil: undefined }))
  .map(([again, last]) => (last === undefined ? again : [...again, last]));

/** Each class of answer is met once whatever is drawn: these come first. */
const named_callbacks: readonly ReceiverAnswer[][] = [
  [200],
  [206],
  [404],
  [408],
  [423],
  [425],
  [429],
  [503],
  ['reset'],
  ['close'],
  [500, 500, 500, 500],
  // Of the numbers that tables of old libraries lack.
  [505, 511],
  ['reset', 503, 'reset', 503],
  [500, 400],
];

/** Callbacks of a user, and of somebody in another organization, are repeated and signed like any other. */
const callbacks_of_others = [
  { by: 'human', answers: [500] },
  { by: 'human', answers: ['reset', 400] },
  { by: 'outsider', answers: [503, 'reset', 503] },
] as const satisfies readonly { by: PrincipalName; answers: readonly ReceiverAnswer[] }[];

export function callbackScenarios(samples = 10): (facts: Facts) => CaseSource<Scenario> {
  const arbitrary: fc.Arbitrary<Scenario> = callbackAnswers.map((answers) => ({ channel: 'callback', answers }));
  const named = named_callbacks.map((answers): Scenario => ({ channel: 'callback', answers }));
  return ({ principals }) => {
    const offered = callbacks_of_others.filter(({ by }) => principals[by] !== undefined);
    const of_others = offered.map((one): Scenario => ({ channel: 'callback', run: 'succeeds', ...one }));
    return { kind: 'drawn', arbitrary, samples, named: [...named, ...of_others] };
  };
}

/** Answers that make a webhook try again: everything but a 2xx. */
const not_taken: fc.Arbitrary<ReceiverAnswer> = fc.oneof(
  fc.constantFrom<ReceiverAnswer>(...client_errors, ...rare_client_errors),
  fc.constantFrom<ReceiverAnswer>(...server_errors),
  fc.constantFrom<ReceiverAnswer>(...redirects, 'reset', 'close'),
);

/**
 * Only a first attempt must be followed by another: each answer to it is met, and what many senders mistake first. Of a
 * success with another number, and of one without a body, the log tells that it is one.
 */
const named_webhooks: readonly ReceiverAnswer[][] = [
  [200],
  [202],
  [204],
  [302],
  [404],
  [500],
  ['reset'],
  ['close'],
  [503, 503, 503, 503],
  // A log that takes equal attempts together is told from one that keeps the latest alone by the first of these.
  [500, 404, 404],
  ...[...redirects, ...client_errors, ...server_errors]
    .filter((status) => ![302, 404, 500, 503].includes(status))
    .map((status) => [status]),
];

/** In real time nobody waits for more than three repeats; a clock that is stepped goes as far as the schedule. */
const real_failures = 3;
const stepped_failures = 6;

export function webhookScenarios(samples = 29): (facts: Facts) => CaseSource<Scenario> {
  return (facts) => {
    const { attempts } = chosen(facts.choices, 'events.webhook_schedule', 'createWebhook') ?? {};
    const most = facts.steps_time ? (attempts ?? stepped_failures) : real_failures;
    const arbitrary: fc.Arbitrary<Scenario> = fc
      .array(not_taken, { maxLength: most })
      .map((answers) => ({ channel: 'webhook', answers }));
    const named = named_webhooks.map((answers): Scenario => ({ channel: 'webhook', answers: answers.slice(0, most) }));
    return { kind: 'drawn', arbitrary, samples, named };
  };
}

import { eventScenarios } from '../../arbitraries/event-scenarios.ts';
import { webhook_draws } from '../../arbitraries/scenarios.ts';
import { webhook_operations } from '../../models/event-operations.ts';
import { attemptsOfChannel, eventOf, payloadOf, type TrialAttempt } from '../../models/events.ts';
import { type FitsSchema, readSchema } from '../../models/listed-schemas.ts';
import { brokenBy, listedEvents, type Trial } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { WaveEvidence } from '../../suite/wave-note.ts';

export const eventSchemasFit = waveCheck({
  id: 'webhooks/event-schemas-fit',
  title: 'The payload of an event is as its listed schema says',
  how: 'Each delivery to a webhook is compared with the listed schema of its event, where that is JSON Schema: any part of the payload that fits will do.',
  clauses: ['webhooks.event-schemas-fit'],
  codes: {
    'unlike-its-schema': {
      clause: 'webhooks.event-schemas-fit',
      message: 'No part of the payload of an event is as the schema says that is listed for it.',
    },
  },
  since: '0.1.0',
  operations: [...webhook_operations, 'listEventTypes'],
  draws: webhook_draws,
  scenarios: eventScenarios,
  judge: (trials, evidence, tally) =>
    [...listedSchemas(evidence)].flatMap(([event, schemas]) => {
      const told = toldOf(trials, event, evidence).map((one) => ({ ...one, fits: fitsAny(schemas, one) }));
      const found = told.filter(({ fits }) => fits !== undefined && tally.compared(fits === false));
      return brokenBy(tally, 'unlike-its-schema', found, ({ attempt }) => ({
        message: `no part of what arrives of ${event} is as the schema says that is listed for it`,
        expected: schemas.map(({ schema }) => schema),
        actual: payloadOf(attempt),
        operation: 'listEventTypes',
      }));
    }),
  control(trials, evidence) {
    const listed = [...listedSchemas(evidence)];
    const told = listed.flatMap(([event, schemas]) =>
      toldOf(trials, event, evidence).map((one) => fitsAny(schemas, one)),
    );
    if (told.some((fits) => fits !== undefined)) return undefined;
    if (told.length === 0) return 'no event arrived whose schema is listed';
    return { verdict: 'not-claimed', reason: 'no schema of an event is listed that can be read as JSON Schema' };
  },
});

interface Listed {
  schema: unknown;
  fits?: FitsSchema;
}

/** By event: several, where the list has several of one code. */
function listedSchemas(evidence: WaveEvidence): Map<string, Listed[]> {
  const entries = Map.groupBy(listedEvents(evidence), ({ code }) => String(code)).entries();
  return new Map(
    entries.map(([code, listed]) => [code, listed.map(({ schema }) => ({ schema, fits: readSchema(schema) }))]),
  );
}

function toldOf(trials: readonly Trial[], event: string, { facts }: WaveEvidence): TrialAttempt[] {
  return attemptsOfChannel(trials, 'webhook').filter(
    ({ attempt }) => eventOf(attempt, facts) === event && payloadOf(attempt) !== undefined,
  );
}

/** Undefined where one that cannot be read may be the one that it fits. */
function fitsAny(schemas: readonly Listed[], { attempt }: TrialAttempt): boolean | undefined {
  const payload = payloadOf(attempt);
  const all = schemas.map(({ fits }) => fits?.(payload));
  if (all.includes(true)) return true;
  return all.includes(undefined) ? undefined : false;
}

/** The webhooks that must be told of the end of a run, by their subscriptions. Pure. */
import type { Facts } from '../suite/evidence.ts';
import {
  type EventCode,
  event_codes,
  event_of_part,
  type RunPart,
  run_parts,
  type Scenario,
} from '../suite/scenario.ts';
import type { PrincipalName } from '../target/target.ts';
import type { DeliveryAttempt, Trial } from './trials.ts';

/** A webhook that takes everything, and a run that ends in a known way. @param events all unless given */
export function webhookScenario(run: RunPart, events?: readonly EventCode[], by?: PrincipalName): Scenario {
  return { channel: 'webhook', answers: [], run, ...(events && { events }), ...(by && { by }) };
}

/** A run for each end, and one of a workflow where there are any. */
export function partsFor({ operations }: Pick<Facts, 'operations'>): RunPart[] {
  return run_parts.filter((part) => part !== 'workflow' || operations.includes('dispatchGraphWorkflowRun'));
}

/** No other scenario asks for this text, so that all with it are shown with one run. */
const text = 'one run, several webhooks';

/** Two webhooks of different lists that both want the event of one and the same run. */
export const pair_scenarios: readonly Scenario[] = (['succeeds', 'fails'] as const).flatMap((run): Scenario[] => [
  { ...webhookScenario(run, [event_of_part[run]]), text },
  { ...webhookScenario(run), text },
]);

const event_of_status: Readonly<Record<string, EventCode>> = {
  completed: 'run.completed',
  failed: 'run.failed',
  canceled: 'run.cancelled',
  cancelled: 'run.cancelled',
};

/** The event that the run's record calls for; undefined while it goes on, and where it cannot be read. */
export function eventOfRecord({ record }: Trial): EventCode | undefined {
  return event_of_status[String(record?.status_code)];
}

export function hasEnded(trial: Trial): boolean {
  return eventOfRecord(trial) !== undefined || typeof trial.record?.completed_at === 'string';
}

/** The event code in the payload of an attempt, else the one that the run's record calls for. */
export function eventOfAttempt(trial: Trial, { event }: DeliveryAttempt): EventCode | undefined {
  return event_codes.find((code) => code === event) ?? eventOfRecord(trial);
}

export function isSubscribed({ webhook }: Trial, event: string | undefined): boolean {
  return event !== undefined && webhook?.events.includes(event) === true;
}

export function hasArrived({ attempts }: Trial): boolean {
  return attempts.length > 0;
}

/**
 * An event that the webhook wants did not come although it was watched for. If no later event came to this webhook
 * either, another one of the same receiver must have been told meanwhile, and the whole be seen again: one busy queue is
 * no fault.
 */
export function isMissed(trial: Trial): boolean {
  const { missing } = trial;
  return (
    !hasArrived(trial) &&
    missing !== undefined &&
    missing.unknown === undefined &&
    isSubscribed(trial, eventOfRecord(trial))
  );
}

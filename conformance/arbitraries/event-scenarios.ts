/** Scenarios for the content of events: each way to end, on both channels, beside the scenarios of the retry checks. */
import { type CaseSource, table } from '../suite/check.ts';
import type { Facts } from '../suite/evidence.ts';
import { run_parts, type Scenario } from '../suite/scenario.ts';
import { callbackScenarios, webhookScenarios } from './scenarios.ts';

/** Receivers that take everything: a callback and a webhook for each way to end. */
export const told_ends: readonly Scenario[] = run_parts.flatMap((run): Scenario[] => [
  { channel: 'callback', run, answers: [] },
  { channel: 'webhook', run, answers: [] },
]);

/** The same of a run that a user dispatched, whatever the token was. */
const told_of_users: readonly Scenario[] = [
  { channel: 'callback', run: 'succeeds', by: 'human', answers: [] },
  { channel: 'webhook', run: 'succeeds', by: 'human', answers: [] },
];

/** A callback about a failure that fails itself, up to the last attempt. */
const told_late: Scenario = { channel: 'callback', run: 'fails', answers: [503, 503] };

/** Both channels, with repeats. To be used with `webhook_draws`: then nothing of it is shown for one check alone. */
export function eventScenarios(facts: Facts): CaseSource<Scenario> {
  const callbacks = namedIn(callbackScenarios()(facts));
  const webhooks = webhookScenarios()(facts);
  const of_users = facts.principals.human ? told_of_users : [];
  const named = [...told_ends, told_late, ...of_users, ...callbacks, ...namedIn(webhooks)];
  return webhooks.kind === 'drawn' ? { ...webhooks, named } : { kind: 'table', table: named };
}

/** Each class of answer on both channels: what other checks show anyway, so that it costs no run of its own. */
export function bothChannels(facts: Facts): CaseSource<Scenario> {
  const sources = [callbackScenarios()(facts), webhookScenarios()(facts)];
  return table(sources.flatMap(namedIn));
}

function namedIn(source: CaseSource<Scenario>): readonly Scenario[] {
  return source.kind === 'drawn' ? (source.named ?? []) : source.table;
}

/**
 * Plans the runs and webhooks that show all scenarios of a wave. A scenario of a callback takes a run of its own. A
 * scenario of a webhook is a (webhook, run) pair: 15 webhooks and 15 runs are enough for 200 of them. Pure.
 */
import {
  equalSets,
  event_codes,
  event_of_part,
  type PlannedShow,
  type ReceiverAnswer,
  type RunPart,
  type Scenario,
  subscriptionOf,
  type WebhookScenario,
} from '../suite/scenario.ts';
import type { PrincipalName } from '../target/target.ts';

export interface PlannedRun {
  part: RunPart;
  by: PrincipalName;
  text?: string;
  /** The answers to its callback; left out, it is dispatched without a `callback_url`. */
  callback?: readonly ReceiverAnswer[];
}

interface PlannedWebhook {
  events: readonly string[];
  /** By the run's place in the plan: what the attempts of this pair are answered. */
  answers: Map<number, readonly ReceiverAnswer[]>;
}

interface PlannedTrial {
  scenario: Scenario;
  run: number;
  webhook?: number;
}

export interface Plan {
  runs: PlannedRun[];
  webhooks: PlannedWebhook[];
  /** In the order of the scenarios; null where the bounds leave no room. */
  trials: (PlannedTrial | null)[];
}

export interface Bounds {
  /** Parts for which the target offers something to run; the first is the one for scenarios that take any. */
  parts: readonly RunPart[];
  most_runs: number;
  most_webhooks: number;
}

export function planWave(scenarios: readonly Scenario[], bounds: Bounds): Plan {
  const runs: PlannedRun[] = [];
  const webhooks: PlannedWebhook[] = [];
  const trials: (PlannedTrial | null)[] = scenarios.map(() => null);
  // By the numbers of stored cases.
  const stored_runs = new Map<number, number>();
  const stored_webhooks = new Map<number, number>();
  const pairs = scenarios.filter((scenario) => scenario.channel === 'webhook').length;

  for (const [index, scenario] of scenarios.entries()) {
    if (scenario.channel === 'webhook' || scenario.planned) continue;
    const run = addRun(scenario, scenario.channel === 'callback' ? scenario.answers : undefined);
    if (run !== undefined) trials[index] = { scenario, run };
  }
  // As many of one kind as of the other: that makes the most pairs out of the fewest of both.
  const square = Math.min(Math.ceil(Math.sqrt(pairs)), bounds.most_runs);
  for (const [index, scenario] of scenarios.entries()) {
    if (scenario.planned) trials[index] = shownAgain(scenario, scenario.planned);
    else if (scenario.channel === 'webhook') trials[index] = placeOf(scenario);
  }
  return { runs, webhooks, trials };

  function addRun(scenario: Scenario, callback?: readonly ReceiverAnswer[]): number | undefined {
    const { by = 'owner', text } = scenario;
    const part = scenario.run ?? anyPart(scenario);
    if (runs.length >= bounds.most_runs || part === undefined || !offeredTo(by).includes(part)) return undefined;
    runs.push({ part, by, ...(text !== undefined && { text }), ...(callback && { callback }) });
    return runs.length - 1;
  }

  /** As it was decided before; null where the bounds have no room for all of it. */
  function shownAgain(scenario: Scenario, planned: PlannedShow): PlannedTrial | null {
    const { part, callback } = planned;
    const run = stored_runs.get(planned.run) ?? addRun({ ...scenario, run: part }, callback);
    if (run === undefined) return null;
    stored_runs.set(planned.run, run);
    for (const { webhook, events, answers } of planned.beside ?? []) {
      const place = storedWebhook(webhook, events);
      if (place === undefined) return null;
      webhooks[place]!.answers.set(run, answers);
    }
    if (scenario.channel !== 'webhook') return { scenario, run };
    const place = planned.webhook === undefined ? undefined : storedWebhook(planned.webhook, subscriptionOf(scenario));
    if (place === undefined) return null;
    webhooks[place]!.answers.set(run, scenario.answers);
    return { scenario, run, webhook: place };
  }

  function storedWebhook(number: number, events: readonly string[]): number | undefined {
    const known = stored_webhooks.get(number);
    if (known !== undefined || webhooks.length >= bounds.most_webhooks) return known;
    stored_webhooks.set(number, webhooks.push({ events, answers: new Map() }) - 1);
    return webhooks.length - 1;
  }

  /**
   * In turn, so that a scenario that takes any run meets all of them; those that a webhook hears of, if there are any.
   */
  function anyPart(scenario: Scenario): RunPart | undefined {
    const own = offeredTo(scenario.by ?? 'owner');
    const heard = own.filter(
      (part) => scenario.channel !== 'webhook' || subscriptionOf(scenario).includes(event_of_part[part]),
    );
    const parts = heard.length > 0 ? heard : own;
    return parts[runs.length % parts.length];
  }

  /** The sample workflow is the owner's, and nobody else may run it. */
  function offeredTo(by: PrincipalName): readonly RunPart[] {
    return by === 'owner' ? bounds.parts : bounds.parts.filter((part) => part !== 'workflow');
  }

  function placeOf(scenario: WebhookScenario): PlannedTrial | null {
    const fitting = runs
      .keys()
      .filter((run) => fits(runs[run]!, scenario))
      .toArray();
    const events = subscriptionOf(scenario);
    const own = webhooks
      .keys()
      .filter((webhook) => equalSets(webhooks[webhook]!.events, events))
      .toArray();
    const free = own.flatMap((webhook) =>
      fitting.filter((run) => !webhooks[webhook]!.answers.has(run)).map((run) => ({ webhook, run })),
    );
    const wants_second = own.length === 1 && equalSets(events, event_codes);
    const place = (wants_second ? beside(events, fitting) : undefined) ?? free[0] ?? grown(scenario, events, fitting);
    if (!place) return null;
    webhooks[place.webhook]!.answers.set(place.run, scenario.answers);
    return { scenario, ...place };
  }

  /** A second webhook of the same events: where there is but one, nobody can tell their secrets or deliveries apart. */
  function beside(events: readonly string[], fitting: readonly number[]) {
    const [run] = fitting;
    if (run === undefined || webhooks.length >= bounds.most_webhooks) return undefined;
    webhooks.push({ events, answers: new Map() });
    return { webhook: webhooks.length - 1, run };
  }

  /** Another run while there are few of them, else another webhook, else another run. */
  function grown(scenario: WebhookScenario, events: readonly string[], fitting: readonly number[]) {
    const has_webhook = webhooks.findIndex((webhook) => equalSets(webhook.events, events));
    const wants_run = fitting.length === 0 || (has_webhook >= 0 && fitting.length < square);
    const run = wants_run ? addRun(scenario) : undefined;
    if (run !== undefined && has_webhook >= 0) return { webhook: has_webhook, run };
    const any_run = run ?? fitting[0];
    if (any_run === undefined) return undefined;
    if (webhooks.length < bounds.most_webhooks) {
      webhooks.push({ events, answers: new Map() });
      return { webhook: webhooks.length - 1, run: any_run };
    }
    const last = has_webhook >= 0 && run === undefined ? addRun(scenario) : undefined;
    return last === undefined ? undefined : { webhook: has_webhook, run: last };
  }

  function fits(run: PlannedRun, scenario: WebhookScenario): boolean {
    const heard = scenario.run === undefined || run.part === scenario.run;
    const text = scenario.text === undefined || run.text === scenario.text;
    // Of what a webhook is not subscribed to, only a scenario that asks for it has something to show.
    const told =
      scenario.run !== undefined ||
      subscriptionOf(scenario).includes(event_of_part[run.part]) ||
      subscriptionOf(scenario).length === 0;
    return heard && text && told && run.by === (scenario.by ?? 'owner');
  }
}

/** Runs, receivers and webhooks that a target offers for waves, and the reasons why it cannot offer more. */
import { type OperationId, operations } from '../../src/contract/operations.ts';
import type { RequestDraft } from '../suite/context.ts';
import type { Facts } from '../suite/evidence.ts';
import type { Stop } from '../suite/exchange.ts';
import { lacking } from '../suite/lacking.ts';
import type { RunName } from '../suite/polled-run.ts';
import { type RunPart, run_parts } from '../suite/scenario.ts';
import { baseUrlsOf } from '../target/base-urls.ts';
import type { ModelFixture, RunFixture, Target } from '../target/target.ts';

/** The parts that the target can play in waves. */
export function offeredParts(target: Target, claimed: readonly OperationId[]): RunPart[] {
  return run_parts.filter((part) => isOffered(target, part, claimed));
}

/** Every kind of run that ends by itself or by the suite, each model once; `slow` is there to be canceled. */
export function offeredRuns(target: Target, claimed: readonly OperationId[]): RunName[] {
  const others = Object.keys(target.fixtures?.models ?? {}).filter((name) => name !== 'slow');
  return [...new Set<RunName>([...run_parts, ...others])].filter((name) => isOffered(target, name, claimed));
}

function isOffered(target: Target, part: RunName, claimed: readonly OperationId[]): boolean {
  const draft = fixtureDispatch(target, part);
  return draft !== undefined && claimed.includes(draft.operation);
}

/** Canceled by the suite, where no model ends so by itself. */
export function wantsCancel(target: Target, part: RunName): boolean {
  return part === 'cancels' && target.fixtures?.models?.cancels === undefined;
}

/** The request that dispatches a run of this part; undefined where the target offers none. */
export function fixtureDispatch(
  target: Target,
  part: RunName,
  { text, callback_url }: { text?: string; callback_url?: string } = {},
): RequestDraft | undefined {
  const fixture = fixtureOf(target, part);
  if (!fixture) return undefined;
  const { input, text_field } = fixture;
  const body = {
    ...input,
    ...(text !== undefined && text_field !== undefined && { [text_field]: text }),
    ...(callback_url !== undefined && { callback_url }),
  };
  if (part === 'workflow') {
    const { owner, slug } = target.fixtures!.workflow!;
    if (owner === undefined || slug === undefined) return undefined;
    return { operation: 'dispatchGraphWorkflowRun', path: { owner, slug }, body };
  }
  const segments = (fixture as ModelFixture).path.split('/');
  const operation = `dispatchModelRun${segments.length}` as OperationId;
  const names = operations[operation].path_parameters;
  return { operation, path: Object.fromEntries(names.map((name, index) => [name, segments[index]!])), body };
}

export function endsWithin(target: Target, part: RunName): number {
  // Its begin and its end may each show so much later.
  return (fixtureOf(target, part)?.ends_within_s ?? 0) * 1_000 + 2 * (target.consistency_ms ?? 0);
}

function fixtureOf(target: Target, part: RunName): RunFixture | undefined {
  if (part === 'workflow') return target.fixtures?.workflow;
  const { models } = target.fixtures ?? {};
  if (!wantsCancel(target, part)) return models?.[part];
  const can_cancel = target.control !== undefined || target.hooks?.cancel_run !== undefined;
  return can_cancel ? models?.slow : undefined;
}

/** The reason why nothing can be received from this target at all. */
export function receiverProblem(target: Target): Stop | undefined {
  if (target.receiver !== undefined) return undefined;
  const away = baseUrlsOf(target)
    .map((base_url) => new URL(base_url).hostname)
    .find((name) => !['localhost', '127.0.0.1', '[::1]'].includes(name) && !name.endsWith('.localhost'));
  if (away === undefined) return undefined;
  const reason = `the target file has no receiver: say how ${away} reaches this machine (receiver.bind, receiver.public_url)`;
  return { verdict: 'could-not-run', reason };
}

/** The reason why there is no webhook to look at: none may be made, and the target file names none. */
export function webhookProblem(target: Target, claimed: readonly OperationId[]): Stop | undefined {
  if (!claimed.includes('createWebhook')) {
    return { verdict: 'not-claimed', reason: `the target does not claim ${operations.createWebhook.tag}` };
  }
  return (target.webhooks?.reuse?.length ?? 0) > 0 ? undefined : creationProblem(target);
}

/** The reason why no webhook may be made, whatever the target file names. */
export function creationProblem(target: Target): Stop | undefined {
  const can_delete = target.control !== undefined || target.hooks?.delete_webhook !== undefined;
  if (can_delete || target.allow_leftovers) return undefined;
  const mend = target.webhooks?.reuse?.length ? 'name more' : 'name some';
  const reason = `nothing deletes a webhook: give control or hooks.delete_webhook, ${mend} under webhooks.reuse, or set allow_leftovers`;
  return { verdict: 'could-not-run', reason };
}

/** The reason why no run of this part can be dispatched; undefined where it can. */
export function whyNotOffered(
  target: Target,
  facts: Pick<Facts, 'operations' | 'absent'>,
  name: RunName,
): Stop | undefined {
  const draft = fixtureDispatch(target, name);
  const operation = name === 'workflow' ? 'dispatchGraphWorkflowRun' : draft?.operation;
  if (operation !== undefined && !facts.operations.includes(operation)) {
    const reason = `the target does not claim ${operations[operation].tag}, which dispatches ${fixtureName(name)}`;
    return { verdict: 'not-claimed', reason };
  }
  return draft ? undefined : lacking(facts, fixtureName(name));
}

/** The key under which a target file would name it. */
export function fixtureName(name: RunName): string {
  return name === 'workflow' ? 'fixtures.workflow with owner and slug' : `fixtures.models.${name}`;
}

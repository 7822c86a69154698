/** Webhooks that a check makes to look at, beside those of the waves; `limits.webhooks` bounds them together. */
import { randomBytes } from 'node:crypto';
import { chosen } from '../../src/choices/chosen.ts';
import { actsIn } from '../models/acts-in.ts';
import { isRefused } from '../models/steps.ts';
import { CaseStopped, type CheckContext } from '../suite/context.ts';
import type { Facts } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { PrincipalName } from '../target/target.ts';
import { atOnce } from './simultaneous.ts';

/** The body of a creation that must be accepted; ends the case where no webhook may be made. */
export async function webhookBody(ctx: CheckContext, name: string): Promise<Record<string, unknown>> {
  const body = await unspentWebhookBody(ctx, name);
  ctx.hooks.spend(body);
  return body;
}

/** The same, for a request that is made invalid before it is sent: it makes no webhook, so none is counted. */
export async function unspentWebhookBody(ctx: CheckContext, name: string): Promise<Record<string, unknown>> {
  return bodyAt(ctx, name, await ctx.hooks.url(name));
}

function bodyAt(ctx: CheckContext, name: string, url: string): Record<string, unknown> {
  const body = { name: ctx.newName(name), url, event_types: ['run.completed'] };
  return makesSecrets(ctx.facts) ? body : { ...body, secret: webhookSecret(ctx) };
}

/** Counts one that was made although it might have been refused; a limit that is used up does not end the case. */
export function countWebhook(ctx: CheckContext, body: Record<string, unknown>): void {
  try {
    ctx.hooks.spend(body);
  } catch (error) {
    if (!(error instanceof CaseStopped)) throw error;
  }
}

/** The target makes the secret of each webhook, and need have no name for one in a request. */
export function makesSecrets({ choices }: Pick<Facts, 'choices'>): boolean {
  return chosen(choices, 'events.webhook_fields', 'createWebhook')?.secret_from === 'server';
}

/**
 * A key in the form that the target declares; where it tells none, one that is a key in most forms, of 32 characters:
 * neither too short nor too long for most.
 */
function webhookSecret({ facts }: Pick<CheckContext, 'facts'>): string {
  const form = chosen(facts.choices, 'events.signature', 'createWebhook')?.key;
  return form === 'whsec' ? `whsec_${randomBytes(32).toString('base64')}` : randomBytes(16).toString('hex');
}

export interface FreshWebhook {
  id: string;
  created: Exchange;
}

/** Makes a webhook and returns its id; the step is `create-NAME`. */
export async function freshWebhook(ctx: CheckContext, caller: PrincipalName, name: string): Promise<FreshWebhook> {
  const body = await webhookBody(ctx, name);
  const created = await ctx.call(caller, { operation: 'createWebhook', body }, `create-${name}`);
  const id = created.decoded?.record?.id;
  return created.decoded?.outcome === 'success' && typeof id === 'string' ? { id, created } : noWebhook(ctx, created);
}

/** Ends the case: a webhook like those of every other check was not made. */
export function noWebhook(ctx: CheckContext, created: Exchange): never {
  const answered = `POST /v1/webhooks answered ${created.received?.status} without an id`;
  const why = `${answered}; where only public URLs are taken, give a receiver.public_url`;
  return ctx.stop('could-not-run', `the suite could make no webhook to look at: ${why}`, 'createWebhook');
}

/** Asks for a webhook at a URL of the suite's, which tells of runs that end well. A refusal is an answer like any other. */
export async function freshWebhookAt(
  ctx: CheckContext,
  caller: PrincipalName,
  url: string,
  step: string,
  secret?: unknown,
): Promise<Exchange> {
  const body = { ...bodyAt(ctx, 'at', url), ...(secret !== undefined && { secret }) };
  ctx.hooks.spend(body);
  return ctx.call(caller, { operation: 'createWebhook', body, ...actsIn(ctx.facts, caller) }, step);
}

/**
 * Asks at the same time for so many, which have one secret where the suite makes them. One of several that is refused is
 * asked for again alone, with a secret of its own. The steps are `create-NUMBER`.
 */
export async function freshWebhooksAt(
  ctx: CheckContext,
  caller: PrincipalName,
  url: string,
  count: number,
): Promise<Exchange[]> {
  const { secret } = await unspentWebhookBody(ctx, 'at');
  const steps = Array.from({ length: count }, (_, index) => `create-${index + 1}`);
  const creations = await atOnce(steps.map((step) => () => freshWebhookAt(ctx, caller, url, step, secret)));
  if (count === 1) return creations;
  for (const [index, creation] of creations.entries()) {
    if (isRefused(creation)) creations[index] = await freshWebhookAt(ctx, caller, url, `${steps[index]}-anew`);
  }
  return creations;
}

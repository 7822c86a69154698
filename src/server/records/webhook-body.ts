/**
 * The body of `createWebhook` by the choices of events, before the document's own rules are asked: who makes the
 * secret, and what a list of subscriptions means that is missing, empty or holds unknown codes.
 */
import type { Issue } from '../../choices/canonical.ts';
import type { Policies } from '../../choices/policies.ts';
import type { EventCode } from '../../contract/types.ts';
import { type SecretForm, secretProblem } from '../../webhooks/secret-key.ts';
import { newSecret } from '../../webhooks/spell-secret.ts';
import type { World } from '../parts.ts';
import { eventCodes } from './emitted-events.ts';

export interface ReadWebhookBody {
  body: unknown;
  issues: readonly Issue[];
}

type Body = Record<string, unknown>;

export function readWebhookBody(world: World, sent: unknown): ReadWebhookBody {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return { body: sent, issues: [] };
  const { codes, events } = world.policies('createWebhook');
  const { secret_from } = events.webhook_fields;
  const { body, issues } = secretReaders[secret_from](
    world,
    sent as Body,
    events.signature.key,
    codes.unknown_body_field,
  );
  const subscribed = readSubscription(body, events);
  return { body: subscribed.body, issues: [...issues, ...subscribed.issues] };
}

const secret_bytes = 32;

type ReadSecret = (
  world: World,
  body: Body,
  form: SecretForm,
  unknown: Policies['codes']['unknown_body_field'],
) => { body: Body; issues: Issue[] };

const secretReaders: Readonly<Record<Policies['events']['webhook_fields']['secret_from'], ReadSecret>> = {
  request(_, body, form) {
    const { secret } = body;
    const problem = typeof secret === 'string' ? secretProblem(secret, form) : undefined;
    if (problem === undefined) return { body, issues: [] };
    const message = `${problem[0]!.toUpperCase()}${problem.slice(1)}.`;
    return { body, issues: [{ at: ['body', 'secret'], message, type: 'format' }] };
  },
  /** A secret that comes along is a field like any other that is not known. */
  server(world, sent, form, unknown) {
    const body = { ...sent, secret: newSecret(world.parts.random.bytes(secret_bytes), form) };
    if (!Object.hasOwn(sent, 'secret') || unknown === 'ignored') return { body, issues: [] };
    const message = 'secret is made by the server, and not known here.';
    return { body, issues: [{ at: ['body', 'secret'], message, type: 'additionalProperties' }] };
  },
};

type Subscription = Pick<Policies['events'], 'subscription_absent' | 'subscription_empty' | 'subscription_unknown'>;

const subscribedTo: Readonly<Record<Subscription['subscription_absent'], readonly EventCode[]>> = {
  none: [],
  all: eventCodes,
};

function readSubscription(body: Body, choices: Subscription): { body: Body; issues: Issue[] } {
  const { event_types: listed } = body;
  if (!Object.hasOwn(body, 'event_types'))
    return { body: { ...body, event_types: [...subscribedTo[choices.subscription_absent]] }, issues: [] };
  if (!Array.isArray(listed)) return { body, issues: [] };
  const event_types = choices.subscription_unknown === 'ignored' ? listed.filter(isNoStranger) : listed;
  const is_refused = event_types.length === 0 && choices.subscription_empty === 'refused';
  const message = 'event_types must name an event.';
  return {
    body: event_types.length === listed.length ? body : { ...body, event_types },
    issues: is_refused ? [{ at: ['body', 'event_types'], message, type: 'minItems' }] : [],
  };
}

/** True for a code that is emitted, and for a value that could never be one. */
function isNoStranger(code: unknown): boolean {
  return typeof code !== 'string' || (eventCodes as readonly string[]).includes(code);
}

/** Webhooks: the names of their fields, where things stand in the answers about them, and what is sent to them. */

import type { OperationId } from '../../src/contract/operations.ts';
import { isObject } from '../../src/json/is-object.ts';
import type { Answer, Asker } from './asker.ts';
import type { Findings } from './findings.ts';
import { isUuid, placesIn, recordsIn } from './places.ts';
import { refusedNames } from './refused-names.ts';

const usual = {
  url: /url|uri|endpoint|target|destination|address/i,
  secret: /secret|key|token|hmac/i,
  events: /event|topic|subscri/i,
  event_types:
    'event_types events subscriptions topics event_codes eventTypes types subscribed_events enabled_events subscribe_to'.split(
      ' ',
    ),
  name: ['name', 'title', 'label', 'description', 'display_name'],
} as const;

const event_code = /^run\.(completed|failed|cancelled)$/;

/** Finds the places of the code and the schema of an event. @returns the codes */
export async function askEventTypes(asker: Asker, findings: Findings): Promise<string[]> {
  const answer = await asker.ask({ operation: 'listEventTypes' });
  const records = recordsIn(answer.json);
  const [first] = records;
  const code = placesIn(first).find(({ value }) => typeof value === 'string' && event_code.test(value));
  if (!code) {
    findings.doubt('listEventTypes: where the code of an event stands', answer.line);
    return ['run.completed'];
  }
  const schema = placesIn(first).find(
    ({ name, value }) => isObject(value) && (/schema/i.test(name) || 'properties' in value || '$ref' in value),
  );
  const deepest =
    schema && placesIn(first).find(({ pointer, value }) => pointer.startsWith(schema.pointer) && isSchema(value));
  findings.find(
    'events.answer_pointers',
    'listEventTypes',
    { event_code: code.pointer, ...(deepest && { event_schema: deepest.pointer }) },
    [answer],
  );
  return records.flatMap((record) => {
    const own = placesIn(record).find(({ pointer }) => pointer === code.pointer)?.value;
    return typeof own === 'string' ? [own] : [];
  });
}

function isSchema(value: unknown): boolean {
  return (
    isObject(value) &&
    ['type', 'properties', '$ref', 'required', '$schema', 'allOf', 'oneOf'].some((key) => key in value)
  );
}

export interface MadeWebhook {
  id: string;
}

/**
 * Makes a webhook from what the refusals ask for, one after another.
 * @param url where its events go
 */
export async function askWebhook(
  { asker, findings }: { asker: Asker; findings: Findings },
  { url, codes, further }: { url: string; codes: readonly string[]; further: readonly string[] },
): Promise<MadeWebhook | undefined> {
  const operation = 'createWebhook' as const;
  const texts = { name: `${asker.prefix}-webhook`, secret: 'a1'.repeat(32), url };
  const roles: { name?: string; url?: string; secret?: string } = {};
  const lists = new Set<string>([...usual.event_types, ...further]);
  const nonsense = `${asker.prefix}_nothing`;
  let extra: string[] = [nonsense];
  let public_only = false;
  // Of these only words tell.
  const from_words = new Set<string>();
  const tried: string[] = [];
  let made: Answer | undefined;
  for (let tries = 0; tries < 12 && !made; tries++) {
    const body = {
      ...Object.fromEntries([...lists].map((name) => [name, codes.slice(0, 1)])),
      ...Object.fromEntries(extra.map((name) => [name, 1])),
      ...Object.fromEntries(Object.entries(roles).map(([role, name]) => [name, texts[role as keyof typeof texts]])),
    };
    const answer = await asker.ask({ operation }, { body, idIn: (json) => idPlace(json)?.value as string | undefined });
    tried.push(answer.line);
    if (answer.reply?.outcome === 'success') {
      made = answer;
      break;
    }
    const named = answer.reply?.outcome === 'refusal' ? refusedNames(answer) : [];
    if (named.length === 0) break;
    const before = JSON.stringify([roles, [...lists], extra, texts, public_only]);
    extra = extra.filter((name) => !named.includes(name));
    for (const name of named) {
      if (name === nonsense) continue;
      if (lists.delete(name)) continue;
      if (name === roles.url && !public_only) {
        public_only = true;
        texts.url = `https://${asker.prefix}.example.com/`;
      } else if (name === roles.secret) {
        texts.secret = `whsec_${Buffer.from('a1'.repeat(16)).toString('base64')}`;
      } else if (usual.events.test(name) && !usual.url.test(name)) {
        lists.add(name);
      } else if (!Object.values(roles).includes(name)) {
        const role = usual.url.test(name) ? 'url' : usual.secret.test(name) ? 'secret' : 'name';
        roles[role] ??= name;
        if ((answer.reply?.problem?.issues ?? []).every(({ at }) => at[1] !== name)) from_words.add(name);
      }
    }
    if (JSON.stringify([roles, [...lists], extra, texts, public_only]) === before) break;
  }
  if (!made) {
    findings.doubt('createWebhook: the names of its fields were not found', tried.join('; '));
    return undefined;
  }
  for (const [role, name] of Object.entries(roles) as [keyof typeof roles, string][]) {
    const is_shown = placesIn(made.json).some((place) => place.name === name && place.value === texts[role]);
    if (!from_words.has(name) || is_shown) continue;
    // A word of a sentence need be no field: one that is asked for cannot be left out.
    const others = Object.entries(roles).filter(([other]) => other !== role);
    const body = Object.fromEntries(others.map(([other, own]) => [own, texts[other as keyof typeof texts]]));
    const without = await asker.ask(
      { operation },
      { body, idIn: (json) => idPlace(json)?.value as string | undefined },
    );
    if (without.reply?.outcome === 'refusal') continue;
    delete roles[role];
    findings.doubt(`createWebhook: whether ${name} is one of its fields`, without.line);
  }
  const places = placesIn(made.json);
  const shown = (value: unknown) => places.find((place) => JSON.stringify(place.value) === JSON.stringify(value));
  const subscribed = [...lists].filter((name) =>
    places.some((place) => place.name === name && Array.isArray(place.value)),
  );
  const event_types = subscribed[0] ?? (lists.size === 1 ? [...lists][0] : undefined);
  const secret_sent = roles.secret !== undefined;
  const secret = secret_sent
    ? shown(texts.secret)
    : places.find(({ name, value }) => usual.secret.test(name) && typeof value === 'string' && value.length >= 16);
  findings.find(
    'events.webhook_fields',
    operation,
    {
      ...roles,
      ...(event_types !== undefined && { event_types }),
      ...(secret_sent ? { secret_from: 'request' } : secret ? { secret_from: 'server' } : {}),
    },
    [made],
  );
  if (event_types === undefined) findings.doubt('createWebhook: the name of its list of events', [...lists].join(', '));
  const id = idPlace(made.json);
  findings.find(
    'events.answer_pointers',
    operation,
    { ...(id && { webhook_id: id.pointer }), ...(secret && { webhook_secret: secret.pointer }) },
    [made],
  );
  findings.find('events.webhook_url', operation, public_only ? 'https_public' : 'any', [made]);
  findings.find('codes.success', operation, { created: made.status }, [made]);
  // Refused as a text, and taken in this form: a key that is written so.
  if (secret_sent && texts.secret.startsWith('whsec_'))
    findings.find('events.signature', operation, { key: 'whsec' }, [made]);
  if (event_types !== undefined) {
    const body = {
      ...Object.fromEntries(Object.entries(roles).map(([role, name]) => [name, texts[role as keyof typeof texts]])),
      [event_types]: [],
    };
    if (roles.name !== undefined) body[roles.name] = `${texts.name}-2`;
    const empty = await asker.ask({ operation }, { body, idIn: (json) => idPlace(json)?.value as string | undefined });
    const outcome = empty.reply?.outcome;
    if (outcome === 'success' || outcome === 'refusal')
      findings.find('events.subscription_empty', operation, outcome === 'success' ? 'accepted' : 'refused', [empty]);
  }
  return id ? { id: id.value as string } : undefined;
}

function idPlace(json: unknown) {
  const ids = placesIn(json).filter(({ value }) => isUuid(value));
  return ids.find(({ name }) => name === 'id' || name === 'webhook_id');
}

/** Finds the place of a delivery's attempts; the run that it tells of has ended. */
export async function askAttempts(asker: Asker, findings: Findings, { id }: MadeWebhook): Promise<void> {
  const lists: readonly [OperationId, Record<string, string>][] = [
    ['listWebhookDeliveries', { webhook_id: id }],
    ['listAllDeliveries', {}],
  ];
  for (const [operation, path] of lists) {
    let last: Answer | undefined;
    for (let tries = 0; tries < 8; tries++) {
      last = await asker.ask({ operation, path });
      const found = recordsIn(last.json).flatMap((record) =>
        placesIn(record).filter(({ value }) => holdsAttempts(value)),
      )[0];
      if (found) {
        findings.find('events.answer_pointers', operation, { attempts: found.pointer }, [last]);
        last = undefined;
        break;
      }
      await asker.wait(300);
    }
    if (last) findings.doubt(`${operation}: where the attempts of a delivery stand`, last.line);
  }
}

/** Section 2 names what each attempt records. */
function holdsAttempts(value: unknown): boolean {
  return (
    Array.isArray(value) && value.some((one) => isObject(one) && ('succeeded' in one || 'response_time_ms' in one))
  );
}

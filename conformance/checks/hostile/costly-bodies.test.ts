import { expect, it } from 'vitest';
import type { HostileBody } from '../../arbitraries/hostile.ts';
import { bare_facts } from '../../testing/written-evidence.support.ts';
import { costlyBodies } from './costly-bodies.ts';

it.each([
  ['request', ['name', 'secret', 'url']],
  // A target that makes the secrets need have no name for one.
  ['server', ['name', 'url']],
] as const)(
  'texts of a webhook are attacked that a request has, where the %s brings the secret',
  (secret_from, texts) => {
    const choices = { events: { webhook_fields: { secret_from } } };
    const source = costlyBodies.cases({ ...bare_facts, choices });
    const bodies = (source.kind === 'table' ? source.table : []) as readonly HostileBody[];
    const of_webhook = bodies.filter(({ operation }) => operation === 'createWebhook');
    const members = new Set(of_webhook.flatMap(({ member }) => member ?? []));
    expect([...members].toSorted()).toEqual(expect.arrayContaining([...texts]));
    expect(members.has('secret')).toBe(secret_from === 'request');
  },
);

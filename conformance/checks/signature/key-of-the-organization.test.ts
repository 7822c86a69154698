import { expect, it } from 'vitest';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenTrial, writtenWave } from '../../testing/written-wave.support.ts';
import { signedByTheOrganization } from './key-of-the-organization.ts';

const id = 'aaaaaaaa-0000-4000-8000-000000000001';
const own = `organization/${id}`;

const signedBy = (...signers: (readonly string[])[]): WrittenTrial => ({
  scenario: { channel: 'callback', answers: [503] },
  attempts: signers.map((signed_by, index) => ({ at_ms: index * 1_000, signed_by })),
});
const webhook: WrittenTrial = { scenario: { channel: 'webhook', answers: [] }, attempts: [{ at_ms: 0 }] };

it.each([
  ['its secret', [signedBy([own], [own]), webhook], true, 'satisfied'],
  ['its secret, which a webhook of the target file has too', [signedBy([own, 'webhook/1'])], true, 'satisfied'],
  ['a secret that nobody told', [signedBy(['webhook/1'])], undefined, 'stopped'],
  ['a secret that it has not', [signedBy(['webhook/1'])], false, 'stopped'],
  ['no secret that is known', [signedBy([])], true, 'stopped'],
  ['nothing, since nothing came', [signedBy()], true, 'stopped'],
  ["a webhook's", [signedBy(['webhook/1']), webhook], true, ['other-secret']],
  ["another organization's, on a repeat", [signedBy([own], ['organization/b'])], true, ['other-secret']],
  ['the empty key', [signedBy([own]), signedBy(['the empty key'])], true, ['other-secret']],
] as const)('callbacks are signed with %s', (_, trials, signs_callbacks, outcome) => {
  const signing = signs_callbacks === undefined ? {} : { signs_callbacks };
  const facts = { principals: { owner: { kind: 'api_key' as const, organization: { id }, ...signing } } };
  expect(outcomeOf(signedByTheOrganization, writtenWave(trials, { facts }))).toEqual(outcome);
});

import { describe, expect, test } from 'vitest';
import { operationIds } from '../../contract/operations.ts';
import { type TestWorld, testWorld } from '../worlds/world.support.ts';
import { provedOperations } from './document.support.ts';
import { seededRequest } from './seeded-request.support.ts';
import { callers, expectedOf, type ProofCaller } from './who.support.ts';

async function call(world: TestWorld, caller: ProofCaller, line: string, body: unknown) {
  const token = caller.token(world);
  const organization = caller.organization_header?.(world);
  return world.ask(null, line, {
    body,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(organization !== undefined && { 'x-organization-id': organization }),
    },
  });
}

describe.each(provedOperations.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  test.each(callers.map((caller) => [caller.name, caller] as const))('called by %s', async (_, caller) => {
    const world = await testWorld();
    const { line, body } = await seededRequest(operation, world);
    const answer = await call(world, caller, line, body);
    const expected = expectedOf(operation, caller, world);
    const met = answer.status >= 200 && answer.status < 300 ? 'success' : answer.status;
    expect(met, `${line}: ${answer.status} ${answer.text}`).toBe(expected);
    expect(operation.statuses).toContain(answer.status);
    if (expected === 401) expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
  });

  test.skipIf(operation.scopes === undefined)('called in an organization that is no UUID', async () => {
    const world = await testWorld();
    const { line, body } = await seededRequest(operation, world);
    const answer = await world.ask('owner', line, { body, headers: { 'x-organization-id': 'acme-studio' } });
    expect(answer.status, answer.text).toBe(422);
  });
});

test('every operation of the document is in the table, and some of each kind', () => {
  const kinds = provedOperations.map(({ scopes, humans_only }) => {
    if (scopes === undefined) return 'anonymous';
    return humans_only ? 'humans' : scopes.length === 0 ? 'any token' : 'scope';
  });
  expect(provedOperations.map(({ id }) => id)).toEqual(operationIds);
  expect(new Set(kinds)).toEqual(new Set(['anonymous', 'any token', 'scope', 'humans']));
});

describe('a refused write', () => {
  const writes = provedOperations.filter(({ method, scopes }) => method !== 'GET' && scopes !== undefined);
  test.each(writes.map((operation) => [operation.id, operation] as const))(
    '%s changes nothing',
    async (_, operation) => {
      const world = await testWorld();
      const { line, body } = await seededRequest(operation, world);
      const seen = async () => {
        const paths = ['/v1/assets?limit=500', '/v1/webhooks/any/deliveries', '/v1/auth/me'];
        const answers = await Promise.all(paths.map((path) => world.ask('owner', `GET ${path}`)));
        const balance = await world.parts.store.balance(world.principals.owner!.organization.id);
        const runs = await world.parts.store.unfinishedRuns();
        return { answers: answers.map(({ text }) => text), balance, runs: runs.map(({ id }) => id) };
      };
      const before = await seen();
      for (const caller of callers) {
        if (expectedOf(operation, caller, world) !== 'success') await call(world, caller, line, body);
      }
      expect(await seen()).toEqual(before);
    },
  );
});

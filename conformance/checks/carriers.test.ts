import { describe, expect, it } from 'vitest';
import { clauseById } from '../../src/contract/clauses.ts';
import { events } from '../../src/contract/operations.ts';
import { allChecks } from './all.ts';

/**
 * Checks that judge what they meet on the way: their `operations` are those that they cannot do without, and those that
 * the clause applies to are asked where the target claims them.
 */
const asked_if_claimed: Readonly<Record<string, readonly string[]>> = {
  'authentication/one-organization': ['authentication.organization-header'],
  'billing/charging': ['billing.charging'],
  'events/each-receiver': [
    'webhooks.deliveries',
    'webhooks.deliveries-of-the-webhook',
    'webhooks.deliveries-of-organization',
  ],
  'isolation/dispatched-by-header': ['isolation.writes'],
  'isolation/workflows': ['isolation.reads'],
  'lists/page-bounds': ['lists.page-size-bounds'],
  'lists/unknown': ['lists.unknown-embed'],
  'retry/callback-not-again': ['callbacks.once'],
  'runs/belong-to-organization': ['runs.dispatch-inputs'],
  'runs/callback-url': ['runs.callback-url'],
  'runs/dispatch-response': ['runs.dispatch-response'],
  'runs/each-its-own': ['runs.ids-distinct', 'runs.dispatch-inputs'],
  'runs/invalid-dispatch-refused': ['runs.invalid-dispatch-refused'],
  'runs/model-path': ['runs.model-path', 'runs.dispatch-answers-id', 'runs.dispatch-inputs'],
  'runs/own-callback': ['runs.ids-distinct', 'runs.dispatch-inputs', 'workflows.request-shown'],
  'webhooks/creation-answers': ['webhooks.deliveries'],
  'workflows/names': ['workflows.owner'],
};

const all_events = [...events.webhook_events, ...events.callbacks];

/** A check that names no operation judges all that the target claims. */
const particular = allChecks.filter(({ operations }) => operations.length > 0);

describe.each(particular)('$id', ({ id, clauses, operations }) => {
  const needed: readonly string[] = operations;

  it('judges clauses of an operation it needs, or of events', () => {
    const strange = clauses.filter((clause) => {
      const carriers = clauseById(clause)?.operations ?? [];
      if (carriers === 'all' || asked_if_claimed[id]?.includes(clause)) return false;
      return !carriers.some((one) => needed.includes(one) || all_events.includes(one));
    });
    expect(strange).toEqual([]);
  });
});

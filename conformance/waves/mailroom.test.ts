import { expect, it, onTestFinished } from 'vitest';
import { TargetUnusable } from '../target/unusable.ts';
import { testSession } from '../testing/test-session.support.ts';
import { createMailroom } from './mailroom.ts';
import { createSigners } from './signers.ts';

it('what is no event has its answer too behind dispatches that were answered late', async () => {
  const session = testSession(() => ({ status: 200 }));
  const mailroom = await createMailroom(session, createSigners(session.facts.choices));
  onTestFinished(() => mailroom.close());
  const { url } = mailroom.open('webhook', 'webhook/1');
  const late = new Promise<void>((done) => setImmediate(done));
  mailroom.awaitDispatch(late);
  await late;
  const under_way = Promise.withResolvers<void>();
  mailroom.awaitDispatch(under_way.promise);
  const body = JSON.stringify({ challenge: 'word' });
  const answer = await fetch(url, { method: 'POST', body });
  expect([answer.status, await answer.text()]).toEqual([200, body]);
  under_way.resolve();
});

it.for([
  ['a mistake of the kit', new Error('odd'), 'the receiver could not answer an event: odd'],
  ['a clock of the target that is gone', new TargetUnusable('control: gone'), undefined],
] as const)('tells %s while an event is answered', async ([_, error, message]) => {
  const session = testSession(() => ({ status: 200 }));
  const signers = createSigners(session.facts.choices);
  const raise = () => {
    throw error;
  };
  const mailroom = await createMailroom(session, { ...signers, of: raise });
  onTestFinished(() => mailroom.close());
  const { url } = mailroom.open('webhook', 'webhook/1');
  mailroom.awaitDispatch(new Promise(() => {}));
  const headers = { 'service-signature': 'x' };
  const body = JSON.stringify({ event: 'run.completed', run_id: '00000000-0000-4000-8000-000000000001' });
  await expect(fetch(url, { method: 'POST', body, headers })).rejects.toThrow('fetch failed');
  if (message === undefined) mailroom.check();
  else expect(mailroom.check).toThrow(message);
});

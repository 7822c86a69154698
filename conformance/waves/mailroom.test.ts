import { expect, it, onTestFinished } from 'vitest';
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

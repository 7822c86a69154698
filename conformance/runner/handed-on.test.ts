import { expect, it } from 'vitest';
import { testSession } from '../testing/test-session.support.ts';
import { openCase } from './open-case.ts';

const ask = (context: ReturnType<typeof openCase>['context']) => async () => {
  await context.call('owner', { operation: 'getHealth' }, 'ask');
  return 'asked';
};

it('what one check did for another is taken over once, with its exchanges', async () => {
  const session = testSession(() => ({ status: 200, body: {} }));
  const first = openCase(session, 'requests/getHealth');
  expect(await first.context.handOn('plain', ask(first.context))).toBe('asked');
  const second = openCase(session, 'schema/getHealth');
  expect(await second.context.takeOver('plain', ask(second.context))).toBe('asked');
  expect([second.exchanges, session.http.sent]).toEqual([first.exchanges, 1]);
  const again = openCase(session, 'schema/getHealth');
  await again.context.takeOver('plain', ask(again.context));
  expect(session.http.sent).toBe(2);
});

it('what ended without a value is handed on to nobody', async () => {
  const session = testSession(() => 'timeout');
  const first = openCase(session, 'requests/getHealth');
  await expect(first.context.handOn('plain', ask(first.context))).rejects.toThrow();
  const second = openCase(session, 'schema/getHealth');
  await expect(second.context.takeOver('plain', ask(second.context))).rejects.toThrow();
  expect(session.http.sent).toBe(2);
});

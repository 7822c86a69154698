import { expect, it } from 'vitest';
import { startEmbedded } from '../../cli/embedded.ts';
import { unsignedWithoutSecret } from '../checks/signature/absent-without-secret.ts';
import { everyAttemptSigned } from '../checks/signature/every-attempt.ts';
import type { HistoryRecord } from '../suite/records.ts';
import type { Created, CreatedLater } from './journal.ts';
import { default_seed, runSuite } from './run.ts';

it('of organizations, webhooks and principals are nowhere in what is written', async () => {
  const { target, close } = await startEmbedded({ clock: 'virtual', seedState: 'small' });
  const written: (HistoryRecord | Created | CreatedLater)[] = [];
  const report = await runSuite({
    target,
    checks: [everyAttemptSigned, unsignedWithoutSecret],
    seed: default_seed,
    kit_version: '0',
    document_version: '0',
    replay_options: '',
    record: (record) => written.push(record),
    created: (entry) => written.push(structuredClone(entry)),
  });
  await close();
  expect(report.totals).toMatchObject({ pass: 2 });
  const text = JSON.stringify([written, report]);
  const principals = Object.values(target.principals);
  const told = principals.flatMap(({ token, organization }) =>
    [String(token), organization?.callback_secret ?? []].flat(),
  );
  expect(told.filter((secret) => text.includes(secret))).toEqual([]);
  // Beside the name of the field, which the choices have.
  const secrets = [...text.matchAll(/\\?"secret\\?":\\?"([^"\\]+)/g)].map(([, secret]) => secret);
  expect(new Set(secrets)).toEqual(new Set(['***', 'secret']));
});

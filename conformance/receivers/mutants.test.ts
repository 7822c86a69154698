import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { referenceScheme } from '../../src/webhooks/scheme.ts';
import { TargetUnusable } from '../target/unusable.ts';
import { receiverChecks } from './checks/all.ts';
import { receiverMutants } from './mutants.support.ts';
import { header_name, listen, type RunningReceiver, secret, startReceiver } from './receiver.support.ts';
import { judgeReceiver, type ReceiverRun } from './run.ts';
import { createSender } from './sender.ts';

const at_end: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of at_end.splice(0)) await close();
});

interface Judged extends Partial<Pick<ReceiverRun, 'checks' | 'secrets' | 'probe' | 'forged' | 'answer_within_ms'>> {
  /** Without a probe. */
  blind?: true;
}

/** One of each area, the shortest. */
const few = receiverChecks.filter(({ id }) =>
  ['taking/each-event', 'forging/signatures', 'repeating/two-deliveries', 'tolerating/unknown-events'].includes(id),
);

async function judged({ url, memory, close }: RunningReceiver, { blind, ...options }: Judged = {}) {
  const { answer_within_ms = 5_000 } = options;
  // Pieces of a body come one turn after another.
  const pause = () => setImmediate();
  const sender = createSender({ url, wait_ms: 2 * answer_within_ms, pause });
  at_end.push(() => sender.close(), close);
  const probe = async () => memory.effects;
  const report = await judgeReceiver({
    url,
    checks: receiverChecks,
    dialect: {
      choices: {},
      scheme: referenceScheme,
      signature_header: header_name,
      request_id_header: 'Service-Request-Id',
    },
    secrets: [secret],
    sender,
    ...(!blind && { probe }),
    settle_ms: 100,
    answer_within_ms,
    forged: 'refused',
    seed: 7,
    kit_version: '0.1.0',
    document_version: '1.0.0',
    run_command: 'check-receiver',
    replay_options: url,
    confidential: [],
    pause,
    ...options,
  });
  return { report, words: new Map(report.verdicts.map((verdict) => [verdict.check, verdict.verdict])) };
}

it('passes a receiver that follows the advice, with a probe and without', async () => {
  for (const blind of [undefined, true] as const) {
    const { words } = await judged(await startReceiver(), blind && { blind });
    expect([...words.values()]).toEqual(receiverChecks.map(() => 'pass'));
  }
});

it.each(receiverMutants.map((mutant) => [mutant.id, mutant] as const))('%s', async (id, { code, changes }) => {
  const check = receiverChecks.find((one) => id.startsWith(`${one.id}--`));
  expect(check).toBeDefined();
  const receiver = await startReceiver(changes());
  const answer_within_ms = check!.id === 'taking/in-time' ? 20 : 5_000;
  const { report } = await judged(receiver, { checks: [check!], answer_within_ms });
  const [verdict] = report.verdicts;
  expect(verdict).toMatchObject({ verdict: 'fail', level: 'advice' });
  const { mismatch, others = [] } = verdict as { mismatch: string; others?: { mismatch: string }[] };
  expect([mismatch, ...others.map((one) => one.mismatch)]).toContain(code);
});

it('has mutants for each code of each check', () => {
  const told = new Set(receiverMutants.map(({ id, code }) => `${id.slice(0, id.indexOf('--'))} ${code}`));
  const codes = receiverChecks.flatMap(({ id, codes: own }) => Object.keys(own).map((code) => `${id} ${code}`));
  expect(codes.filter((code) => !told.has(code))).toEqual([]);
});

describe('a receiver that is none', () => {
  it('cannot be judged where nobody listens', async () => {
    const receiver = await startReceiver();
    await receiver.close();
    await expect(judged({ ...receiver, close: async () => {} })).rejects.toThrow(TargetUnusable);
  });

  it('proves nothing where it hangs up', async () => {
    const { words } = await judged(await listen(({ socket }) => socket.destroy()), { checks: few });
    expect([...words.values()]).toEqual(few.map(() => 'inconclusive'));
  });

  it.each([
    ['refuses everything', 401],
    ['answers everything with an error', 500],
  ])('refuses nothing rightly where it %s', async (_, status) => {
    const { words } = await judged(await listen((_, response) => response.writeHead(status).end()), { checks: few });
    expect(words.get('taking/each-event')).toBe('fail');
    expect([...words.values()]).not.toContain('pass');
  });

  it('proves nothing where it never answers', async () => {
    const { words } = await judged(await listen(() => {}), {
      answer_within_ms: 5,
      checks: receiverChecks.filter(({ id }) => ['taking/in-time', 'forging/signatures'].includes(id)),
    });
    expect([...words]).toEqual([
      ['taking/in-time', 'fail'],
      ['forging/signatures', 'inconclusive'],
    ]);
  });
});

describe('forged events that are dropped', () => {
  const dropping = () => startReceiver({ refusal: () => 204 });
  const checks = receiverChecks.filter(({ id }) => id.startsWith('forging/'));

  it('pass where a probe shows that they have no effect', async () => {
    const { words } = await judged(await dropping(), { forged: 'dropped', checks });
    expect([...words.values()]).toEqual(checks.map(() => 'pass'));
  });

  it('cannot be told without a probe', async () => {
    const { words } = await judged(await dropping(), { forged: 'dropped', checks, blind: true });
    expect(words.get('forging/signatures')).toBe('could-not-run');
  });

  it('fail where they have one', async () => {
    const receiver = await startReceiver({ verifies: () => true });
    const { words } = await judged(receiver, { forged: 'dropped', checks });
    expect(words.get('forging/signatures')).toBe('fail');
  });
});

it('judges nothing by signatures where there is no secret', async () => {
  const { words } = await judged(await startReceiver({ verifies: () => true }), { secrets: [] });
  expect(words.get('forging/signatures')).toBe('not-claimed');
  expect(words.get('repeating/one-after-another')).toBe('pass');
});

it('takes a probe for worthless that shows no effect of a new event', async () => {
  const checks = receiverChecks.filter(({ id }) => /^(repeating|forging)\//.test(id));
  const { words } = await judged(await startReceiver(), { probe: async () => 'nothing', checks });
  expect([...words.values()]).toEqual(checks.map(() => 'could-not-run'));
});

import { describe, expect, it, test } from 'vitest';
import type { ChoicesDocument } from '../../src/choices/choices.ts';
import { referenceChoices } from '../../src/choices/reference-choices.ts';
import type { ReceiverAnswer } from '../suite/scenario.ts';
import { declaredSchedule, type Watch, type WatchedDelivery, watchUntil } from './watch-until.ts';

const nothing_known: WatchedDelivery = {
  channel: 'callback',
  attempts: [],
  expects: true,
  dispatched_ms: 1_000,
  ends_within_ms: 5_000,
  schedule: {},
  stepped: false,
};

/** Attempts a second apart, each over 10 ms after it came; the last one at 100 s. */
const answered = (...answers: ReceiverAnswer[]) =>
  answers.map((answer, index) => {
    const at_ms = 100_000 - 1_000 * (answers.length - 1 - index);
    return { at_ms, ended_ms: at_ms + 10, answer };
  });

/** From the end of the last attempt. */
const behind = (ms: number) => 100_010 + ms;

type Row = [name: string, given: Partial<WatchedDelivery>, want: Partial<Watch>];

describe('before the first attempt', () => {
  test.each<Row>([
    ['it is expected within 10 s after the latest end', {}, { until_ms: 16_000, expects_next: true }],
    ['the end may be known', { ended_ms: 2_500 }, { until_ms: 12_500, expects_next: true }],
    ['a silence is watched for 2 s', { expects: false, ended_ms: 2_500 }, { until_ms: 4_500, expects_next: false }],
    ['of a run that may still go on', { expects: false }, { until_ms: 8_000, expects_next: false }],
  ])('%s', (_, given, want) => expect(watchUntil({ ...nothing_known, ...given })).toEqual(want));
});

describe('an attempt that nobody has answered yet', () => {
  const hanging = [{ at_ms: 20_000, answer: 'hang' as const }];
  test.each(['callback', 'webhook'] as const)('of a %s is watched for the longest timeout', (channel) => {
    expect(watchUntil({ ...nothing_known, channel, attempts: hanging })).toEqual({
      until_ms: 85_000,
      expects_next: false,
    });
  });
});

describe('a callback', () => {
  test.each<Row>([
    ['after a 5xx has 10 s', { attempts: answered(503) }, { until_ms: behind(10_000), expects_next: true }],
    ['after a reset too', { attempts: answered('reset') }, { until_ms: behind(10_000), expects_next: true }],
    [
      'of a sender that was late by 6 s has 18 s more',
      { attempts: [{ at_ms: 93_000, answer: 'reset' }, ...answered(503)] },
      { until_ms: behind(28_000), expects_next: true },
    ],
    [
      'of one that is late on a stepped clock has 10 s',
      { stepped: true, attempts: [{ at_ms: 93_000, answer: 'reset' }, ...answered(503)] },
      { until_ms: behind(10_000), expects_next: true },
    ],
    ['after the second too', { attempts: answered(500, 500) }, { until_ms: behind(10_000), expects_next: true }],
    [
      'after the third has no fourth',
      { attempts: answered(500, 500, 500) },
      { until_ms: behind(4_500), expects_next: false },
    ],
    ['after a 2xx has none', { attempts: answered(204) }, { until_ms: behind(1_500), expects_next: false }],
    ['after a 4xx has none', { attempts: answered(503, 404) }, { until_ms: behind(2_500), expects_next: false }],
    ['after a redirect has none', { attempts: answered(302) }, { until_ms: behind(1_500), expects_next: false }],
    ['after a cut may have any', { attempts: answered('cut') }, { until_ms: behind(1_500), expects_next: false }],
    ['after a timeout may have any', { attempts: answered('hang') }, { until_ms: behind(1_500), expects_next: false }],
    [
      'after a timeout that counts has another',
      { attempts: answered('hang'), schedule: { callback_timeout_counts: true } },
      { until_ms: behind(10_000), expects_next: true },
    ],
    [
      'after a timeout that does not count has none',
      { attempts: answered('hang'), schedule: { callback_timeout_counts: false } },
      { until_ms: behind(1_500), expects_next: false },
    ],
  ])('%s', (_, given, want) => expect(watchUntil({ ...nothing_known, ...given })).toEqual(want));
});

describe('a webhook', () => {
  const schedule = { attempts: 5, first_retry_ms: 1_000, factor: 2 };
  const unknown_time = expect.stringMatching(/neither the target file nor the log/);
  const too_long = expect.stringMatching(/longer than this run waits/);
  test.each<Row>([
    ['after a 2xx is not watched', { attempts: answered(200), schedule }, { until_ms: behind(0), expects_next: false }],
    [
      'after a cut may be done',
      { attempts: answered('cut'), schedule },
      { until_ms: behind(1_500), expects_next: false },
    ],
    [
      'is watched for its step and 5 s',
      { attempts: answered(404), schedule },
      { until_ms: behind(6_000), expects_next: true },
    ],
    [
      'is watched for its step and 1 s on a stepped clock',
      { attempts: answered(404), schedule, stepped: true },
      { until_ms: behind(2_000), expects_next: true },
    ],
    [
      'is watched for the later step',
      { attempts: answered(404, 302, 'reset'), schedule, stepped: true },
      { until_ms: behind(6_000), expects_next: true },
    ],
    [
      'is watched for no more than its cap',
      { attempts: answered(404, 302, 'reset'), schedule: { ...schedule, cap_ms: 2_000 }, stepped: true },
      { until_ms: behind(3_000), expects_next: true },
    ],
    [
      'whose factor nobody told may take four times as long each time',
      { attempts: answered(404, 404), schedule: { first_retry_ms: 1_000, attempts: 5 }, stepped: true },
      { until_ms: behind(6_000), expects_next: true },
    ],
    [
      'after its last attempt has none',
      { attempts: answered(404, 404), schedule: { ...schedule, attempts: 2 } },
      { until_ms: behind(0), expects_next: false },
    ],
    [
      'after its last attempt is watched for the step that would be next on a stepped clock',
      { attempts: answered(404, 404), schedule: { ...schedule, attempts: 2 }, stepped: true },
      { until_ms: behind(3_500), expects_next: false },
    ],
    [
      'is watched until what was announced, and half as long again',
      { attempts: answered(404), announced_ms: behind(20_000), stepped: true },
      { until_ms: behind(30_000), expects_next: true },
    ],
    [
      'whose announced time has gone by has the grace left',
      { attempts: answered(404), announced_ms: behind(-3_000) },
      { until_ms: behind(5_000), expects_next: true },
    ],
    [
      'that announced no other has 10 s',
      { attempts: answered(404), announced_ms: null },
      { until_ms: behind(10_000), expects_next: true },
    ],
    [
      'whose number of attempts is not told has to come twice only',
      { attempts: answered(404, 404), announced_ms: behind(2_000), stepped: true },
      { until_ms: behind(3_000), expects_next: false },
    ],
    [
      'of which nothing is known proves nothing',
      { attempts: answered(404) },
      { until_ms: behind(12_000), expects_next: true, unknown: unknown_time },
    ],
    [
      'of which nothing is known has two hours on a stepped clock',
      { attempts: answered(404), stepped: true },
      { until_ms: behind(7_200_000), expects_next: true, unknown: unknown_time },
    ],
    [
      'that comes later than anybody waits proves nothing',
      { attempts: answered(404), schedule: { first_retry_ms: 60_000 } },
      { until_ms: behind(0), expects_next: true, unknown: too_long },
    ],
    [
      'that comes a day later is waited for on a stepped clock',
      { attempts: answered(404), schedule: { first_retry_ms: 86_400_000 }, stepped: true },
      { until_ms: behind(129_600_000), expects_next: true },
    ],
  ])('%s', (_, given, want) => {
    expect(watchUntil({ ...nothing_known, channel: 'webhook', ...given })).toEqual(want);
  });
});

describe('the declared schedule', () => {
  it('is that of webhooks', () => {
    expect(declaredSchedule(referenceChoices)).toEqual({
      attempts: 5,
      first_retry_ms: 1_000,
      factor: 2,
      callback_timeout_counts: true,
    });
  });

  it('has nothing that is not declared', () => {
    expect(declaredSchedule({})).toEqual({});
    const choices: ChoicesDocument = { events: { webhook_schedule: { cap_s: 7 } } };
    expect(declaredSchedule(choices)).toEqual({ cap_ms: 7_000 });
  });
});

test.each(['callback', 'webhook'] as const)(
  'a sender of a %s that goes on for ever is watched for no longer',
  (channel) => {
    const attempts = answered(...Array<ReceiverAnswer>(300).fill(503));
    const { until_ms } = watchUntil({ ...nothing_known, channel, attempts, schedule: { first_retry_ms: 1_000 } });
    expect(until_ms).toBeLessThanOrEqual(behind(30_000));
  },
);

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faults } from './arbitrary-faults.support.ts';
import { faultProblems } from './fault-problems.ts';

const lines = (value: unknown) => faultProblems(value).map(({ at, message }) => `${at.join('/')}: ${message}`);

test('a fault of any kind has none', () => {
  fc.assert(
    fc.property(faults, (fault) => {
      expect(lines(fault)).toEqual([]);
      expect(lines(JSON.parse(JSON.stringify(fault)))).toEqual([]);
    }),
    { seed: 1, numRuns: 300 },
  );
});

test('whatever else comes has at least one, each in one line', () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(undefined, 'status', 'drop', 'delay'), (value, kind) => {
      const given = kind === undefined ? value : { ...(value as object), kind };
      const found = lines(given);
      expect(found.length).toBeGreaterThan(0);
      for (const line of found) expect(line).not.toContain('\n');
    }),
    { seed: 1, numRuns: 300 },
  );
});

describe('each mistake names its place and the mend', () => {
  test.each<[unknown, string]>([
    [null, 'body: a fault must be an object with a kind'],
    [[], 'body: a fault must be an object with a kind'],
    [
      { kind: 'slow' },
      'body/kind: kind must be one of latency, status, drop, rate_limit, staleness, duplicate, reorder, delay, bad_signature, storage_expired, storage_cut',
    ],
    [{ kind: 'latency' }, 'body/ms: ms must be a whole number from 0 to 600000'],
    [{ kind: 'latency', ms: 1.5 }, 'body/ms: ms must be a whole number from 0 to 600000'],
    [{ kind: 'status', status: 302 }, 'body/status: status must be a whole number from 400 to 599'],
    [{ kind: 'status', status: 600 }, 'body/status: status must be a whole number from 400 to 599'],
    [{ kind: 'status', status: '503' }, 'body/status: status must be a whole number from 400 to 599'],
    [
      { kind: 'status', status: 429, retry_after_s: 86_401 },
      'body/retry_after_s: retry_after_s must be a whole number from 0 to 86400',
    ],
    [{ kind: 'drop', when: 'later' }, 'body/when: when must be one of before_answer, in_body'],
    [
      { kind: 'status', status: 500, operations: ['listAsset'] },
      'body/operations: operations names no operation: "listAsset"',
    ],
    [
      { kind: 'status', status: 500, operations: [] },
      'body/operations: operations must be a list of operationIds, such as ["listAssets"]',
    ],
    [
      { kind: 'staleness', ms: 1, operations: ['getRun'] },
      'body/operations: operations names getRun, which answers no list',
    ],
    [{ kind: 'status', status: 500, probability: 1.1 }, 'body/probability: probability must be a number from 0 to 1'],
    [{ kind: 'status', status: 500, times: 0 }, 'body/times: times must be a whole number from 1 to 1000000000'],
    [
      { kind: 'delay', ms: 1, url: 'receiver' },
      'body/url: url must be what a URL begins with, such as http://127.0.0.1:9000/hooks',
    ],
    [
      { kind: 'storage_expired', operations: ['getRun'] },
      'body/operations: a fault of kind storage_expired has no "operations"; it takes times, skip, probability, method',
    ],
  ])('%j', (value, line) => {
    expect(lines(value)).toEqual([line]);
  });

  test('all of them are told', () => {
    expect(lines({ kind: 'rate_limit', per_s: 0, often: true })).toHaveLength(3);
  });
});

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { hostileBody, worstBodies } from './hostile.ts';

const ids = ['createAssetUpload', 'rateRun', 'createGraphWorkflow'] as const;

describe('hostile bodies', () => {
  it('are JSON, of the operations asked for, and name members that the document knows', () => {
    const members = new Set<string>();
    fc.assert(
      fc.property(hostileBody(ids), ({ operation, member, value }) => {
        expect(ids).toContain(operation);
        if (member !== undefined) members.add(`${operation}.${member}`);
        expect(JSON.stringify({ value }).length).toBeLessThan(100_000);
      }),
      { seed: 1, numRuns: 300 },
    );
    expect(members).toContain('createAssetUpload.size_bytes');
    expect(members).toContain('rateRun.is_positive');
    expect(members).toContain('createGraphWorkflow.workflow_json');
  });

  it('are the same for the same seed', () => {
    const draw = () => fc.sample(hostileBody(ids), { seed: 7, numRuns: 20 });
    expect(JSON.stringify(draw())).toBe(JSON.stringify(draw()));
  });
});

test('the worst ones are one for each text and each number', () => {
  const places = worstBodies(ids).map(({ operation, member, value }) => [`${operation}.${member}`, value]);
  expect(Object.fromEntries(places)).toMatchObject({
    'createAssetUpload.filename': 'a\u0000b',
    'createAssetUpload.size_bytes': 1e21,
    'rateRun.reason': 'a\u0000b',
  });
  expect(places.map(([place]) => place)).not.toContain('rateRun.is_positive');
});

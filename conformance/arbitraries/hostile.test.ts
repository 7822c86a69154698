import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileBody } from './hostile.ts';

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

import { describe, expect, it } from 'vitest';
import { validateSchema } from '../validators.ts';
import { stated } from './stated.support.ts';

describe('every value is the one of the text', () => {
  it.each(Object.entries(stated.values))('%s', (name, { are, are_not }) => {
    for (const value of are) expect(validateSchema('reference', name, value), `${value}`).toEqual([]);
    for (const value of are_not) expect(validateSchema('reference', name, value), `${value}`).not.toEqual([]);
  });

  it('a run of a workflow begins as queued', () => {
    const answer = (status: string) => ({ run_id: '0b9ff4c5-6a3f-4f4e-9a57-3f1c0d6f8f11', status });
    expect(validateSchema('reference', 'WorkflowRunReceipt', answer(stated.dispatch_status))).toEqual([]);
    for (const word of ['running', 'completed', 'created']) {
      expect(validateSchema('reference', 'WorkflowRunReceipt', answer(word)), word).not.toEqual([]);
    }
  });
});

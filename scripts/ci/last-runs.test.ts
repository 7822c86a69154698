import { expect, it } from 'vitest';
import { textOf } from './last-runs.ts';

it('runs are kept a line each, in the order of the steps, without those that are steps no more', () => {
  const run = (commit: string) => ({ commit, date: '2026-01-02', seconds: 9 });
  const text = textOf({ disk: run('b'), gone: run('c'), test: undefined, lint: run('a') }, ['lint', 'test', 'disk']);
  expect(text).toBe(`{
  "lint": { "commit": "a", "date": "2026-01-02", "seconds": 9 },
  "disk": { "commit": "b", "date": "2026-01-02", "seconds": 9 }
}
`);
});

import { expect, it } from 'vitest';
import { failed, passed, written } from '../testing/written-report.support.ts';
import { checkReport } from './read-report.ts';
import { renderJson } from './report.ts';

it('a report that is longer than any text is written without the requests, and says so', () => {
  const { report } = written('a', [failed('lists/a'), passed('lists/b')]);
  const [failure] = report.verdicts;
  const endless = {
    toJSON() {
      throw new RangeError('Invalid string length');
    },
  };
  Object.assign(failure!, { exchanges: [endless] });
  const read = checkReport('a', JSON.parse(renderJson(report)));
  expect(read.verdicts[0]).toMatchObject({ verdict: 'fail', exchanges: [] });
  expect(read.verdicts[0]).toHaveProperty('message', expect.stringContaining('history.jsonl alone'));
  expect(read.verdicts[1]).toEqual(report.verdicts[1]);
});

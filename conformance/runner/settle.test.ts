import { expect, it } from 'vitest';
import { eachItemOnce } from '../checks/pagination/each-item-once.ts';
import { deletedInLists } from '../checks/soft-delete/lists.ts';
import { runEmbedded } from '../trials/embedded-run.ts';

it('lists that lag are waited for, on a clock that goes on for it', async () => {
  const lists = { read_your_writes: 30_000, short_pages: 'empty' } as const;
  const { verdicts, duration_ms } = await runEmbedded({ checks: [eachItemOnce, deletedInLists], choices: { lists } });
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['pass', 'pass']);
  expect(duration_ms).toBeLessThan(30_000);
});

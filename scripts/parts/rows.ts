/** The suite told nothing of one choice at a time: it must tell so, or the catalog of choices says why not (`untold`). */
import { InputError } from '../../src/input/input-error.ts';
import { count, type Option, some } from '../prove/options.ts';
import { part } from '../prove/part.ts';
import { rowKeys, rowRun } from '../runs/rows.ts';

const shard: Option<typeof rowKeys> = {
  says: 'one of so many shares of them, such as 1/4',
  value: 'N/OF',
  preset: rowKeys,
  read(option, given) {
    const text = given.at(-1)!;
    const [, share = 0, shares = 0] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text)?.map(Number) ?? [];
    if (share < 1 || share > shares) throw new InputError(`${option} ${text}: give one of so many, such as 1/4`);
    return rowKeys.filter((_, at) => at % shares === share - 1);
  },
};

export default part({
  name: 'rows',
  proves: 'the suite never overlooks a choice that nobody told it',
  options: {
    key: some('these choices; every choice unless given', 'KEY', rowKeys),
    shard,
    count: count('so many of them', Number.POSITIVE_INFINITY),
  },
  quick: () => ({ key: ['lists.quoting'] as const }),
  soak: { values: () => ({}), counts: { rows: 'count' } },
  async run({ key, shard, count }, { say }) {
    const problems: string[] = [];
    const keys = (key.length > 0 ? key : shard).slice(0, count);
    if (keys.length === 0) problems.push('no choice is in this share');
    for (const one of keys) {
      const { telling, problem } = await rowRun(one);
      const [first = 'found out', ...more] = telling;
      const said = problem ?? (more.length > 0 ? `${first} and ${more.length} more` : first);
      say(`${problem === undefined ? 'ok   ' : 'WRONG'} ${one}: ${said}`);
      if (problem !== undefined) problems.push(`${one}: ${problem}`);
    }
    say(`${keys.length} rows, ${problems.length} wrong`);
    return { figures: { count: keys.length }, problems };
  },
});

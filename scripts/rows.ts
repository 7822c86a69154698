/**
 * The suite told nothing of one choice at a time. `npm run rows -- --key lists.parameters`; every choice without it,
 * `--shard 1/4` a quarter of them. Exits 1 when one is not as `runs/rows.ts` says it should be.
 */
import { InputError } from '../src/input/input-error.ts';
import { oneOf, readArguments } from './runs/read-arguments.ts';
import { rowKeys, rowRun } from './runs/rows.ts';

const wanted = readArguments(
  { options: { key: { type: 'string', multiple: true }, shard: { type: 'string', default: '1/1' } } },
  ({ values }) => values.key?.map((key) => oneOf('--key', key, rowKeys)) ?? shardOf(values.shard),
);

let wrong = 0;
for (const key of wanted) {
  const { telling, problem } = await rowRun(key);
  if (problem !== undefined) wrong += 1;
  const [first = 'found out', ...more] = telling;
  const said = problem ?? (more.length > 0 ? `${first} and ${more.length} more` : first);
  process.stdout.write(`${problem === undefined ? 'ok   ' : 'WRONG'} ${key}: ${said}\n`);
}
process.stdout.write(`${wanted.length} rows, ${wrong} wrong\n`);
process.exitCode = wrong > 0 || wanted.length === 0 ? 1 : 0;

function shardOf(text: string): typeof rowKeys {
  const [, shard = 0, shards = 0] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text)?.map(Number) ?? [];
  if (shard < 1 || shard > shards) throw new InputError(`--shard ${text}: give one of so many, such as 1/4`);
  return rowKeys.filter((_, at) => at % shards === shard - 1);
}

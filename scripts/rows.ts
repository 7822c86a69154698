/**
 * The suite told nothing of one choice at a time. `npm run rows -- --key lists.parameters`; every choice without it,
 * `--shard 1/4` a quarter of them. Exits 1 when one is not as `runs/rows.ts` says it should be.
 */
import { parseArgs } from 'node:util';
import { rowKeys, rowRun, unknownRows } from './runs/rows.ts';

const { values } = parseArgs({ options: { key: { type: 'string', multiple: true }, shard: { type: 'string' } } });
const [shard = 1, shards = 1] = values.shard?.split('/').map(Number) ?? [];
const wanted = rowKeys.filter((key, at) => (values.key ? values.key.includes(key) : at % shards === shard - 1));

let wrong = unknownRows.length;
for (const key of unknownRows) process.stdout.write(`WRONG ${key}: listed in found-out.yaml, and no choice\n`);
for (const key of wanted) {
  const { telling, problem } = await rowRun(key);
  if (problem !== undefined) wrong += 1;
  const [first = 'found out', ...more] = telling;
  const said = problem ?? (more.length > 0 ? `${first} and ${more.length} more` : first);
  process.stdout.write(`${problem === undefined ? 'ok   ' : 'WRONG'} ${key}: ${said}\n`);
}
process.stdout.write(`${wanted.length} rows, ${wrong} wrong\n`);
process.exitCode = wrong > 0 || wanted.length === 0 ? 1 : 0;

/** `npm run senders`: the delivery checks over and over; the last line is a summary in JSON. Exits 1 when it is no good. */
import { parseArgs } from 'node:util';
import { default_seed } from '../conformance/runner/run.ts';
import { isGood, retry_mutants, senderRuns } from './runs/senders.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20' },
    clock: { type: 'string', default: 'real' },
    load: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(default_seed) },
    mutants: { type: 'string', default: retry_mutants.join(',') },
  },
});

const { clock } = values;
if (clock !== 'real' && clock !== 'virtual') throw new Error(`--clock ${clock}: it is real or virtual`);
const result = await senderRuns({
  runs: Number(values.runs),
  clock,
  load: values.load,
  seed: Number(values.seed),
  mutants: values.mutants.split(',').filter(Boolean),
  tell: (line) => process.stdout.write(`${line}\n`),
});
process.stdout.write(`${JSON.stringify(result)}\n`);
process.exitCode = isGood(result) ? 0 : 1;

/** `npm run senders`: the delivery checks over and over; the last line is a summary in JSON. Exits 1 when it is no good. */
import { allMutants } from '../conformance/mutants/all.ts';
import { default_seed } from '../conformance/runner/run.ts';
import { idOf, oneOf, readArguments, wholeNumber } from './runs/read-arguments.ts';
import { isGood, retry_mutants, senderRuns } from './runs/senders.ts';

const plan = readArguments(
  {
    options: {
      runs: { type: 'string', default: '20' },
      clock: { type: 'string', default: 'real' },
      load: { type: 'boolean', default: false },
      seed: { type: 'string', default: String(default_seed) },
      mutants: { type: 'string', default: retry_mutants.join(',') },
    },
  },
  ({ values }) => ({
    runs: wholeNumber('--runs', values.runs),
    clock: oneOf('--clock', values.clock, ['real', 'virtual']),
    load: values.load,
    seed: wholeNumber('--seed', values.seed, 0),
    mutants: values.mutants
      .split(',')
      .filter(Boolean)
      .map((id) => oneOf('--mutants', id, allMutants, idOf).id),
  }),
);
const result = await senderRuns({ ...plan, tell: (line) => process.stdout.write(`${line}\n`) });
process.stdout.write(`${JSON.stringify(result)}\n`);
process.exitCode = isGood(result) ? 0 : 1;

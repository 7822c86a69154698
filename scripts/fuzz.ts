/**
 * The large counts of the fuzzer: `tsx scripts/fuzz.ts --count 10000 --seed N`. Prints what was sent in one line; a
 * finding, with the smallest request that brings it about, makes it end with 1.
 */
import { fuzzedBytes } from '../src/server/fuzz/fuzz-bytes.support.ts';
import { fuzzRequests } from '../src/server/fuzz/fuzz-requests.support.ts';
import { readArguments, wholeNumber } from './runs/read-arguments.ts';

const plan = readArguments(
  { options: { count: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } } },
  ({ values }) => ({ count: wholeNumber('--count', values.count), seed: wholeNumber('--seed', values.seed, 0) }),
);

const began_ms = performance.now();
const requests = await fuzzRequests(plan);
const bytes = await fuzzedBytes(plan);
const share = ((100 * requests.past) / requests.sent).toFixed(1);
const took_s = ((performance.now() - began_ms) / 1000).toFixed(1);
process.stdout.write(
  `seed ${plan.seed}: ${requests.sent} requests, ${share} % past authentication and path, ${bytes.sent} connections, ${bytes.answered} answered, ${took_s} s\n`,
);
for (const { finding } of [requests, bytes]) {
  if (finding === undefined) continue;
  process.stdout.write(`${finding}\n`);
  process.exitCode = 1;
}

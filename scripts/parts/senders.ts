/** The delivery checks over and over, as load makes them late; the last line is a summary in JSON. */
import { allMutants } from '../../conformance/mutants/all.ts';
import { default_seed } from '../../conformance/runner/run.ts';
import { count, flag, type Option, seed, word } from '../prove/options.ts';
import { part } from '../prove/part.ts';
import { idOf, oneOf } from '../runs/read-arguments.ts';
import { areGood, retry_mutants, senderRuns } from '../runs/senders.ts';

const mutants: Option<readonly string[]> = {
  says: 'mutants that each run must kill, with commas; five of repeats unless given',
  value: 'ID,ID',
  preset: retry_mutants,
  read: (option, given) =>
    given
      .at(-1)!
      .split(',')
      .filter(Boolean)
      .map((id) => oneOf(option, id, allMutants, idOf).id),
};

export default part({
  name: 'senders',
  proves: 'deliveries in real time are judged rightly, with every core busy too',
  options: {
    runs: count('so many runs of the delivery checks', 20),
    clock: word('of the server', ['real', 'virtual'], 'real'),
    load: flag('keeps every core busy beside it'),
    seed: seed(default_seed),
    mutants,
  },
  quick: () => ({ runs: 1, load: true }),
  soak: { values: () => ({ load: true }), counts: { senders: 'runs' } },
  async run(plan, { say }) {
    const figures = await senderRuns({ ...plan, tell: say });
    say(JSON.stringify(figures));
    return { figures, problems: areGood(figures) ? [] : ['deliveries in real time are not judged as they must be'] };
  },
});

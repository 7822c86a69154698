/** The delivery checks over every permitted sender, declared and not: none may fail. */
import { count } from '../prove/options.ts';
import { part } from '../prove/part.ts';
import { permittedRuns } from '../runs/permitted.ts';

export default part({
  name: 'permitted',
  proves: 'permitted ways to send events never fail',
  options: { count: count('so many senders', Number.POSITIVE_INFINITY) },
  quick: () => ({ count: 4 }),
  soak: { values: () => ({}), counts: { permitted: 'count' } },
  async run({ count }, { say }) {
    const figures = await permittedRuns(count);
    for (const line of figures.failures) say(line);
    say(`${figures.runs} permitted senders, ${figures.failures.length} failures`);
    return { figures, problems: figures.failures.map((one) => JSON.stringify(one)) };
  },
});

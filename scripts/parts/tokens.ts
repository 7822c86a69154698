/** Credentials go nowhere but below a target's base URL, whatever URLs it hands out. */
import { count, seed } from '../prove/options.ts';
import { part } from '../prove/part.ts';
import { tokenFigures } from '../runs/tokens.ts';

const quick_count = 800;

export default part({
  name: 'tokens',
  proves: 'no URL that a target hands out takes a token to somebody else',
  options: { count: count('so many drawn URLs', 100_000), seed: seed(20260101) },
  quick: ({ seedsOf }) => ({ count: quick_count, seed: seedsOf(1)[0]! }),
  soak: { values: ({ seedsOf }) => ({ seed: seedsOf(1)[0]! }), counts: { tokens: 'count' } },
  async run({ count, seed }, { say }) {
    const { leaks, ...figures } = await tokenFigures(count, seed);
    say(
      `${figures.urls} URLs followed: ${figures.home_with_token} requests went home with the token, ${figures.stranger} to the stranger`,
    );
    for (const leak of leaks.slice(0, 10)) say(`  ${leak}`);
    const problems = leaks.length > 0 ? [`${leaks.length} requests took a secret to the stranger`] : [];
    if (figures.home_with_token === 0 || figures.stranger === 0) problems.push('nobody was asked: the proof is broken');
    return { figures: { ...figures, leaks: leaks.length }, problems };
  },
});

/** Supply chain of the package: known weaknesses, scripts of installation, and the list of it all. */
import { part } from '../prove/part.ts';
import { audit } from '../supply/audit.ts';
import { scriptProblems } from '../supply/lockfile.ts';
import { sbomOf } from '../supply/sbom.ts';

export default part({
  name: 'supply',
  proves: 'what is installed with the package has no known weakness, and runs no script unasked',
  options: {},
  quick: () => ({}),
  async run(_, { say }) {
    const audited = await audit();
    say(audited.says);
    say(`installed with the package: ${sbomOf().components.length} packages`);
    const problems = [...audited.problems, ...scriptProblems()];
    return { problems };
  },
});

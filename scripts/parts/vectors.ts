/** Makes `fixtures/vectors` again with `openssl`. `--check` changes nothing, and fails where they differ. */
import { readFileSync, writeFileSync } from 'node:fs';
import { flag } from '../prove/options.ts';
import { part } from '../prove/part.ts';
import { makeSignatureVectors, type SignatureVectors } from '../vectors/signature-vectors.ts';

const name = 'fixtures/vectors/signatures.json';
const file = new URL(`../../${name}`, import.meta.url);

export default part({
  name: 'vectors',
  proves: 'openssl agrees with the vectors of signatures',
  options: { check: flag('changes nothing, and fails where openssl does not agree') },
  quick: () => ({ check: true }),
  async run({ check }, { tell }) {
    const wanted = makeSignatureVectors();
    const text = `${JSON.stringify(wanted, null, 2)}\n`;
    if (!check) {
      writeFileSync(file, text);
      tell(`${name}: ${wanted.vectors.length} vectors written`);
      return { problems: [] };
    }
    const committed = readFileSync(file, 'utf8');
    if (committed === text) {
      tell(`${name}: openssl agrees with all ${wanted.vectors.length} vectors`);
      return { problems: [] };
    }
    const stale = differing(JSON.parse(committed) as SignatureVectors, wanted);
    const problem = `${name} is stale (${stale.join(', ') || 'its layout'}): run npm run prove -- vectors`;
    tell(problem);
    return { problems: [problem] };
  },
});

/** The names of the vectors that are missing, surplus or different. */
function differing({ vectors: committed }: SignatureVectors, { vectors: wanted }: SignatureVectors): string[] {
  const text = (vectors: SignatureVectors['vectors']) => new Map(vectors.map((one) => [one.name, JSON.stringify(one)]));
  const [found, made] = [text(committed), text(wanted)];
  return [...new Set([...found.keys(), ...made.keys()])].filter((key) => found.get(key) !== made.get(key));
}

/**
 * Makes `fixtures/vectors` again with `openssl`: `npx tsx scripts/vectors.ts`. With `--check` it changes nothing, and
 * fails when what is committed is not what `openssl` gives.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readArguments } from './runs/read-arguments.ts';
import { makeSignatureVectors, type SignatureVectors } from './vectors/signature-vectors.ts';

const name = 'fixtures/vectors/signatures.json';
const file = new URL(`../${name}`, import.meta.url);

function main(): number {
  const { check } = readArguments({ options: { check: { type: 'boolean', default: false } } }, ({ values }) => values);
  const wanted = makeSignatureVectors();
  const text = `${JSON.stringify(wanted, null, 2)}\n`;
  if (!check) {
    writeFileSync(file, text);
    console.error(`${name}: ${wanted.vectors.length} vectors written`);
    return 0;
  }
  const committed = readFileSync(file, 'utf8');
  if (committed === text) {
    console.error(`${name}: openssl agrees with all ${wanted.vectors.length} vectors`);
    return 0;
  }
  const stale = differing(JSON.parse(committed) as SignatureVectors, wanted);
  console.error(`${name} is stale (${stale.join(', ') || 'its layout'}): run npx tsx scripts/vectors.ts`);
  return 1;
}

/** The names of the vectors that are missing, surplus or different. */
function differing({ vectors: committed }: SignatureVectors, { vectors: wanted }: SignatureVectors): string[] {
  const text = (vectors: SignatureVectors['vectors']) => new Map(vectors.map((one) => [one.name, JSON.stringify(one)]));
  const [found, made] = [text(committed), text(wanted)];
  return [...new Set([...found.keys(), ...made.keys()])].filter((key) => found.get(key) !== made.get(key));
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

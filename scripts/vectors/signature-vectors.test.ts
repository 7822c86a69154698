import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type SignatureVectors, signatureCases, vectorOf } from './signature-vectors.ts';

const file = new URL('../../fixtures/vectors/signatures.json', import.meta.url);
const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as SignatureVectors;

it('the file holds the cases, in their order; what openssl printed is left to --check', () => {
  const wanted = signatureCases.map((one, index) => vectorOf(one, vectors[index]?.signature ?? null));
  expect(vectors).toEqual(wanted);
});

it('what holds was made from the very body that arrives', () => {
  const other = vectors.filter(({ valid, command, body_base64 }) => valid && !command?.includes(`'${body_base64}'`));
  expect(other.map(({ name }) => name)).toEqual([]);
});

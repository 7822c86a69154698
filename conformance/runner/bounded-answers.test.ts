import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testSession } from '../testing/test-session.support.ts';
import { createReader } from './bounded-answers.ts';
import { openCase } from './open-case.ts';

const mebibyte = 1024 * 1024;

async function* chunks(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

const read = (...texts: string[]) => createReader().whole(chunks(...texts));

describe('the body of an answer', () => {
  it('is read whole', async () => {
    expect(Buffer.from(await read('{"items": ', '[]}')).toString()).toBe('{"items": []}');
  });

  it('ends at a size that no answer needs', async () => {
    await expect(read(...Array<string>(17).fill(' '.repeat(mebibyte)))).rejects.toThrow('larger than 8 MiB');
  });

  it('leaves length, digest and beginning where it was cut, and no part of a word', async () => {
    const long = `{"error": "who is secret-${'0'.repeat(9 * mebibyte)}"}`;
    const kept = {
      bytes: long.length,
      sha256: createHash('sha256').update(long).digest('hex'),
      begins: '{"error": "who is ',
    };
    await expect(read(long)).rejects.toMatchObject({ kept });
  });

  it('is read up to 1 MiB once many were larger', async () => {
    const reader = createReader().whole;
    const large = 'x'.repeat(6 * mebibyte);
    for (let times = 0; times < 3; times++) await reader(chunks(large));
    await expect(reader(chunks(large))).rejects.toThrow('larger than 1 MiB');
    expect(await reader(chunks('{}'))).toHaveLength(2);
  });

  it('nests only so deep', async () => {
    const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);
    await expect(read(nested(1000, '[', ']'))).rejects.toThrow('more than 500 deep');
    await expect(read(`\n ${nested(1000, '{"a":', '}')}`)).rejects.toThrow('more than 500 deep');
    await expect(read(nested(400, '[', ']').padEnd(2000))).resolves.toBeDefined();
  });

  it('may hold brackets in its texts, and side by side', async () => {
    await expect(read(JSON.stringify(['['.repeat(3000), `\\"${'{'.repeat(3000)}`]))).resolves.toBeDefined();
    await expect(read(JSON.stringify(Array(3000).fill([])))).resolves.toBeDefined();
  });
});

it('is missing in a gap of its own kind where it is too large', async () => {
  const { context } = openCase(
    testSession(() => 'too_large'),
    'test',
  );
  const stop = { verdict: 'inconclusive', too_large: true, reason: expect.stringMatching(/^an answer is too large: /) };
  await expect(context.call('owner', { operation: 'getMe' }, 'me')).rejects.toMatchObject({ stop });
});

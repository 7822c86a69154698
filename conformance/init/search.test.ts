/** The search finds the one guess that a server understands, in few requests, whether strangers are ignored or refused. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Pairs } from '../../src/choices/query-string.ts';
import type { Answer } from './asker.ts';
import { search } from './search.ts';

interface Manners {
  /** The parameter that is understood; undefined where there is none. */
  known: string | undefined;
  strangers: 'ignored' | 'named' | 'refused';
}

/** A server that is asked for one item. */
function serverWith({ known, strangers }: Manners) {
  let asked = 0;
  const ask = async (pairs: Pairs): Promise<Answer> => {
    asked += 1;
    const others = pairs.map(([name]) => name).filter((name) => name !== known);
    const issues = others.map((name) => ({ at: ['query', name], message: '', type: 'unknown' }));
    const plain = { line: '', status: 0, headers: {}, sent_ms: 0, answered_ms: 0, json: others.length < pairs.length };
    const reply = { status: 0, json: undefined, refusals: [], defects: [] };
    if (strangers === 'ignored' || others.length === 0) return { ...plain, reply: { ...reply, outcome: 'success' } };
    const problem = { code: '', message: '', issues: strangers === 'named' ? issues : [] };
    return { ...plain, reply: { ...reply, outcome: 'refusal', problem } };
  };
  return { ask, asked: () => asked };
}

const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 40 });
const manners = fc.constantFrom('ignored' as const, 'named' as const, 'refused' as const);

it('the guess that is understood is found, among any others', () =>
  fc.assert(
    fc.asyncProperty(names, fc.nat(), manners, async (all, index, strangers) => {
      const known = all[index % all.length]!;
      const { ask, asked } = serverWith({ known, strangers });
      const guesses = all.map((name) => ({ name, pairs: [[name, '1']] as Pairs }));
      const found = await search(guesses, ask, ({ json }) => json === true);
      expect(found?.guess.name).toBe(known);
      // A refusal that names nothing costs each guess up to a request of its own and the halves above it.
      const bound = { ignored: Math.ceil(Math.log2(all.length)) + 2, named: 2, refused: 2 * all.length };
      expect(asked()).toBeLessThanOrEqual(bound[strangers]);
    }),
    { numRuns: 60 },
  ));

it('nothing is found where nothing is understood', () =>
  fc.assert(
    fc.asyncProperty(names, manners, async (all, strangers) => {
      const { ask } = serverWith({ known: undefined, strangers });
      const guesses = all.map((name) => ({ pairs: [[name, '1']] as Pairs }));
      expect(await search(guesses, ask, ({ json }) => json === true)).toBeUndefined();
    }),
    { numRuns: 30 },
  ));

it('guesses of one parameter go out one after another', async () => {
  const { ask, asked } = serverWith({ known: 'q', strangers: 'ignored' });
  const guesses = ['a', 'b', 'c'].map((value) => ({ value, pairs: [['q', value]] as Pairs }));
  const found = await search(guesses, ask, ({ json }) => json === true && asked() === 3);
  expect(found?.guess.value).toBe('c');
});

it('guesses to be tried first cost nothing of the others', async () => {
  const { ask, asked } = serverWith({ known: 'x', strangers: 'ignored' });
  const guesses = ['a', 'b', 'c', 'x'].map((name) => ({ name, pairs: [[name, '1']] as Pairs }));
  const found = await search(guesses, ask, ({ json }) => json === true, { first: ({ name }) => name === 'x' });
  expect([found?.guess.name, asked()]).toEqual(['x', 1]);
});

it('a bound on requests is kept, and a guess that is taken alone without effect is told', async () => {
  const { ask, asked } = serverWith({ known: undefined, strangers: 'ignored' });
  const guesses = ['1', '2', '3'].map((value) => ({ value, pairs: [['q', value]] as Pairs }));
  const taken: string[] = [];
  const options = { most: 2, taken: ({ value }: { value: string; pairs: Pairs }) => void taken.push(value) };
  expect(await search(guesses, ask, () => false, options)).toBeUndefined();
  expect([asked(), taken]).toEqual([2, ['1', '2']]);
});

it('what a refusal quotes under another name is searched apart from the rest', async () => {
  const quoted = new Set(['f[a]', 'f[b]']);
  let asked = 0;
  const ask = async (pairs: Pairs): Promise<Answer> => {
    asked += 1;
    const text = pairs.flatMap(([name]) => (quoted.has(name) ? [`${encodeURIComponent(name)}=1`] : [])).join('&');
    const issues = [{ at: ['query', 'where'], message: `"${text}" is not understood`, type: 'syntax' }];
    const outcome = text === '' ? ('success' as const) : ('refusal' as const);
    const problem = { code: '', message: '', issues };
    const reply = { status: 0, json: undefined, refusals: [], defects: [], outcome, ...(text !== '' && { problem }) };
    return { line: '', status: 0, headers: {}, sent_ms: 0, answered_ms: 0, json: pairs.map(([name]) => name), reply };
  };
  const all = ['a', 'f[a]', 'b', 'c', 'd', 'e', 'f[b]', 'x'].map((name) => ({ name, pairs: [[name, '1']] as Pairs }));
  const found = await search(all, ask, ({ json }) => (json as string[]).includes('x'));
  // All, the two that are quoted, each of them, the six others, and their halves.
  expect([found?.guess.name, asked]).toEqual(['x', 8]);
});

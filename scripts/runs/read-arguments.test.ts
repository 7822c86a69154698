import { expect, it, onTestFinished, vi } from 'vitest';
import { oneOf, readArguments, wholeNumber } from './read-arguments.ts';

const options = { count: { type: 'string', default: '3' } } as const;

/** Lines and exit code for arguments that are wrong. */
function refused(args: string[]): { said: string[]; code: unknown } {
  const said: string[] = [];
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean(said.push(String(text))));
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new RangeError(`exit ${code}`);
  });
  onTestFinished(() => {
    write.mockRestore();
    exit.mockRestore();
  });
  try {
    readArguments({ args, options }, ({ values }) => wholeNumber('--count', values.count));
    return { said, code: undefined };
  } catch (error) {
    return { said, code: (error as Error).message };
  }
}

it('reads what is meant', () => {
  const read = (args: string[]) =>
    readArguments({ args, options }, ({ values }) => wholeNumber('--count', values.count));
  expect(read([])).toBe(3);
  expect(read(['--count', '200'])).toBe(200);
});

it.each([
  ['a number that is none', ['--count', 'many'], '--count many: give a whole number from 1 on\n'],
  ['a number below the least', ['--count', '0'], '--count 0: give a whole number from 1 on\n'],
  ['a part of a number', ['--count', '1.5'], '--count 1.5: give a whole number from 1 on\n'],
  ['an option that there is not', ['--cuont', '3'], expect.stringMatching(/^Unknown option '--cuont'[^\n]*\n$/)],
  ['a word too many', ['3'], expect.stringMatching(/^Unexpected argument '3'[^\n]*\n$/)],
  ['a number that looks like an option', ['--count', '-1'], expect.stringMatching(/^Option '--count'[^\n]*\n$/)],
])('answers %s in one line', (_, args, line) => {
  expect(refused(args)).toEqual({ said: [line], code: 'exit 2' });
});

it('hides no fault of its own', () => {
  const broken = () =>
    readArguments({ args: [] }, () => {
      throw new TypeError('a fault');
    });
  expect(broken).toThrow('a fault');
});

it('knows names, and says which there are', () => {
  expect(oneOf('--clock', 'real', ['real', 'virtual'])).toBe('real');
  expect(() => oneOf('--clock', 'fast', ['real', 'virtual'])).toThrow(
    '--clock fast: there is none of that name; there are: real, virtual',
  );
  const many = Array.from({ length: 100 }, (_, place) => `n${place}`);
  expect(() => oneOf('--only', 'x', many)).toThrow(/^--only x: there is none of that name$/);
});

import { escapeRegExp } from './escape-reg-exp.ts';

/** True where a text fits a pattern, in which `*` stands for any characters, slashes too. */
export function matchesGlob(text: string, glob: string, any = '.*'): boolean {
  return new RegExp(`^${glob.split('*').map(escapeRegExp).join(any)}$`, 's').test(text);
}

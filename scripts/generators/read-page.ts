/** The tools of docs/generators.md: what installs each, what uses it, and which warnings it may give. */
import { InputError } from '../../src/input/input-error.ts';

export interface ToolOnPage {
  name: string;
  /** Commands of bash. */
  install: string;
  use: string;
  /** The rules of its table, in code letters. */
  rules: string[];
}

/** @throws InputError for a section that has not two blocks of commands */
export function readTools(page: string): ToolOnPage[] {
  const [, ...sections] = page.split(/^### /m);
  return sections.map((section) => {
    const [name = ''] = section.split('\n', 1);
    const [own = ''] = section.split(/^## /m, 1);
    const [install, use, ...more] = [...own.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block!);
    if (install === undefined || use === undefined || more.length > 0) {
      throw new InputError(`docs/generators.md: ${name}: give two blocks of sh, one that installs and one that uses`);
    }
    return { name, install, use, rules: [...own.matchAll(/^\| `([^`]+)`/gm)].map(([, rule]) => rule!) };
  });
}

/** Packages that one or more blocks install by npm, in one command. */
export function packagesOf(blocks: readonly string[]): string[] {
  const lines = blocks.flatMap((block) => block.split('\n')).filter((line) => line.startsWith('npm install '));
  return lines.flatMap((line) => line.split(' ').slice(2)).filter((word) => !word.startsWith('--'));
}

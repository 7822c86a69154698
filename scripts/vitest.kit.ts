/** Takes away the command that tests built, when they are over: threads are ended without a word. */
import { rmSync } from 'node:fs';
import { kits_of_tests } from '../cli/built-kit.support.ts';

export default function setup(): () => void {
  return () => rmSync(kits_of_tests, { recursive: true, force: true });
}

/** The command line inside a test. */
import { vi } from 'vitest';
import { runCommandLine } from './command-line.ts';

export interface KitResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the command line in this process and catches what it prints. One at a time: it catches all that is printed. */
export async function kit(...words: string[]): Promise<KitResult> {
  const ended: KitResult = { code: -1, stdout: '', stderr: '' };
  const caught = (name: 'stdout' | 'stderr') =>
    vi.spyOn(process[name], 'write').mockImplementation((chunk) => {
      ended[name] += chunk;
      return true;
    });
  const spies = [caught('stdout'), caught('stderr')];
  const { exitCode } = process;
  try {
    ended.code = await runCommandLine(words);
    return ended;
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.exitCode = exitCode;
  }
}

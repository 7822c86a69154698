/** Debian's `strace`: shows what a process asks of the kernel, and lets some of it fail. */
import { spawnSync } from 'node:child_process';
import { InputError } from '../../src/input/input-error.ts';

/** By which files are made, written, renamed and brought to the disk. */
export const file_calls = [
  ...['openat', 'mkdir', 'write', 'pwrite64', 'fsync', 'fdatasync', 'ftruncate'],
  ...['rename', 'link', 'unlink', 'unlinkat', 'rmdir', 'copy_file_range', 'sendfile'],
] as const;
export type FileCall = (typeof file_calls)[number];

/** A call that is to fail: so manieth of its kind, and those after it where the disk stays broken. */
export interface DiskFault {
  call: FileCall;
  error: 'EIO' | 'ENOSPC';
  nth: number;
  stays: boolean;
}

/** @returns why processes cannot be traced here @throws InputError where there is no strace */
export function notPermitted(): string | undefined {
  const { error, status, stderr } = spawnSync('strace', ['-qq', '-e', 'trace=none', 'true'], { encoding: 'utf8' });
  if (error) throw new InputError('no strace on the PATH; install the Debian package: apt-get install -y strace');
  return status === 0 ? undefined : stderr.trim().split('\n')[0];
}

/** The process that is spawned is the program's own: strace stands beside it, and ends with it. */
const usual = ['-D', '-f', '--seccomp-bpf', '-qq', '-y'];

/** @param log is told of all calls, with paths and the beginnings of what is written */
export function watched(log: string): string[] {
  return ['strace', ...usual, '-s', '16', '-o', log, '-e', `trace=${[...file_calls, 'writev'].join()}`];
}

/** @param paths calls that name other files go on @param log is told of calls on those */
export function failing(log: string, paths: Iterable<string>, { call, error, nth, stays }: DiskFault): string[] {
  const inject = `inject=${call}:error=${error}:when=${nth}${stays ? '+' : ''}`;
  const on = [...paths].flatMap((path) => ['-P', path]);
  return ['strace', ...usual, '-s', '0', '-o', log, ...on, '-e', `trace=${call}`, '-e', inject];
}

/** One line of a log. */
export interface Traced {
  thread: string;
  call: string;
  /** Text between the parentheses. */
  args: string;
  failed: boolean;
  injected: boolean;
}

/**
 * Calls in the order in which they ended; of one that another thread's came between, the two lines are joined. One that
 * was under way when the process ended is left out.
 */
export function tracedOf(log: string): Traced[] {
  const begun = new Map<string, string>();
  return log.split('\n').flatMap((line) => {
    const [, thread, rest] = /^(\d+) +(.*)$/.exec(line) ?? [];
    if (thread === undefined || rest === undefined) return [];
    const unfinished = /^(.*) <unfinished \.\.\.>$/.exec(rest);
    if (unfinished) {
      begun.set(thread, unfinished[1]!);
      return [];
    }
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest);
    const whole = resumed ? `${begun.get(thread) ?? ''}${resumed[1]}` : rest;
    const [, call, args, result] = /^(\w+)\((.*)\) += (.*)$/.exec(whole) ?? [];
    if (call === undefined || args === undefined || result === undefined) return [];
    return [{ thread, call, args, failed: result.startsWith('-'), injected: result.endsWith('(INJECTED)') }];
  });
}

/** An answer of success leaves. */
export function isAnswer({ call, args }: Traced): boolean {
  return /^(?:write|writev)$/.test(call) && /"HTTP\/1\.1 2/.test(args);
}

/** Every path below the folder that a call names, by itself or by what it has open. */
export function pathsOf({ args }: Traced, folder: string): string[] {
  return [...args.matchAll(/["<](\/[^">]*)[">]/g)]
    .map(([, path]) => path!.replace(/ \(deleted\)$/, ''))
    .filter((path) => path.startsWith(`${folder}/`) || path === folder);
}

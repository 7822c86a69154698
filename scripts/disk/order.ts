/** Losses of a power cut: all that an answer rests on must be on the disk before it. */
import { basename, dirname, join } from 'node:path';
import { isAnswer, pathsOf, type Traced } from './strace.ts';

/**
 * Bytes and names that are not on the disk yet when an answer of success leaves. The database's file may lack what its
 * log holds, removed files may come back, and snapshots end with the process.
 * @param calls of `watched`, with one request at a time @param file of `--data`
 */
export function unsyncedAtAnswers(calls: readonly Traced[], file: string): { answers: number; problems: string[] } {
  const folder = dirname(file);
  const isPassing = (path: string) => path.endsWith('-journal') || `${path}/`.startsWith(`${file}.snapshots/`);
  const isKept = (path: string) => isBelow(path, folder) && !isPassing(path);
  // A further world's database has the same name.
  const isDatabase = (path: string) => basename(path) === basename(file);
  const bytes = new Set<string>();
  /** Those that are not on the disk in the folder where they stand. */
  const names = new Set<string>();
  /** Made, and nothing written to it yet, so that nothing is lost with the name. */
  const empty = new Set<string>();
  const known = new Set<string>();
  const all = [bytes, names, empty, known];
  const problems: string[] = [];
  let answers = 0;

  const made = (path: string, set: Set<string>) => {
    if (isKept(path) && !known.has(path)) set.add(path);
    known.add(path);
  };
  const moved = (from: string, to: string) => {
    for (const set of all) {
      for (const path of [...set]) {
        if (path !== from && !isBelow(path, from)) continue;
        set.delete(path);
        set.add(to + path.slice(from.length));
      }
    }
    names.add(to);
  };

  for (const traced of calls) {
    const { call, args, failed } = traced;
    if (isAnswer(traced)) {
      answers += 1;
      const missing = [...bytes, ...[...names].map((path) => `the name of ${path}`)];
      if (missing.length > 0) problems.push(`answer ${answers}: not on the disk: ${missing.join(', ')}`);
      for (const set of [bytes, names]) set.clear();
      continue;
    }
    const [path, to] = pathsOf(traced, folder);
    if (failed || path === undefined) continue;
    switch (call) {
      case 'copy_file_range':
      case 'sendfile':
      case 'write':
      case 'pwrite64': {
        const written = to ?? path;
        if (isKept(written) && !isDatabase(written)) bytes.add(written);
        if (empty.delete(written)) names.add(written);
        break;
      }
      case 'fsync':
      case 'fdatasync':
        bytes.delete(path);
        for (const set of [names, empty]) for (const name of set) if (dirname(name) === path) set.delete(name);
        break;
      case 'openat':
        if (args.includes('O_CREAT')) made(path, empty);
        break;
      case 'mkdir':
        made(path, names);
        break;
      case 'rename':
        moved(path, to!);
        break;
      case 'link':
        known.delete(to!);
        made(to!, names);
        break;
      case 'unlink':
      case 'rmdir':
        for (const set of all) set.delete(path);
        break;
      case 'unlinkat': {
        const [, name = ''] = /"([^"]*)"/.exec(args) ?? [];
        for (const set of all) set.delete(join(path, name));
        break;
      }
    }
  }
  return { answers, problems };
}

const isBelow = (path: string, folder: string): boolean => path.startsWith(`${folder}/`);

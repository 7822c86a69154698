import { expect, it } from 'vitest';
import { unsyncedAtAnswers } from './order.ts';
import { tracedOf } from './strace.ts';

const at = (lines: string[]) => unsyncedAtAnswers(tracedOf(lines.map((line) => `7 ${line}`).join('\n')), '/d/state.db');
const answer = 'write(9<socket:[1]>, "HTTP/1.1 201 Cre"..., 200) = 200';
const log_made = 'openat(AT_FDCWD</x>, "/d/state.db-wal", O_RDWR|O_CREAT, 0600) = 5</d/state.db-wal>';
const log_written = 'pwrite64(5</d/state.db-wal>, ""..., 4096, 56) = 4096';
const log_synced = 'fsync(5</d/state.db-wal>) = 0';
const described = [
  'openat(AT_FDCWD</x>, "/d/state.db.blobs/a.blob.json", O_WRONLY|O_CREAT, 0666) = 6</d/state.db.blobs/a.blob.json>',
  'write(6</d/state.db.blobs/a.blob.json>, "{"..., 1) = 1',
  'fsync(6</d/state.db.blobs/a.blob.json>) = 0',
  'rename("/d/state.db.blobs/a.blob.json", "/d/state.db.blobs/a.json") = 0',
];

it.each<[string, string[], RegExp | undefined]>([
  ['a log that was synced', [log_written, log_synced, answer], undefined],
  ['a log that was not', [log_written, answer, log_synced], /: \/d\/state\.db-wal$/],
  ['a sync that failed', [log_written, 'fsync(5</d/state.db-wal>) = -1 EIO (x) (INJECTED)', answer], /state\.db-wal/],
  ['a file and its name', [...described, 'fsync(8</d/state.db.blobs>) = 0', answer], undefined],
  ['a file without its name', [...described, answer], /the name of \/d\/state\.db\.blobs\/a\.json$/],
  [
    'another folder',
    ['mkdir("/d/state.db.blobs", 0777) = 0', 'fsync(4</e>) = 0', answer],
    /name of \/d\/state\.db\.blobs/,
  ],
  ['a log without its name', [log_made, log_written, log_synced, answer], /the name of \/d\/state\.db-wal$/],
  ['a log that is empty', [log_made, answer], undefined],
  [
    'a folder that was renamed before what is in it was synced',
    [...described, 'rename("/d/state.db.blobs", "/d/else") = 0', 'fsync(3</d>) = 0', answer],
    /: the name of \/d\/else\/a\.json$/,
  ],
  ['the file that the log stands for', ['pwrite64(4</d/state.db>, ""..., 4096, 0) = 4096', answer], undefined],
  ['a refusal', [log_written, 'write(9<socket:[1]>, "HTTP/1.1 507 Ins"..., 200) = 200'], undefined],
])('%s', (_, lines, problem) => {
  const { problems } = at(lines);
  expect(problems).toEqual(problem ? [expect.stringMatching(problem)] : []);
});

it('calls that come between two others of a thread are in the order in which they ended', () => {
  const log = `7 fsync(5</d/state.db-wal> <unfinished ...>
8 ${log_written}
7 <... fsync resumed>) = 0
7 ${answer}`;
  expect(tracedOf(log).map(({ call }) => call)).toEqual(['pwrite64', 'fsync', 'write']);
});

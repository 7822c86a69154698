import { expect, it } from 'vitest';
import { diskTroubleOf } from './disk-trouble.ts';

it.each([
  ['no room', { code: 'ENOSPC' }, 'full'],
  ['a quota that is used up', { code: 'EDQUOT' }, 'full'],
  ['a database without room', { errcode: 13 }, 'full'],
  ['a fault of the disk', { code: 'EIO' }, 'failed'],
  ['a database that does not answer', { code: 'DATABASE_AWAY' }, 'away'],
  ['a database that could not be read', { errcode: 266 }, 'failed'],
  ['what another error was caused by', new Error('no', { cause: { code: 'EIO' } }), 'failed'],
  ['what rmSync has no code for', { code: '', syscall: 'rm' }, 'failed'],
  ['a file that is not there', { code: 'ENOENT', syscall: 'rm' }, undefined],
  ['a constraint of the database', { errcode: 19 }, undefined],
  ['nothing', undefined, undefined],
])('%s', (_, error, trouble) => {
  expect(diskTroubleOf(error)).toBe(trouble);
});

import { expect, it } from 'vitest';
import { createRoom } from './room.ts';

const mebibyte = 1024 * 1024;
const kibibyte = 1024;

it('is wide to begin with', () => {
  expect(createRoom().next()).toEqual({
    most_bytes: 8 * mebibyte,
    why: 'the answer is larger than 8 MiB',
    is_budget: false,
  });
});

it.each([
  ['large answers', 1, 25 * mebibyte, mebibyte],
  ['many that are not', 65, mebibyte, 64 * kibibyte],
  ['very many', 81, mebibyte, 4 * kibibyte],
])('is less behind %s', (_, times, bytes, most_bytes) => {
  const room = createRoom();
  for (let time = 0; time < times; time++) room.took(bytes);
  expect(room.next()).toEqual({ most_bytes, why: expect.stringMatching(/^more than \d+ MiB of/), is_budget: true });
});

it('is less behind a long history, whatever is in memory', () => {
  const room = createRoom();
  room.wrote(97 * mebibyte);
  expect(room.next().most_bytes).toBe(16 * kibibyte);
  room.wrote(113 * mebibyte);
  expect(room.next()).toMatchObject({ most_bytes: kibibyte, why: expect.stringContaining('the history is on disk') });
});

it('grows with the number of answers, which a run of more cases has', () => {
  const room = createRoom();
  for (let answer = 0; answer < 10_000; answer++) {
    room.took(10 * kibibyte);
    room.wrote((answer + 1) * 3 * kibibyte);
  }
  expect(room.next().most_bytes).toBe(8 * mebibyte);
});

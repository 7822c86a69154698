import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { group_pictures } from './h264.ts';
import { mosaic_round_ms } from './mosaic.ts';
import { type Mp4Options, makeMp4, most_video_pixels, most_video_seconds } from './mp4.ts';

const side = fc.integer({ min: 8, max: 60 }).map((half) => half * 2);
const options = fc.record({
  width: side,
  height: side,
  seconds: fc.integer({ min: 1, max: 9_000 }).map((ms) => ms / 1000),
  seed: fc.string(),
});

describe('an MP4', () => {
  test('is boxes within boxes, to the last byte', () => {
    const file = boxesOf(makeMp4({ width: 320, height: 180, seconds: 4, seed: 'boxes' }));
    expect(file.map(({ type }) => type)).toEqual(['ftyp', 'moov', 'mdat']);
    const shape = (at: Buffer, ...way: string[]) => boxesOf(inside(at, ...way)).map(({ type }) => type);
    const moov = file[1]!.body;
    expect(boxesOf(moov).map(({ type }) => type)).toEqual(['mvhd', 'trak']);
    expect(shape(moov, 'trak', 'mdia')).toEqual(['mdhd', 'hdlr', 'minf']);
    expect(shape(moov, 'trak', 'mdia', 'minf')).toEqual(['vmhd', 'dinf', 'stbl']);
    expect(shape(moov, 'trak', 'mdia', 'minf', 'stbl')).toEqual(['stsd', 'stts', 'stss', 'stsc', 'stsz', 'stco']);
  });

  test('tells its length and its size', () => {
    fc.assert(
      fc.property(options, ({ width, height, seconds, seed }) => {
        const file = makeMp4({ width, height, seconds, seed });
        const moov = inside(file, 'moov');
        const ms = Math.round(seconds * 1000);
        const header = inside(moov, 'mvhd');
        expect([header.readUInt32BE(12), header.readUInt32BE(16)]).toEqual([1000, ms]);
        const media = inside(moov, 'trak', 'mdia', 'mdhd');
        expect([media.readUInt32BE(12), media.readUInt32BE(16)]).toEqual([1000, ms]);
        const track = inside(moov, 'trak', 'tkhd');
        expect([track.readUInt32BE(76), track.readUInt32BE(80)]).toEqual([width * 65536, height * 65536]);
        const times = words(inside(moov, ...table, 'stts')).slice(2);
        const pairs = Array.from({ length: times.length / 2 }, (_, at) => times.slice(2 * at, 2 * at + 2));
        expect(pairs.reduce((sum, [count, length]) => sum + count! * length!, 0)).toBe(ms);
        expect(times).not.toContain(0);
      }),
    );
  });

  test('tells where each picture lies, and which stand alone', () => {
    fc.assert(
      fc.property(options, (given) => {
        const file = makeMp4(given);
        const moov = inside(file, 'moov');
        const [, , count, ...sizes] = words(inside(moov, ...table, 'stsz'));
        const [, , start] = words(inside(moov, ...table, 'stco'));
        expect(count).toBe(Math.ceil(Math.round(given.seconds * 1000) / 250));
        expect(words(inside(moov, ...table, 'stsc'))).toEqual([0, 1, 1, count, 1]);
        let at = start!;
        const alone: number[] = [];
        for (const [index, size] of sizes.entries()) {
          const unit = file.subarray(at + 4, at + size);
          expect(file.readUInt32BE(at)).toBe(unit.length);
          expect([0x65, 0x41]).toContain(unit[0]);
          if (unit[0] === 0x65) alone.push(index + 1);
          // Nothing within a unit may look like the start of one.
          expect(unit.toString('latin1')).not.toMatch(/\0\0[\0-\x02]/);
          at += size;
        }
        expect(at).toBe(file.length);
        expect(words(inside(moov, ...table, 'stss')).slice(2)).toEqual(alone);
        expect(alone[0]).toBe(1);
      }),
    );
  });

  test('has a parameter set that shows as many pixels', () => {
    fc.assert(
      fc.property(options, (given) => {
        const entry = inside(makeMp4(given), 'moov', ...table, 'stsd').subarray(8);
        const avc1 = boxesOf(entry)[0]!.body;
        expect([avc1.readUInt16BE(24), avc1.readUInt16BE(26)]).toEqual([given.width, given.height]);
        const decoder = inside(avc1.subarray(78), 'avcC');
        const sps = decoder.subarray(8, 8 + decoder.readUInt16BE(6));
        expect(decoder.subarray(1, 4).equals(sps.subarray(1, 4))).toBe(true);
        expect(shownPixels(sps)).toEqual([given.width, given.height]);
      }),
    );
  });

  test('is the same for the same options, and another for another seed', () => {
    const one: Mp4Options = { width: 64, height: 64, seconds: 1, seed: 'one' };
    expect(makeMp4(one).equals(makeMp4(one))).toBe(true);
    expect(makeMp4(one).equals(makeMp4({ ...one, seed: 'two' }))).toBe(false);
  });

  test.each<[Mp4Options, string]>([
    [
      { width: 320, height: 180, seconds: 4, seed: 'seed a' },
      '2a5ea2e81ee8b305e4d9464b68466af41d9de7c474766a3e4e5db5d18cbba81e',
    ],
    [
      { width: 350, height: 198, seconds: 3, seed: 'seed h' },
      '828f2ffa277a35171ecf29b6eba7aa8fbfc8db3e5a591c099e07186f8612a7dd',
    ],
  ])('has the bytes that players were tried with: %o', (given, want) => {
    expect(createHash('sha256').update(makeMp4(given)).digest('hex')).toBe(want);
  });

  test('repeats itself with the groups of pictures, which is why the coded ones can be used again', () => {
    expect(mosaic_round_ms).toBe(group_pictures * 250);
  });

  test('of the longest time is made at once', () => {
    const file = makeMp4({ width: 64, height: 64, seconds: most_video_seconds, seed: 'long' });
    expect(inside(file, 'moov', 'mvhd').readUInt32BE(16)).toBe(600_000);
  });

  test.each([
    [{ width: 15 }, /even sides of 16/],
    [{ width: 17 }, /even sides/],
    [{ height: most_video_pixels + 2 }, /to 1920 pixels/],
    [{ height: Number.NaN }, /even sides/],
    [{ seconds: 0 }, /0.001 to 600 seconds/],
    [{ seconds: 600.001 }, /600 seconds, not 600.001/],
    [{ seconds: Number.NaN }, /seconds/],
  ])('with %o is refused', (wrong, message) => {
    expect(() => makeMp4({ width: 16, height: 16, seconds: 1, seed: '', ...wrong })).toThrow(message);
  });
});

const table = ['trak', 'mdia', 'minf', 'stbl'];

function boxesOf(bytes: Buffer): { type: string; body: Buffer }[] {
  const boxes = [];
  let at = 0;
  while (at < bytes.length) {
    const length = bytes.readUInt32BE(at);
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + 8, at + length) });
    at += length;
  }
  expect(at).toBe(bytes.length);
  return boxes;
}

function inside(bytes: Buffer, ...way: string[]): Buffer {
  return way.reduce((at, name) => boxesOf(at).find(({ type }) => type === name)!.body, bytes);
}

function words(bytes: Buffer): number[] {
  return Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32BE(index * 4));
}

/** Reads a sequence parameter set of the baseline profile as far as the cropping (ITU-T H.264, clause 7.3.2.1.1). */
function shownPixels(sps: Buffer): [width: number, height: number] {
  const bits = [...sps].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  let at = 32;
  const ue = () => {
    const zeros = bits.indexOf('1', at) - at;
    const value = Number.parseInt(bits.slice(at + zeros, at + 2 * zeros + 1), 2) - 1;
    at += 2 * zeros + 1;
    return value;
  };
  expect(sps[0]).toBe(0x67);
  expect(sps[1]).toBe(66);
  expect([ue(), ue(), ue(), ue()]).toEqual([0, 0, 2, 1]);
  at += 1;
  const [across, down] = [ue() + 1, ue() + 1];
  expect(bits.slice(at, at + 3)).toBe('111');
  at += 3;
  const [left, right, top, bottom] = [ue(), ue(), ue(), ue()];
  return [across * 16 - 2 * (left + right), down * 16 - 2 * (top + bottom)];
}

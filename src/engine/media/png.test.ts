import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mosaic } from './mosaic.ts';
import { makePng, makePngThumbnail, most_pixels, thumbnail_pixels } from './png.ts';

const sides = fc.record({ width: fc.integer({ min: 1, max: 70 }), height: fc.integer({ min: 1, max: 70 }) });

describe('a PNG', () => {
  test('has its chunks in order, each with the checksum of its type and data', () => {
    fc.assert(
      fc.property(sides, fc.string(), ({ width, height }, seed) => {
        const png = makePng({ width, height, seed });
        expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
        const chunks = chunksOf(png);
        expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
        for (const { checked, checksum } of chunks) expect(checksum).toBe(crc(checked));
      }),
    );
  });

  test('holds the pixels of the mosaic', () => {
    fc.assert(
      fc.property(sides, fc.string(), ({ width, height }, seed) => {
        const { colours, colourOf } = mosaic(seed);
        const shown = pixelsOf(makePng({ width, height, seed }));
        expect([shown.width, shown.height, shown.pixels.length]).toEqual([width, height, width * height]);
        const want = shown.pixels.map((_, index) => {
          const [x, y] = [index % width, Math.floor(index / width)];
          return colours[colourOf(Math.floor((x * 8) / width), Math.floor((y * 8) / height))];
        });
        // As text: comparing thousands of small arrays one by one takes seconds.
        expect(JSON.stringify(shown.pixels)).toBe(JSON.stringify(want));
      }),
    );
  });

  test('is small, and another for another seed', () => {
    const one = makePng({ width: 1024, height: 1024, seed: 'one' });
    expect(one.length).toBeLessThan(4_000);
    expect(makePng({ width: 1024, height: 1024, seed: 'one' }).equals(one)).toBe(true);
    expect(makePng({ width: 1024, height: 1024, seed: 'two' }).equals(one)).toBe(false);
  });

  test('has the bytes that image readers were tried with', () => {
    const png = makePng({ width: 512, height: 512, seed: 'a red kite' });
    expect(createHash('sha256').update(png).digest('hex')).toBe(
      '978b0af23eb18a6a5dbaac36418d74cefecbec5cd8a9d4a6adb874e0247fd3ac',
    );
  });

  test.each([
    [0, 1],
    [1, most_pixels + 1],
    [1.5, 1],
    [Number.NaN, 1],
    [-1, 1],
  ])('of %s by %s pixels is refused', (width, height) => {
    expect(() => makePng({ width, height, seed: '' })).toThrow(RangeError);
  });
});

test.each([
  [512, 512, 256, 256],
  [1000, 10, 256, 3],
  [10, 8192, 1, 256],
  [64, 32, 64, 32],
])('the thumbnail of %i by %i is %i by %i', (width, height, small_width, small_height) => {
  const thumbnail = makePngThumbnail({ width, height, seed: 'one' });
  expect(pixelsOf(thumbnail)).toMatchObject({ width: small_width, height: small_height });
  expect(thumbnail.equals(makePng({ width: small_width, height: small_height, seed: 'one' }))).toBe(true);
  expect(Math.max(small_width, small_height)).toBeLessThanOrEqual(thumbnail_pixels);
});

function chunksOf(png: Buffer): { type: string; data: Buffer; checked: Buffer; checksum: number }[] {
  const chunks = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const checked = png.subarray(at + 4, at + 8 + length);
    const [type, data] = [checked.toString('latin1', 0, 4), checked.subarray(4)];
    chunks.push({ type, data, checked, checksum: png.readUInt32BE(at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

/** The CRC-32 of the PNG specification, appendix D, bit by bit. */
function crc(bytes: Buffer): number {
  let remainder = 0xffffffff;
  for (const byte of bytes) {
    remainder ^= byte;
    for (let bit = 0; bit < 8; bit++) remainder = (remainder >>> 1) ^ (remainder & 1 ? 0xedb88320 : 0);
  }
  return (remainder ^ 0xffffffff) >>> 0;
}

function pixelsOf(png: Buffer): { width: number; height: number; pixels: number[][] } {
  const [header, palette, data] = chunksOf(png).map((chunk) => chunk.data) as [Buffer, Buffer, Buffer];
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  expect([...header.subarray(8)]).toEqual([4, 3, 0, 0, 0]);
  const raw = inflateSync(data);
  const row_bytes = Math.ceil(width / 2);
  expect(raw.length).toBe((row_bytes + 1) * height);
  const pixels: number[][] = [];
  let above = Buffer.alloc(row_bytes);
  for (let y = 0; y < height; y++) {
    const [filter, ...bytes] = raw.subarray(y * (row_bytes + 1), (y + 1) * (row_bytes + 1));
    expect([0, 2]).toContain(filter);
    const row = Buffer.from(bytes.map((byte, index) => byte + (filter === 2 ? above[index]! : 0)));
    for (let x = 0; x < width; x++) {
      const colour = x % 2 === 0 ? row[x >> 1]! >> 4 : row[x >> 1]! & 15;
      pixels.push([...palette.subarray(colour * 3, colour * 3 + 3)]);
    }
    above = row;
  }
  return { width, height, pixels };
}

/**
 * Small real PNG files (ISO/IEC 15948): a signature, then chunks of length, type, data and CRC-32. The pixels are
 * indices into a palette, four bits each, in rows that begin with the number of their filter.
 */
import { constants, crc32, deflateSync } from 'node:zlib';
import { type Mosaic, mosaic, mosaic_cells } from './mosaic.ts';

export interface PngOptions {
  /** In pixels, from 1 to `most_pixels`. */
  width: number;
  height: number;
  /** Equal seeds give equal pictures, and with equal sizes equal bytes. */
  seed: string;
}

/** The longest side of an image, in pixels. */
export const most_pixels = 8192;

/** The longest side of a thumbnail, in pixels. */
export const thumbnail_pixels = 256;

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const bits_per_pixel = 4;
const palette_colour = 3;
/** Filter 0, bytes as they are, and filter 2, what to add to the row above. */
const filter = { none: 0, up: 2 };

/** @throws RangeError when a side is no whole number from 1 to `most_pixels` */
export function makePng({ width, height, seed }: PngOptions): Buffer {
  for (const side of [width, height]) {
    if (!Number.isInteger(side) || side < 1 || side > most_pixels) {
      throw new RangeError(`a PNG has sides of 1 to ${most_pixels} pixels, not ${width} by ${height}`);
    }
  }
  const picture = mosaic(seed);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits_per_pixel, palette_colour, 0, 0, 0], 8);
  // Runs alone, and no search for repeats: the search differs between processors, and with it the bytes.
  const data = deflateSync(rows(picture, width, height), { level: 9, strategy: constants.Z_RLE });
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(picture.colours.flat())),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The same picture in small: its longest side is at most `thumbnail_pixels`, and its sides keep their proportion. */
export function makePngThumbnail({ width, height, seed }: PngOptions): Buffer {
  const scale = Math.min(1, thumbnail_pixels / Math.max(width, height));
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return makePng({ width: side(width), height: side(height), seed });
}

/** The rows of a cell are equal: all but the first say that nothing is to be added to the row above. */
function rows(picture: Mosaic, width: number, height: number): Buffer {
  const row_bytes = Math.ceil((width * bits_per_pixel) / 8);
  const all = Buffer.alloc((row_bytes + 1) * height);
  for (let y = 0, above = -1; y < height; y++) {
    const at = y * (row_bytes + 1);
    const cell_row = cellOf(y, height);
    all[at] = cell_row === above ? filter.up : filter.none;
    if (cell_row !== above) drawRow(all.subarray(at + 1), picture, width, cell_row);
    above = cell_row;
  }
  return all;
}

function drawRow(row: Buffer, picture: Mosaic, width: number, cell_row: number): void {
  for (let x = 0; x < width; x++) {
    const colour = picture.colourOf(cellOf(x, width), cell_row);
    row[x >> 1]! |= x % 2 === 0 ? colour << 4 : colour;
  }
}

function cellOf(pixel: number, pixels: number): number {
  return Math.floor((pixel * mosaic_cells) / pixels);
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([ends.subarray(0, 4), typed, ends.subarray(4)]);
}

/**
 * Small real MP4 files that browsers play: one H.264 track (`h264.ts`) of a mosaic, four pictures a second, without
 * sound. The description (`moov`) stands before the pictures (`mdat`), so that a player can begin before it has all.
 *
 * To see that a change still plays, write a file, then
 * `ffprobe -show_entries stream=codec_name,profile,width,height,duration,nb_frames FILE`, `ffmpeg -v error -i FILE -f
 * null -` (which must say nothing), and in a page opened with headless Chromium that posts what it found to a local server: a `<video>` whose
 * `duration`, `videoWidth` and `videoHeight` are right once `loadedmetadata` has come, and whose picture after a seek,
 * drawn on a canvas, has the colours of the mosaic.
 */
import { box, fullBox, text, u8, u16, u32 } from './boxes.ts';
import {
  codedPicture,
  type FrameSize,
  group_pictures,
  inMacroblocks,
  type Picture,
  parameterSets,
  type Yuv,
} from './h264.ts';
import { type Colour, mosaic, mosaic_cells, mosaic_round_ms } from './mosaic.ts';

export interface Mp4Options {
  /** In pixels, even, from 16 to `most_video_pixels`. */
  width: number;
  height: number;
  /** More than 0, at most `most_video_seconds`; kept to the millisecond. */
  seconds: number;
  /** Equal options give equal bytes. */
  seed: string;
}

/** The longest side of a video, in pixels. */
export const most_video_pixels = 1920;

/** The longest video; at its largest size it has 7 MB. */
export const most_video_seconds = 600;

/** The last picture is shown for as long as is left. */
const picture_ms = 250;

/** Two groups: each is one round of the mosaic, and every other one is numbered alike. */
const pictures_before_repeat = (2 * mosaic_round_ms) / picture_ms;

/** @throws RangeError when an option is out of its bounds */
export function makeMp4({ width, height, seconds, seed }: Mp4Options): Buffer {
  const duration_ms = Math.round(seconds * 1000);
  if (!isSide(width) || !isSide(height)) {
    throw new RangeError(`a video has even sides of 16 to ${most_video_pixels} pixels, not ${width} by ${height}`);
  }
  if (!(duration_ms >= 1 && duration_ms <= most_video_seconds * 1000)) {
    throw new RangeError(`a video lasts from 0.001 to ${most_video_seconds} seconds, not ${seconds}`);
  }
  const size = { width, height };
  const samples = codedPictures(size, Math.ceil(duration_ms / picture_ms), seed);
  const type = box('ftyp', text('isom'), u32(512), text('isomiso2avc1mp41'));
  // The place of the pictures is told within what stands before them; telling it takes the same room whatever it is.
  const before = type.length + moov(size, duration_ms, samples, 0).length;
  return Buffer.concat([type, moov(size, duration_ms, samples, before + 8), box('mdat', ...samples)]);
}

function isSide(pixels: number): boolean {
  return pixels >= 16 && pixels <= most_video_pixels && pixels % 2 === 0;
}

/** The samples of the track: each a NAL unit after its length. */
function codedPictures(size: FrameSize, count: number, seed: string): Buffer[] {
  const { colours, colourOf } = mosaic(seed);
  const palette = colours.map(toYuv);
  const { across, down } = inMacroblocks(size);
  const draw = (number: number): Picture =>
    Array.from({ length: across * down }, (_, index) => {
      const [column, row] = [cellOf(index % across, across), cellOf(Math.floor(index / across), down)];
      return palette[colourOf(column, row, number * picture_ms)]!;
    });
  const coded = (number: number) => {
    const unit = codedPicture(size, number, draw(number), number > 0 ? draw(number - 1) : []);
    return Buffer.concat([u32(unit.length), unit]);
  };
  const different = Array.from({ length: Math.min(count, pictures_before_repeat) }, (_, number) => coded(number));
  return Array.from({ length: count }, (_, number) => different[number % pictures_before_repeat]!);
}

/** The cell in whose middle a macroblock lies. */
function cellOf(macroblock: number, macroblocks: number): number {
  return Math.floor(((macroblock + 0.5) * mosaic_cells) / macroblocks);
}

/** BT.709, 16 to 235 for luma and 16 to 240 for chroma. */
function toYuv([red, green, blue]: Colour): Yuv {
  const y = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const chroma = (difference: number, most: number) => Math.round(128 + (224 / 255) * (difference / most));
  return [Math.round(16 + (219 / 255) * y), chroma(blue - y, 1.8556), chroma(red - y, 1.5748)];
}

const milliseconds = 1000;
/** The matrix of a picture that is neither turned nor stretched. */
const upright = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

function moov({ width, height }: FrameSize, duration_ms: number, samples: readonly Buffer[], offset: number): Buffer {
  const movie = fullBox(
    'mvhd',
    0,
    u32(0, 0, milliseconds, duration_ms, 0x10000),
    u16(0x100, 0),
    u32(0, 0),
    upright,
    u32(0, 0, 0, 0, 0, 0, 2),
  );
  const enabled_and_in_movie = 3;
  const track = fullBox(
    'tkhd',
    enabled_and_in_movie,
    u32(0, 0, 1, 0, duration_ms, 0, 0),
    u16(0, 0, 0, 0),
    upright,
    u32(width * 0x10000, height * 0x10000),
  );
  const no_language = 0x55c4;
  const media = box(
    'mdia',
    fullBox('mdhd', 0, u32(0, 0, milliseconds, duration_ms), u16(no_language, 0)),
    fullBox('hdlr', 0, u32(0), text('vide'), u32(0, 0, 0), text('video\0')),
    box(
      'minf',
      fullBox('vmhd', 1, u16(0, 0, 0, 0)),
      dataInThisFile(),
      sampleTable({ width, height }, duration_ms, samples, offset),
    ),
  );
  return box('moov', movie, box('trak', track, media));
}

function dataInThisFile(): Buffer {
  return box('dinf', fullBox('dref', 0, u32(1), fullBox('url ', 1)));
}

function sampleTable(size: FrameSize, duration_ms: number, samples: readonly Buffer[], offset: number): Buffer {
  const count = samples.length;
  const times = [...(count > 1 ? [count - 1, picture_ms] : []), 1, duration_ms - (count - 1) * picture_ms];
  const alone = samples.map((_, index) => index + 1).filter((number) => (number - 1) % group_pictures === 0);
  return box(
    'stbl',
    fullBox('stsd', 0, u32(1), sampleEntry(size)),
    fullBox('stts', 0, u32(times.length / 2, ...times)),
    fullBox('stss', 0, u32(alone.length, ...alone)),
    fullBox('stsc', 0, u32(1, 1, count, 1)), // one chunk holds all
    fullBox('stsz', 0, u32(0, count, ...samples.map(({ length }) => length))),
    fullBox('stco', 0, u32(1, offset)),
  );
}

function sampleEntry({ width, height }: FrameSize): Buffer {
  const { sps, pps } = parameterSets({ width, height });
  const four_byte_lengths = 0xff;
  const decoder = box(
    'avcC',
    u8(1, sps[1]!, sps[2]!, sps[3]!, four_byte_lengths, 0xe1),
    u16(sps.length),
    sps,
    u8(1),
    u16(pps.length),
    pps,
  );
  const dots_per_inch = 72 * 0x10000;
  return box(
    'avc1',
    u16(0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, width, height),
    u32(dots_per_inch, dots_per_inch, 0),
    u16(1),
    Buffer.alloc(32), // no name of a compressor
    u16(24, 0xffff),
    decoder,
  );
}

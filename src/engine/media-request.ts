/** Size and length of media that the inputs of a run ask for, by the names that such inputs usually have. */
import { most_video_pixels, most_video_seconds } from './media/mp4.ts';
import { most_pixels } from './media/png.ts';

/** The values of a run's inputs by name, with defaults. */
export type InputValues = Readonly<Record<string, unknown>>;

export interface Size {
  width: number;
  height: number;
}

/** In pixels: as the document's examples have it. */
const default_image: Size = { width: 512, height: 512 };
const default_video: Size = { width: 640, height: 360 };
const default_seconds = 4;

/** `width` and `height`, or `size` or `resolution` as `1024x768`, brought to sizes that a PNG can have. */
export function imageSizeOf(input: InputValues): Size {
  const { width, height } = askedSize(input) ?? default_image;
  return { width: within(width, 1, most_pixels), height: within(height, 1, most_pixels) };
}

/** As for images; a video has even sides. */
export function videoSizeOf(input: InputValues): Size {
  const { width, height } = askedSize(input) ?? default_video;
  const side = (pixels: number) => 2 * Math.round(within(pixels, 16, most_video_pixels) / 2);
  return { width: side(width), height: side(height) };
}

/** `seconds` or `duration`, to the millisecond. */
export function secondsOf(input: InputValues): number {
  const asked = [input.seconds, input.duration].find((value) => typeof value === 'number' && value > 0);
  const seconds = Math.min((asked as number | undefined) ?? default_seconds, most_video_seconds);
  return Math.max(1, Math.round(seconds * 1000)) / 1000;
}

/** The first text that tells what to make. */
export function promptOf(input: InputValues): string {
  const texts = [input.prompt, input.text, ...Object.values(input)].filter((value) => typeof value === 'string');
  return texts[0] ?? '';
}

function askedSize(input: InputValues): Size | undefined {
  const { width, height } = input;
  if (typeof width === 'number' && typeof height === 'number') return { width, height };
  const [, across, down] = /^(\d{1,5})x(\d{1,5})$/.exec(String(input.size ?? input.resolution ?? '')) ?? [];
  return across === undefined ? undefined : { width: Number(across), height: Number(down) };
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(Math.round(value), least), most);
}

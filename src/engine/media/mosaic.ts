/**
 * The picture that the reference server's models draw: a mosaic of few flat colours that is told by its seed, and told
 * apart from others at a glance. A figure, mirrored about the middle, stands on a background that goes from one colour
 * to another; in a video a light wanders along the bottom. Flat cells are what keeps the files small.
 */
import { derive } from '../random.ts';

/** Red, green and blue, each 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

export interface Mosaic {
  /** The background from top to bottom, the figure, the light. */
  colours: readonly Colour[];
  /**
   * The colour of a cell, as an index.
   * @param column from 0, at the left, to `mosaic_cells - 1`
   * @param row from 0, at the top
   * @param time_ms since the start of a video; an image has no light
   */
  colourOf(column: number, row: number, time_ms?: number): number;
}

/** Cells across, and down. */
export const mosaic_cells = 8;

/** Stay of the light in a cell. */
const light_step_ms = 250;
/** After so long a video repeats itself. */
export const mosaic_round_ms = mosaic_cells * light_step_ms;
/** The figure has no cells along the edges. */
const figure_cells = mosaic_cells - 2;

/** @param seed equal seeds give equal pictures */
export function mosaic(seed: string): Mosaic {
  const drawn = derive(seed, 'mosaic');
  const hue = drawn.readUInt16BE(0) % 360;
  const figure = drawn.readUIntBE(2, 3);
  const top = fromHue(hue, 0.3);
  const bottom = fromHue(hue + 60, 0.7);
  const bands = Array.from({ length: mosaic_cells }, (_, band) => between(top, bottom, band / (mosaic_cells - 1)));

  return {
    colours: [...bands, fromHue(hue + 180, 0.95), [255, 255, 255]],
    colourOf(column, row, time_ms) {
      const lit_column = time_ms === undefined ? -1 : Math.floor(time_ms / light_step_ms) % mosaic_cells;
      if (row === mosaic_cells - 1 && column === lit_column) return mosaic_cells + 1;
      return isFigure(figure, column - 1, row - 1) ? mosaic_cells : row;
    },
  };
}

/** The figure is a bit for each cell of its left half, row by row. */
function isFigure(figure: number, column: number, row: number): boolean {
  if (Math.min(column, row) < 0 || Math.max(column, row) >= figure_cells) return false;
  const half = figure_cells / 2;
  const bit = row * half + Math.min(column, figure_cells - 1 - column);
  return ((figure >> bit) & 1) === 1;
}

function between(from: Colour, to: Colour, share: number): Colour {
  const mixed = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [mixed(0), mixed(1), mixed(2)];
}

/** A strong colour of that hue in degrees. @param value from 0, black, to 1 */
function fromHue(hue: number, value: number): Colour {
  const channel = (offset: number) => {
    const place = (offset + hue / 60) % 6;
    return Math.round(255 * value * (1 - 0.7 * Math.max(0, Math.min(place, 4 - place, 1))));
  };
  return [channel(5), channel(3), channel(1)];
}

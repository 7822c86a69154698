/** Modes of a clock, by their names; apart from the clocks, so that the command line can name them. */

/**
 * `real` goes with the machine's clock; `xN` goes N times as fast; `virtual` stands still until it is advanced;
 * `virtual-auto` goes on to the next thing that is due whenever nothing else is going on. All of them can be advanced.
 */
export type ClockMode = 'real' | 'virtual' | 'virtual-auto' | `x${number}`;

/** Bounds of a clock's speed, as multiples of the machine's. */
const clock_rates = { least: 0.001, most: 100_000 } as const;

/** The modes in words, for who got one wrong. */
export const clock_modes = `real, virtual, virtual-auto, or xN with N from ${clock_rates.least} to ${clock_rates.most}`;

/** @returns undefined when the text names no mode */
export function clockModeOf(text: string): ClockMode | undefined {
  if (text === 'real' || text === 'virtual' || text === 'virtual-auto') return text;
  const rate = /^x\d+(?:\.\d+)?$/.test(text) ? Number(text.slice(1)) : Number.NaN;
  return rate >= clock_rates.least && rate <= clock_rates.most ? `x${rate}` : undefined;
}

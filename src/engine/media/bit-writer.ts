/** Writes numbers of any number of bits, most significant bit first, as H.264 does (ITU-T H.264, clause 7.2 and 9.1). */
export interface BitWriter {
  /** A number in so many bits, at most 31. */
  u(bits: number, value: number): void;
  /** Exponential Golomb code of a number that is not negative. */
  ue(value: number): void;
  /** The same, of a number with a sign. */
  se(value: number): void;
  /** Everything so far, ended by a one and zeros up to the next byte. */
  finish(): Buffer;
}

export function createBitWriter(): BitWriter {
  const bytes: number[] = [];
  let pending = 0;
  let pending_bits = 0;

  function u(bits: number, value: number): void {
    for (let bit = bits - 1; bit >= 0; bit--) {
      pending = (pending << 1) | ((value >>> bit) & 1);
      if (++pending_bits < 8) continue;
      bytes.push(pending);
      pending = 0;
      pending_bits = 0;
    }
  }

  function ue(value: number): void {
    const bits = 32 - Math.clz32(value + 1);
    u(bits - 1, 0);
    u(bits, value + 1);
  }

  return {
    u,
    ue,
    se: (value) => ue(value > 0 ? 2 * value - 1 : -2 * value),
    finish() {
      u(1, 1);
      while (pending_bits > 0) u(1, 0);
      return Buffer.from(bytes);
    },
  };
}

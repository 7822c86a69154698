/** Boxes of the ISO base media file format (ISO/IEC 14496-12): a length, a type of four letters, and what is inside. */

export function box(type: string, ...inside: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(inside);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
}

/** A box that begins with a version, here always 0, and flags. */
export function fullBox(type: string, flags: number, ...inside: readonly Uint8Array[]): Buffer {
  return box(type, u32(flags), ...inside);
}

export function u8(...values: readonly number[]): Buffer {
  return Buffer.from(values);
}

export function u16(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value, index * 2);
  return bytes;
}

export function u32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}

export function text(value: string): Buffer {
  return Buffer.from(value, 'latin1');
}

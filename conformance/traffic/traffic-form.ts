/** Forms of what is judged again: apart, so that a history is judged without what reads recordings. */
import { open } from 'node:fs/promises';
import { InputError } from '../../src/input/input-error.ts';

/** So much of a file tells which of the forms it has. */
const head_bytes = 64 * 1024;

export type TrafficForm = 'history' | 'har' | 'lines';

/**
 * Tells the form by the beginning of a file, whatever its name.
 * @throws InputError when it cannot be read
 */
export async function formOf(file: string): Promise<TrafficForm> {
  const head = await headOf(file);
  const line = head.trimStart().split('\n', 1)[0]!.trimEnd();
  if (/^\{\s*"type"\s*:\s*"run"/.test(line)) return 'history';
  // A HAR file is one document; a line of an entry is whole.
  if (/^\{\s*"log"\s*:/.test(head.trimStart())) return 'har';
  return 'lines';
}

async function headOf(file: string): Promise<string> {
  // Standard input is read once: only lines may come by it.
  if (file === '-') return '';
  try {
    const handle = await open(file);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(head_bytes), 0, head_bytes, 0);
      if (bytesRead === 0) throw new InputError(`${file}: is empty`);
      return buffer.toString('utf8', 0, bytesRead).replace(/^\uFEFF/, '');
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (error instanceof InputError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'no such file' : code === 'EISDIR' ? 'is a folder' : `cannot be read (${code})`;
    throw new InputError(`${file}: ${why}`);
  }
}

/** Something the user gave is wrong. The message is one line that names the place and the mend; the command exits 2. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

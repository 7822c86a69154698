/** Bodies that receivers answer with, so that a log that shows one can be asked whose it is. */

/** @param number of the arrival that is answered */
function answerText(number: number): string {
  return `ok (answer ${number})`;
}

/** Successes that are answered in Latin-1: in which encoding an answer is, nothing says, and its status stands before it. */
const in_latin_1: readonly number[] = [202, 206];

export function isInLatin1(status: number | undefined): boolean {
  return status !== undefined && in_latin_1.includes(status);
}

/** The same as bytes, which for some statuses are no UTF-8. */
export function answerBytes(number: number, status: number): Buffer {
  return isInLatin1(status) ? Buffer.from(`reçu: ${answerText(number)}`, 'latin1') : Buffer.from(answerText(number));
}

/** The arrival whose answer stands in a text, whole; undefined for any other text, and for what is left of a cut one. */
export function answeredIn(text: string): number | undefined {
  const [, number] = /\(answer (\d+)\)/.exec(text) ?? [];
  return number === undefined ? undefined : Number(number);
}

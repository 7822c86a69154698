/** What receivers answer with, so that a log that shows it can be asked whose answer it is. */

/** @param number of the arrival that is answered */
export function answerText(number: number): string {
  return `ok (answer ${number})`;
}

/** The arrival whose answer stands in a text, whole; undefined for any other text, and for what is left of a cut one. */
export function answeredIn(text: string): number | undefined {
  const [, number] = /\(answer (\d+)\)/.exec(text) ?? [];
  return number === undefined ? undefined : Number(number);
}

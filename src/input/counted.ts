/** Numbers of things, in words for people. */

/** `1 check`, `2 checks`. @param several the plural, where it is not the word with an s */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

/** Checks that a gate asks for: those that its version of the requirements had. */

const version = /^(\d+)\.(\d+)\.(\d+)$/;

export function isVersion(text: string): boolean {
  return version.test(text);
}

/** True for a check that came after the requirements; without any, none did. Both are versions of the kit: `1.0.0`. */
export function isLater(since: string, requirements: string | undefined): boolean {
  if (requirements === undefined) return false;
  const [own, asked] = [since, requirements].map((text) => version.exec(text)!.slice(1).map(Number));
  const place = own!.findIndex((number, index) => number !== asked![index]);
  return place >= 0 && own![place]! > asked![place]!;
}

/** Where in a body something stands that is known by its value, as a JSON Pointer. Arrays are not gone through. */
export function placeOf(value: unknown, body: unknown): string | undefined {
  if (value === undefined || value === null || typeof body !== 'object' || body === null) return undefined;
  if (Array.isArray(body)) return undefined;
  for (const [name, inner] of Object.entries(body)) {
    const token = `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (inner === value || (typeof value === 'object' && JSON.stringify(inner) === JSON.stringify(value))) return token;
    const deeper = placeOf(value, inner);
    if (deeper !== undefined) return `${token}${deeper}`;
  }
  return undefined;
}

/** What is masked or left out is found nowhere, and what is not told can be anywhere: only what both know is compared. */
export function agreesInCommon(
  told: Readonly<Record<string, unknown>>,
  found: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(found).every(([name, place]) => told[name] === undefined || told[name] === place);
}

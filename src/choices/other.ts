/** A behaviour that has no word of its own. The suite then only observes; the server refuses to start with it. */
export interface Other {
  other: string;
}

/** Tells `{other: …}` from any other value of a choice. */
export function isOther(value: unknown): value is Other {
  return typeof value === 'object' && value !== null && 'other' in value && typeof value.other === 'string';
}

/** A value in a line: the whole of it stands in report.json. */
const max_value_length = 300;

export function brief(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > max_value_length ? `${text.slice(0, max_value_length)}…` : text;
}

/** One server-sent event as text. Without an id a reader keeps the one that it has. */
export function eventText(id: string | undefined, event: string, data: object): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

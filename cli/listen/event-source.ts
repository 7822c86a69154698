/** Reader of server-sent events (HTML, section 9.2), as far as the control interface uses them. */

export interface ServerSentEvent {
  event: string;
  /** Absent where the event keeps that of the one before. */
  id?: string;
  data: string;
}

/** Comments and what is cut off at the end are left out. */
export async function* serverSentEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) {
    const blocks = (text + decoder.decode(chunk, { stream: true })).split('\n\n');
    text = blocks.pop()!;
    for (const block of blocks) {
      const event = eventOf(block);
      if (event) yield event;
    }
  }
}

function eventOf(block: string): ServerSentEvent | undefined {
  const fields: Record<string, string> = {};
  for (const line of block.split('\n')) {
    const [, name, value] = /^(event|id|data): ?(.*)$/.exec(line) ?? [];
    if (name !== undefined) fields[name] = value!;
  }
  const { event = 'message', data, id } = fields;
  return data === undefined ? undefined : { event, data, ...(id !== undefined && { id }) };
}

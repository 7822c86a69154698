/** Answers that bare servers give again, byte for byte. */
export interface StoredAnswer {
  method: string;
  path: string;
  status: number;
  /** Those that Node.js does not write by itself. */
  headers: Record<string, string>;
  body: string;
}

const by_node = ['connection', 'date', 'keep-alive', 'content-length', 'transfer-encoding'];

/** Asks once, and keeps what comes. */
export async function storedAnswer(url: string, init: RequestInit & { method: string }): Promise<StoredAnswer> {
  const answer = await fetch(url, init);
  const { pathname, search } = new URL(url);
  if (!answer.ok) throw new Error(`${init.method} ${url}: ${answer.status} ${await answer.text()}`);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !by_node.includes(name)));
  return { method: init.method, path: pathname + search, status: answer.status, headers, body: await answer.text() };
}

/**
 * A receiver in a process of its own, so that it shares no event loop with who sends: answers every POST with 204 as
 * soon as the whole of it is there. It reads no more of HTTP than that takes, so that the sender is what is measured.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

export interface Receiver {
  origin: string;
  stop(): void;
}

const own_file = fileURLToPath(import.meta.url);

export async function startReceiver(): Promise<Receiver> {
  const child = fork(own_file, ['receive'], { execArgv: [] });
  const [port] = await once(child, 'message');
  return { origin: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}

const answer = 'HTTP/1.1 204 No Content\r\n\r\n';
const end_of_head = '\r\n\r\n';

/** Number of whole requests in the text so far, and the rest of one that is not. */
function taken(text: string): { whole: number; rest: string } {
  let [whole, from] = [0, 0];
  for (;;) {
    const head_end = text.indexOf(end_of_head, from);
    if (head_end < 0) break;
    const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(from, head_end + 2))?.[1] ?? '0';
    const end = head_end + end_of_head.length + Number(length);
    if (end > text.length) break;
    [whole, from] = [whole + 1, end];
  }
  return { whole, rest: text.slice(from) };
}

function receive(): void {
  const server = createServer((socket) => {
    let kept = '';
    // One character for each byte: nothing but the head is read as text.
    socket.setEncoding('latin1').on('data', (chunk) => {
      const { whole, rest } = taken(kept + chunk);
      kept = rest;
      if (whole > 0) socket.write(answer.repeat(whole));
    });
    socket.on('error', () => socket.destroy());
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  // It ends with the process that started it.
  process.on('disconnect', () => process.exit());
}

if (process.argv[1] === own_file && process.argv[2] === 'receive') receive();

/** A port of its own, which can be shut: whoever connects to it meanwhile is refused. */
import { InputError } from '../../src/input/input-error.ts';
import { createReceiver, type Receiver } from './receiver.ts';
import { unfolded } from './unfolded.ts';

const most_echoed = 4_096;

/** Shut to begin with. @param host where to listen: loopback unless given */
export async function createOwnPort(host?: string) {
  const bodies: string[] = [];
  let receiver: Receiver | undefined;
  let fault: Error | undefined;

  async function listen(port: number, path?: string): Promise<string> {
    receiver = await createReceiver({ bind: { ...(host !== undefined && { host }), port } });
    const { url } = receiver.open(
      (arrival) => {
        const text = unfolded(arrival).toString();
        bodies.push(text);
        // A probe that asks whether the port is ours wants back what it sent.
        return { kind: 'status', status: 200, body: text.slice(0, most_echoed) };
      },
      { ...(path !== undefined && { path }) },
    );
    return url;
  }

  function note(): void {
    fault ??= receiver?.fault;
  }

  async function shut(): Promise<void> {
    await receiver?.close();
    note();
    receiver = undefined;
  }

  const url = await listen(0);
  await shut();
  const { port, pathname, search } = new URL(url);
  return {
    url,
    /** Number of requests that came with this text. @throws the error of the kit by which one was not answered */
    heard(text: string): number {
      note();
      if (fault) throw new Error(`the receiver could not answer an event: ${fault.message}`);
      return bodies.filter((body) => body.toLowerCase().includes(text.toLowerCase())).length;
    },
    /** False where somebody else has taken the port meanwhile. */
    async open(): Promise<boolean> {
      try {
        await listen(Number(port), pathname + search);
        return true;
      } catch (error) {
        if (error instanceof InputError) return false;
        throw error;
      }
    },
    shut,
  };
}

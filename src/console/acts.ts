/** Acts of people: what buttons and keys do, each with a word on what came of it. */
import { signal } from '@preact/signals';
import {
  curlOfDelivery,
  curlOfRequest,
  curlOfRun,
  dispatchOf,
  headersOf,
  testOfDelivery,
  testOfRequest,
  testOfRun,
  unsendable,
  wholeBody,
} from './copies.ts';
import type { Clock, Delivery, ListName, LoggedRequest, Rows, Run, Signature, WholeRun } from './records.ts';
import { act, askService, read } from './server.ts';
import { clock, lists, place, setClock, world } from './state.ts';

/** The last thing that was done, or went wrong. */
export const told = signal<{ text: string; is_bad?: boolean } | undefined>(undefined);

/** The answer to what was sent again, by the id of the request. */
export const answers = signal<ReadonlyMap<string, { status: number; text: string }>>(new Map());

export interface FaultDraft {
  name: ListName;
  row: Rows[ListName];
}
/** The entry that a fault is to be made of; undefined while nobody makes one. */
export const fault_draft = signal<FaultDraft | undefined>(undefined);

/** Tells what `work` says, or what went wrong. */
export async function telling(work: () => Promise<string | undefined>): Promise<boolean> {
  try {
    const text = await work();
    if (text !== undefined) told.value = { text };
    return true;
  } catch (error) {
    told.value = { text: error instanceof Error ? error.message : String(error), is_bad: true };
    return false;
  }
}

export function advance(by_ms: number): Promise<boolean> {
  return telling(async () => {
    setClock(await act<Clock>('POST', 'clock/advance', { by_ms }));
    return `The clock was advanced by ${by_ms} ms.`;
  });
}

export function advanceToNext(): Promise<boolean> {
  return telling(async () => {
    const { next_due_at, now } = await read<Clock>('clock');
    if (next_due_at === null) return 'Nothing is due; the clock stays.';
    if (Date.parse(next_due_at) <= Date.parse(now)) return 'It is due already.';
    setClock(await act<Clock>('POST', 'clock/advance', { to: next_due_at }));
    return 'The clock was advanced to what was due next.';
  });
}

export function pauseOrGo(): Promise<boolean> {
  return telling(async () => {
    const next = await act<Clock>('PATCH', 'clock', { is_paused: !clock.peek()?.is_paused });
    setClock(next);
    return next.is_paused ? 'The clock stands.' : 'The clock goes.';
  });
}

async function signatureOf({ id }: Pick<Delivery, 'id'>, attempt?: number): Promise<Signature> {
  return read(`deliveries/${id}/signature${attempt === undefined ? '' : `?attempt=${attempt}`}`);
}

/** The token that a run was dispatched with, or one of its organization. */
async function dispatchWith(run: Run) {
  const { record } = await read<WholeRun>(`runs/${run.id}`);
  const { principals } = world.peek()!;
  const asked = lists.requests.peek().by_id.get(run.request_id ?? '')?.principal;
  const token = (principals[asked ?? ''] ?? principals.owner)?.token;
  return { of_workflow: record.graph_workflow_id !== null, input: record.input as object, token };
}

export function copy(text: string, what: string): Promise<boolean> {
  return telling(async () => {
    await toClipboard(text);
    return `${what} is in the clipboard.`;
  });
}

async function toClipboard(text: string): Promise<void> {
  // Browsers give it to pages of this machine and of https alone.
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  const is_copied = document.execCommand('copy');
  field.remove();
  if (!is_copied) throw new Error('The browser does not let the page copy.');
}

/** The entry that is open. */
export function opened(): FaultDraft | undefined {
  const { view, open } = place.peek();
  if (open === undefined || !(view in lists)) return undefined;
  const name = view as ListName;
  const row = lists[name].peek().by_id.get(open);
  return row && { name, row };
}

export function copyAs(form: 'curl' | 'test', { name, row }: FaultDraft): Promise<boolean> {
  return telling(async () => {
    await toClipboard(await textAs(form, name, row));
    return form === 'curl' ? 'The curl line is in the clipboard.' : 'The test is in the clipboard.';
  });
}

async function textAs(form: 'curl' | 'test', name: ListName, row: Rows[ListName]): Promise<string> {
  const here = world.peek()!;
  if (name === 'requests') return (form === 'curl' ? curlOfRequest : testOfRequest)(row as LoggedRequest, here);
  if (name === 'runs') {
    const dispatch = await dispatchWith(row as Run);
    return (form === 'curl' ? curlOfRun : testOfRun)(row as Run, dispatch, here);
  }
  const { url, event } = row as Delivery;
  const signature = await signatureOf(row);
  return form === 'curl' ? curlOfDelivery(url, signature) : testOfDelivery(event, signature);
}

export function sendAgain({ name, row }: FaultDraft): Promise<boolean> {
  return telling(async () => {
    if (name === 'deliveries') {
      await act('POST', `deliveries/${row.id}/resend`);
      return 'The event is on its way again.';
    }
    if (name === 'runs') {
      const { status, text } = await askService(dispatchOf(row as Run, await dispatchWith(row as Run)));
      if (status >= 400) throw new Error(`The dispatch was answered with ${status}: ${text}`);
      return 'Another run was dispatched with the same input.';
    }
    const request = row as LoggedRequest;
    const reason = unsendable(request);
    if (reason !== undefined) throw new Error(`It cannot be sent again. ${reason}`);
    const { method, path } = request;
    const answer = await askService({
      method,
      path,
      headers: headersOf(request, world.peek()!),
      body: wholeBody(request),
    });
    answers.value = new Map([...answers.peek(), [request.id, answer]]);
    return `It was sent again, and answered with ${answer.status}.`;
  });
}

export function cancelRun({ id }: Run): Promise<boolean> {
  return telling(async () => {
    await act('POST', `runs/${id}/cancel`);
    return 'The run was canceled.';
  });
}

export function takeSnapshot(): Promise<boolean> {
  return telling(async () => {
    await act('POST', 'snapshots');
    return 'A snapshot was taken.';
  });
}

export function restore(id: string): Promise<boolean> {
  return telling(async () => {
    await act('POST', `snapshots/${id}/restore`);
    return 'The world is as it was at that snapshot.';
  });
}

export function restoreLatest(): Promise<boolean> {
  return telling(async () => {
    const { items } = await read<{ items: { id: string }[] }>('snapshots');
    const latest = items.at(-1);
    if (!latest) throw new Error('There is no snapshot to go back to.');
    await act('POST', `snapshots/${latest.id}/restore`);
    return 'The world is as it was at the latest snapshot.';
  });
}

export function reset(): Promise<boolean> {
  return telling(async () => {
    await act('POST', 'reset');
    return 'The world is as it was at first.';
  });
}

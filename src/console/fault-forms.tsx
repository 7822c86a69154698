/** Forms for faults and scripts: empty, or begun with an entry that is to happen again. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type FaultDraft, fault_draft, telling } from './acts.ts';
import type { Delivery, LoggedRequest, Run } from './records.ts';
import { act } from './server.ts';

interface Field {
  name: string;
  label: string;
  kind?: 'number' | 'text' | readonly string[];
  value?: string | number;
  is_optional?: boolean;
}

const wait: Field = { name: 'ms', label: 'milliseconds', kind: 'number', value: 1_000 };
const of_requests: Field = { name: 'operations', label: 'operations (all unless given)', is_optional: true };
const of_receivers: Field = { name: 'url', label: 'receivers that begin with (all unless given)', is_optional: true };

/** Fields of each kind, as `FaultCreate` has them. */
const fault_fields: Readonly<Record<string, readonly Field[]>> = {
  status: [{ name: 'status', label: 'status', kind: 'number', value: 503 }, of_requests],
  latency: [wait, of_requests],
  drop: [{ name: 'when', label: 'when', kind: ['before_answer', 'in_body'] }, of_requests],
  rate_limit: [
    { name: 'requests', label: 'requests', kind: 'number', value: 10 },
    { name: 'per_s', label: 'in so many seconds', kind: 'number', value: 1 },
    of_requests,
  ],
  bad_signature: [
    { name: 'how', label: 'how', kind: ['wrong_key', 'missing', 'other_body', 'truncated'] },
    of_receivers,
  ],
  duplicate: [{ name: 'copies', label: 'copies more', kind: 'number', value: 1 }, of_receivers],
  delay: [wait, of_receivers],
  reorder: [of_receivers],
};

const outcome_fields: Readonly<Record<string, readonly Field[]>> = {
  fail: [
    { name: 'code', label: 'failure code', value: 'model_error' },
    { name: 'after_ms', label: 'after milliseconds', kind: 'number', is_optional: true },
  ],
  cancel: [{ name: 'after_ms', label: 'after milliseconds', kind: 'number', is_optional: true }],
  slow: [{ name: 'by_ms', label: 'later by milliseconds', kind: 'number', value: 30_000 }],
  stall: [],
  complete: [{ name: 'output', label: 'text of the output', is_optional: true }],
};

const times: Field = {
  name: 'times',
  label: 'times (always unless given)',
  kind: 'number',
  value: 1,
  is_optional: true,
};

type Given = Record<string, string>;

/** Only what was filled in; numbers as numbers. */
function filled(fields: readonly Field[], given: Given): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const text = given[name]?.trim();
      return text === undefined || text === '' ? [] : [[name, kind === 'number' ? Number(text) : text]];
    }),
  );
}

interface FormProps {
  kinds: Readonly<Record<string, readonly Field[]>>;
  more?: readonly Field[];
  start?: Given;
  /** Sends it. */
  add(kind: string, values: Record<string, unknown>): Promise<unknown>;
  onAdded?(): void;
}

function Form({ kinds, more = [], start = {}, add, onAdded }: FormProps) {
  const [kind, setKind] = useState(start.kind ?? Object.keys(kinds)[0]!);
  const fields = [...kinds[kind]!, ...more, times];
  return (
    <form
      class="form"
      onSubmit={async (event) => {
        event.preventDefault();
        const given = Object.fromEntries(new FormData(event.currentTarget)) as Given;
        const is_added = await telling(async () => {
          await add(kind, filled(fields, given));
          return 'It was added.';
        });
        if (is_added) onAdded?.();
      }}
    >
      <label>
        <span>kind</span>
        <select value={kind} onChange={(event) => setKind(event.currentTarget.value)}>
          {Object.keys(kinds).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      {fields.map((field) => (
        <Input key={`${kind} ${field.name}`} field={field} value={start[field.name] ?? String(field.value ?? '')} />
      ))}
      <button type="submit">Add</button>
    </form>
  );
}

function Input({ field: { name, label, kind = 'text', is_optional }, value }: { field: Field; value: string }) {
  const id = `field-${name}`;
  const given = { id, name, defaultValue: value };
  return (
    <div class="field">
      <label for={id}>
        <span>{label}</span>
      </label>
      {kind === 'number' && <input type="number" {...given} required={!is_optional} />}
      {kind === 'text' && <input {...given} required={!is_optional} />}
      {typeof kind === 'object' && (
        <select {...given}>
          {kind.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      )}
    </div>
  );
}

type Begun = Pick<FormProps, 'start' | 'onAdded'> & { of?: 'requests' | 'deliveries' };

export function FaultForm({ of, ...begun }: Begun) {
  const isOf = (fields: readonly Field[]) =>
    of === undefined || fields.includes(of === 'requests' ? of_requests : of_receivers);
  const kinds = Object.fromEntries(Object.entries(fault_fields).filter(([, fields]) => isOf(fields)));
  const add = (kind: string, { operations, ...values }: Record<string, unknown>) => {
    const named =
      operations === undefined
        ? {}
        : {
            operations: String(operations)
              .split(/[\s,]+/)
              .filter(Boolean),
          };
    return act('POST', 'faults', { kind, ...values, ...named });
  };
  return <Form {...{ kinds, add, ...begun }} />;
}

const of_runs: readonly Field[] = [{ name: 'model', label: 'model (all unless given)', is_optional: true }];

export function ScriptForm(begun: Begun) {
  const add = (kind: string, { model, times: count, ...values }: Record<string, unknown>) =>
    act('POST', 'scripts', {
      ...(model !== undefined && { model }),
      times: count ?? null,
      outcome: { kind, ...values },
    });
  return <Form {...{ kinds: outcome_fields, more: of_runs, add, ...begun }} />;
}

/** Asks how the entry at hand shall go wrong the next time. */
export function FaultDialog() {
  const draft = fault_draft.value;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (draft) dialog.current?.showModal();
    else dialog.current?.close();
  }, [draft]);
  const close = () => {
    fault_draft.value = undefined;
  };
  return (
    <dialog ref={dialog} onClose={close} aria-labelledby="fault-title">
      <h2 id="fault-title">Make this a fault</h2>
      {draft && <Begun {...draft} onAdded={close} />}
      <button type="button" class="quiet" onClick={close}>
        Cancel
      </button>
    </dialog>
  );
}

function Begun({ name, row, onAdded }: FaultDraft & { onAdded(): void }) {
  if (name === 'runs') {
    const { name: model, status, failure_code } = row as Run;
    const kind = status === 'canceled' ? 'cancel' : 'fail';
    return (
      <>
        <p>The next run of {model} shall end so:</p>
        <ScriptForm
          start={{ kind, model: model ?? '', ...(failure_code && { code: failure_code }) }}
          onAdded={onAdded}
        />
      </>
    );
  }
  if (name === 'requests') {
    const { operation, status } = row as LoggedRequest;
    const again: Given = status !== null && status >= 400 ? { status: String(status) } : {};
    return (
      <>
        <p>The next request of {operation ?? 'any operation'} shall meet this:</p>
        <FaultForm of="requests" start={{ kind: 'status', operations: operation ?? '', ...again }} onAdded={onAdded} />
      </>
    );
  }
  const { url } = row as Delivery;
  return (
    <>
      <p>The next event to {url} shall go wrong so:</p>
      <FaultForm of="deliveries" start={{ kind: 'bad_signature', url }} onAdded={onAdded} />
    </>
  );
}

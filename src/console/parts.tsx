/** Parts of which panes are made. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { copy, copyAs, type FaultDraft, fault_draft, sendAgain } from './acts.ts';
import type { View } from './place.ts';
import { queryOf } from './place.ts';
import { read } from './server.ts';
import { show } from './state.ts';

export function Facts({ rows }: { rows: readonly (readonly [name: string, value: ComponentChildren])[] }) {
  const known = rows.filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false);
  return (
    <dl class="facts">
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A link to another entry. */
export function Entry({ view, id, children }: { view: View; id: string; children?: ComponentChildren }) {
  return (
    <a
      href={queryOf({ view, open: id, filters: {} })}
      onClick={(event) => {
        event.preventDefault();
        show(view, id);
      }}
    >
      {children ?? <code>{id.slice(0, 8)}</code>}
    </a>
  );
}

export function Json({ value, label }: { value: unknown; label: string }) {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return <Text text={text} label={label} />;
}

export function Text({ text, label }: { text: string; label: string }) {
  return (
    <figure>
      <figcaption>
        {label}
        <button type="button" class="quiet" onClick={() => copy(text, label)} aria-label={`Copy ${label}`}>
          copy
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </figure>
  );
}

/** The acts that every entry has. */
export function Acts({ entry, children }: { entry: FaultDraft; children?: ComponentChildren }) {
  return (
    <div class="acts">
      <button type="button" onClick={() => sendAgain(entry)}>
        Send again <kbd>r</kbd>
      </button>
      <button type="button" onClick={() => copyAs('curl', entry)}>
        Copy as curl <kbd>c</kbd>
      </button>
      <button type="button" onClick={() => copyAs('test', entry)}>
        Copy as test <kbd>t</kbd>
      </button>
      <button
        type="button"
        onClick={() => {
          fault_draft.value = entry;
        }}
      >
        Make this a fault <kbd>f</kbd>
      </button>
      {children}
    </div>
  );
}

/** Reads from the control interface, again when one of `on` changes. @returns undefined until it is there */
export function useRead<Answer>(path: string | undefined, on: readonly unknown[] = []): Answer | Error | undefined {
  const [answer, setAnswer] = useState<Answer | Error>();
  useEffect(() => {
    if (path === undefined) return undefined;
    let is_wanted = true;
    read<Answer>(path).then(
      (value) => is_wanted && setAnswer(value),
      (error) => is_wanted && setAnswer(error),
    );
    return () => {
      is_wanted = false;
    };
  }, [path, ...on]);
  return answer;
}

/** The console: a page that shows a world live, and acts on it. */
import { render } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { told } from './acts.ts';
import { ChoicesView } from './choices-view.tsx';
import { ClockBar } from './clock-bar.tsx';
import { DeliveryPane } from './delivery-pane.tsx';
import { HelpDialog, TokenDialog } from './dialogs.tsx';
import { FaultDialog } from './fault-forms.tsx';
import { FilterBar } from './filter-bar.tsx';
import { is_helping, listenToKeys } from './keys.ts';
import { List } from './list.tsx';
import { Listeners } from './listeners.tsx';
import { OutcomesView } from './outcomes-view.tsx';
import { queryOf, type View, views } from './place.ts';
import { type Delivery, type ListName, type LoggedRequest, list_names, type Rows, type Run } from './records.ts';
import { RequestPane } from './request-pane.tsx';
import { RunPane } from './run-pane.tsx';
import { docs_url } from './server.ts';
import { SnapshotsView } from './snapshots-view.tsx';
import { connection, follow, go, lists, place, show } from './state.ts';
import { WorldsView } from './worlds-view.tsx';

function Tabs() {
  const { view } = place.value;
  const tabs = useRef<HTMLElement>(null);
  useEffect(
    () => tabs.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    [view],
  );
  return (
    <nav aria-label="Views" ref={tabs}>
      {views.map((one, at) => (
        <a
          key={one}
          href={queryOf({ view: one, filters: {} })}
          aria-current={one === view ? 'page' : undefined}
          title={`key ${at + 1}`}
          onClick={(event) => {
            event.preventDefault();
            go({ view: one, open: undefined, filters: {} });
          }}
        >
          {one}
          {one in lists && <small>{lists[one as ListName].value.rows.length}</small>}
        </a>
      ))}
      <a href={docs_url} title="Every operation, to read and to try">
        docs
      </a>
      <button
        type="button"
        class="quiet"
        onClick={() => {
          is_helping.value = true;
        }}
      >
        Keys <kbd>?</kbd>
      </button>
    </nav>
  );
}

const panes: { [Name in ListName]: (row: Rows[Name]) => preact.ComponentChildren } = {
  runs: (run: Run) => <RunPane run={run} />,
  deliveries: (delivery: Delivery) => <DeliveryPane delivery={delivery} />,
  requests: (request: LoggedRequest) => <RequestPane request={request} />,
};

function Lists({ view }: { view: ListName }) {
  const { open } = place.value;
  const row =
    open === undefined ? undefined : (lists[view].value.by_id as ReadonlyMap<string, Rows[ListName]>).get(open);
  return (
    <div class={`lists ${open === undefined ? '' : 'opened'}`}>
      <div class="left">
        <FilterBar view={view} />
        {view === 'deliveries' && <Listeners />}
        <List key={view} name={view} />
      </div>
      {open !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <section class="pane" key={open} aria-label="The open entry" tabIndex={0}>
          <button type="button" class="close" onClick={() => show(view)} aria-label="Close the entry">
            ×
          </button>
          {row ? panes[view](row as never) : <p class="empty">There is no such entry any more, or not yet.</p>}
        </section>
      )}
    </div>
  );
}

const others: Readonly<Record<Exclude<View, ListName>, () => preact.ComponentChildren>> = {
  snapshots: () => <SnapshotsView />,
  outcomes: () => <OutcomesView />,
  worlds: () => <WorldsView />,
  choices: () => <ChoicesView />,
};

const toast_ms = 5_000;

function Toast() {
  const said = told.value;
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => {
      told.value = undefined;
    }, toast_ms);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <div class={`toast ${said?.is_bad ? 'bad' : ''}`} role="status" aria-live="polite">
      {said?.text}
    </div>
  );
}

function Page() {
  const { view } = place.value;
  const name = list_names.find((one) => one === view);
  return (
    <>
      <ClockBar />
      <Tabs />
      <main>{name ? <Lists view={name} /> : others[view as Exclude<View, ListName>]()}</main>
      {connection.value === 'over' && <p class="over">This world is gone.</p>}
      <Toast />
      <HelpDialog />
      <TokenDialog />
      <FaultDialog />
    </>
  );
}

render(<Page />, document.getElementById('page')!);
listenToKeys();
void follow();

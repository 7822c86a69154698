/** The choices in force, and who can call. */
import { useState } from 'preact/hooks';
import { copy } from './acts.ts';
import { world } from './state.ts';

/** `events.signature.encoding: hex`, each on its own. */
function leaves(value: unknown, path: string): [string, string][] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [[path, JSON.stringify(value)]];
  const inner = Object.entries(value);
  if (inner.length === 0) return [[path, '{}']];
  return inner.flatMap(([name, one]) => leaves(one, path === '' ? name : `${path}.${name}`));
}

export function ChoicesView() {
  const [text, setText] = useState('');
  if (!world.value) return <p class="empty">…</p>;
  const { choices, principals, base_url, storage_url, seed } = world.value;
  const fits = ([name, value]: [string, string]) => `${name} ${value}`.toLowerCase().includes(text.toLowerCase());
  return (
    <div class="pane whole">
      <h2>Callers</h2>
      <p class="dim">
        of <code>{base_url}</code>, storage at <code>{storage_url}</code>, seed {seed}
      </p>
      <ul class="cards">
        {Object.entries(principals).map(([name, { kind, organization, token }]) => (
          <li key={name}>
            <b>{name}</b>{' '}
            <span class="dim">
              {kind} of {organization.slug}
            </span>
            <button
              type="button"
              class="quiet"
              aria-label={`copy token of ${name}`}
              onClick={() => copy(token, `The token of ${name}`)}
            >
              copy token
            </button>
          </li>
        ))}
      </ul>
      <h2>Choices in force</h2>
      <p class="dim">Behaviour where the specification leaves it open.</p>
      <label class="find">
        <span>containing</span>
        <input type="search" id="filter-text" value={text} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <table class="choices">
        <thead>
          <tr>
            <th>choice</th>
            <th>value</th>
          </tr>
        </thead>
        <tbody>
          {leaves(choices, '')
            .filter(fits)
            .map(([name, value]) => (
              <tr key={name}>
                <th>{name}</th>
                <td>
                  <code>{value}</code>
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

/** Scripts on SQLite: those that wait for runs. */
import type { ScriptRow } from './run-rows.ts';
import type { Statements } from './statements.ts';
import { jsonText } from './values.ts';

export interface KeptScripts {
  put(script: ScriptRow): void;
  remove(id: string): void;
  /** In the order of their ids. */
  all(): ScriptRow[];
  /** One run less; nothing where there is none of that id. */
  use(id: string): void;
}

export function keptScripts(statements: Statements): KeptScripts {
  const get = (id: string): ScriptRow | undefined => {
    const found = statements('SELECT record FROM scripts WHERE id = ?').get(Number(id)) as [string] | undefined;
    return found && (JSON.parse(found[0]) as ScriptRow);
  };
  const kept: KeptScripts = {
    put(script) {
      statements('INSERT OR REPLACE INTO scripts (id, record) VALUES (?, ?)').run(Number(script.id), jsonText(script));
    },
    remove(id) {
      statements('DELETE FROM scripts WHERE id = ?').run(Number(id));
    },
    all() {
      const found = statements('SELECT record FROM scripts ORDER BY id').all();
      return (found as unknown as [string][]).map(([record]) => JSON.parse(record) as ScriptRow);
    },
    use(id) {
      const script = get(id);
      if (!script || script.times === null) return;
      if (script.times > 1) kept.put({ ...script, times: script.times - 1 });
      else kept.remove(id);
    },
  };
  return kept;
}

import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clauseById, clauses } from '../../src/contract/clauses.ts';
import { allChecks } from '../checks/all.ts';
import { allMutants } from './all.ts';

describe('the lists', () => {
  it('name each id once', () => {
    for (const ids of [allChecks.map(({ id }) => id), allMutants.map(({ id }) => id)]) {
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('have at least one mutant for each check', () => {
    const killers = new Set(allMutants.map(({ check }) => check));
    expect(allChecks.map(({ id }) => id).filter((id) => !killers.has(id))).toEqual([]);
  });

  const binding = clauses().filter(({ level, untestable }) => level !== 'open' && untestable === undefined);

  it('have a check for each stated and derived clause that can be seen from outside', () => {
    const judged = new Set(allChecks.flatMap((check) => check.clauses));
    expect(binding.map(({ id }) => id).filter((id) => !judged.has(id))).toEqual([]);
  });

  it('have a mutant that breaks each of these clauses', () => {
    const broken = new Set(allMutants.flatMap((mutant) => mutant.clauses));
    expect(binding.map(({ id }) => id).filter((id) => !broken.has(id))).toEqual([]);
  });

  it.each(allChecks)('$id names clauses that exist', ({ clauses: named }) => {
    expect(named.filter((id) => clauseById(id) === undefined)).toEqual([]);
    expect(named.length).toBeGreaterThan(0);
  });

  it.each(allMutants)(
    '$id stands at its path, beside its check, and breaks a clause of it',
    ({ id, check, clauses: broken }) => {
      expect(existsSync(new URL(`./${id}.ts`, import.meta.url))).toBe(true);
      expect(id.startsWith(`${check}--`)).toBe(true);
      const killer = allChecks.find((one) => one.id === check);
      expect(killer?.clauses).toEqual(expect.arrayContaining([...broken]));
    },
  );
});

import { describe, expect, it } from 'vitest';
import { hostileBodies } from '../checks/hostile/bodies.ts';
import { brokenBodies } from '../checks/hostile/broken-bodies.ts';
import { hostilePaths } from '../checks/hostile/paths.ts';
import { hostileQueries } from '../checks/hostile/queries.ts';
import { uncounted } from '../suite/tally.ts';
import { answered, outcomeOf, written } from '../testing/written-evidence.support.ts';

const refusal = { code: 'invalid', message: 'no' };
const control = (status = 201) => answered('control', 'createAssetFolder', status, { id: 'a' });
const attempts = (...statuses: number[]) =>
  statuses.map((status) => answered('attempt', 'createAssetFolder', status, status < 500 ? refusal : 'Bad things'));
const bodies = (...exchanges: ReturnType<typeof answered>[]) =>
  outcomeOf(hostileBodies, written(exchanges, { case: { operation: 'createAssetFolder', member: 'name', value: 1 } }));

describe('hostile input', () => {
  it.each([200, 201, 400, 404, 413, 415, 422])('may be answered %i', (status) => {
    expect(bodies(control(), ...attempts(status))).toBe('satisfied');
  });

  it('is no error of the server three times', () => {
    expect(bodies(control(), ...attempts(500, 500, 500))).toEqual(['server-error']);
    expect(bodies(control(), ...attempts(500, 501, 505))).toEqual(['server-error']);
  });

  it('proves nothing where another try shows another answer', () => {
    expect(bodies(control(), ...attempts(500, 422))).toBe('stopped');
    expect(bodies(control(), ...attempts(500, 500, 201))).toBe('stopped');
  });

  it('proves nothing where the plain request is not accepted either', () => {
    expect(bodies(control(500), ...attempts(500, 500, 500))).toBe('stopped');
    expect(bodies(control(422), ...attempts(422))).toBe('stopped');
  });

  it('may be a body that cannot be read', () => {
    const broken = (...exchanges: ReturnType<typeof answered>[]) =>
      outcomeOf(brokenBodies, written(exchanges, { case: { operation: 'createAssetFolder', body: 'cut off' } }));
    expect(broken(control(), ...attempts(400))).toBe('satisfied');
    expect(broken(control(), ...attempts(500, 500, 500))).toEqual(['server-error']);
    expect(broken(control(), ...attempts(500, 400))).toBe('stopped');
  });

  it('names the place in its sentence', () => {
    const exchanges = [answered('control', 'getRun', 200, {}), ...attempts(500, 500, 500)];
    const path = written(exchanges, { case: { operation: 'getRun', parameter: 'id', value: "'" } });
    expect(hostilePaths.judge(path, uncounted)[0]?.message).toContain('a hostile id in its path');
    const query = written(exchanges, { case: { operation: 'listAssets', role: 'filter', value: "'" } });
    expect(hostileQueries.judge(query, uncounted)[0]?.message).toContain('a hostile filter in its query');
  });
});

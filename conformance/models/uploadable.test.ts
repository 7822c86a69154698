import { describe, expect, it } from 'vitest';
import type { TargetUploads } from '../target/target.ts';
import { commonType, fileName, hasOwnTypes, ownType, takesType } from './uploadable.ts';

const rows: [string, TargetUploads | undefined, object][] = [
  ['anything', undefined, { own: 'application/x-a', common: 'text/plain', has_own: true, takes: true, name: 'a' }],
  [
    'one type and an ending',
    { mime_types: ['image/png'], name_ending: '.png' },
    { own: 'image/png', common: 'image/png', has_own: false, takes: false, name: 'a.png' },
  ],
  [
    'a kind among types',
    { mime_types: ['application/pdf', 'image/*'] },
    { own: 'image/x-a', common: 'image/x-file', has_own: true, takes: false, name: 'a' },
  ],
  [
    'all texts',
    { mime_types: ['text/*'] },
    { own: 'text/x-a', common: 'text/plain', has_own: true, takes: true, name: 'a' },
  ],
];

describe('a target that takes', () => {
  it.each(rows)('%s is sent that', (_, uploads, want) => {
    const facts = uploads ? { uploads } : {};
    expect({
      own: ownType(facts, 'a'),
      common: commonType(facts, 'text/plain'),
      has_own: hasOwnTypes(facts),
      takes: takesType(facts, 'text/plain'),
      name: fileName(facts, 'a'),
    }).toEqual(want);
  });

  it('an ending gets it once', () => {
    expect(fileName({ uploads: { name_ending: '.png' } }, 'a.png')).toBe('a.png');
  });
});

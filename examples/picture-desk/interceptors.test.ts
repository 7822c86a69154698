import nock from 'nock';
import { afterAll } from 'vitest';
import { testDesk } from './desk-tests.support.ts';
import { openIntercepted } from './intercepted.support.ts';

testDesk('interceptors', openIntercepted);

// To import nock is to turn it on, for whatever else runs in this process.
afterAll(() => nock.restore());

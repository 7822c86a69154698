export { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

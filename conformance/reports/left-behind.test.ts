import { expect, it } from 'vitest';
import { leftBehind } from './left-behind.ts';

it('counts what stays by operation and reason, the commonest first', () => {
  const one = (operation: string, reason: string) => ({ operation, id: null, reason }) as never;
  const left_behind = [
    one('createWebhook', 'hooks.delete_webhook did not delete it: it answered 403'),
    one('createAssetUpload', 'DELETE answered 500'),
    one('createAssetUpload', 'DELETE answered 500'),
    one('createAssetFolder', 'DELETE answered 500'),
    one('createGraphWorkflow', 'DELETE answered 409'),
  ];
  expect(leftBehind({ left_behind })).toBe(
    '5: 2 createAssetUpload, DELETE answered 500; 1 createWebhook, hooks.delete_webhook did not delete it: it answered 403; 1 createAssetFolder, DELETE answered 500; 1 others',
  );
});

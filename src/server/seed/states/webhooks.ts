/**
 * Webhooks with a history. None of them takes part in the events of the principals that tests dispatch with: a world that
 * somebody looks at should call nobody who did not ask for it.
 */
import type { SeedWebhook } from '../seed-work.ts';

const owner = { organization: 'acme-studio', created_by: 'owner@acme.example' };

const taken = { status_code: '200', response_body: '', succeeded: true, next_retry_at: null } as const;
const unreachable = { status_code: null, response_time_ms: null, response_body: null, succeeded: false } as const;

export const webhooks: SeedWebhook[] = [
  {
    ...owner,
    name: 'Run archive',
    id: 'af3e1055-f888-4ac9-bf1f-217bad88fca8',
    created_at: '2026-01-04T15:00:00.000Z',
    url: 'http://127.0.0.1:4020/webhooks/archive',
    secret: 'example-signing-secret-1',
    event_types: [],
    deliveries: [
      {
        id: '181d47a4-b17e-499e-b8a6-ca46394d2279',
        run: 'harbour',
        attempts: [
          {
            request_id: 'b54043ea-d99c-4a67-92eb-63e2df83af23',
            status_code: '503',
            response_time_ms: 42,
            response_body: 'busy',
            succeeded: false,
            next_retry_at: '2026-01-04T16:05:13.560Z',
            created_at: '2026-01-04T16:05:12.500Z',
          },
          {
            ...taken,
            request_id: '6f5d4a3c-a029-4e56-bbbb-41d664ebca6f',
            response_time_ms: 18,
            created_at: '2026-01-04T16:05:13.560Z',
          },
        ],
      },
      // Given up after five attempts.
      {
        id: '7a80da99-106f-4705-b16a-1be756229e81',
        run: 'refused prompt',
        attempts: [
          {
            ...unreachable,
            next_retry_at: '2026-01-05T08:41:01.910Z',
            created_at: '2026-01-05T08:41:00.910Z',
          },
          {
            ...unreachable,
            next_retry_at: '2026-01-05T08:41:08.910Z',
            created_at: '2026-01-05T08:41:01.910Z',
          },
          {
            status_code: '302',
            response_time_ms: 5,
            response_body: '<a href="/login">Moved</a>',
            succeeded: false,
            next_retry_at: '2026-01-05T08:41:12.915Z',
            created_at: '2026-01-05T08:41:08.910Z',
          },
          {
            status_code: '404',
            response_time_ms: 3,
            response_body: 'לא נמצא 🤷',
            succeeded: false,
            next_retry_at: '2026-01-05T08:41:20.918Z',
            created_at: '2026-01-05T08:41:12.915Z',
          },
          {
            status_code: '500',
            response_time_ms: 4_990,
            response_body: 'x'.repeat(4_096),
            succeeded: false,
            next_retry_at: null,
            created_at: '2026-01-05T08:41:20.918Z',
          },
        ],
      },
      {
        id: '5e79b146-2bcd-4b48-9d46-c685c0ddfc3e',
        run: 'styled',
        attempts: [{ ...taken, status_code: '204', response_time_ms: 7, created_at: '2026-01-05T08:43:01.350Z' }],
      },
      { run: 'kite', attempts: [{ ...taken, response_time_ms: 9, created_at: '2026-01-05T08:40:02.530Z' }] },
      { run: 'upscaled', attempts: [{ ...taken, response_time_ms: 0, created_at: '2026-01-05T08:50:02.010Z' }] },
    ],
  },
  {
    ...owner,
    name: 'Alarm',
    id: '59cb73c4-89bd-4652-88e7-d89dfa2ed720',
    created_at: '2026-01-04T15:01:00.000Z',
    url: 'https://receiver.example/webhooks/alarm',
    secret: 'example-signing-secret-2',
    event_types: [],
    deliveries: [
      {
        id: '3c15d3dc-6ccc-4c61-9b75-48bc83f1741a',
        run: 'refused prompt',
        attempts: [{ ...taken, response_time_ms: 31, created_at: '2026-01-05T08:41:00.911Z' }],
      },
    ],
  },
  {
    ...owner,
    name: '⏸️ לא בשימוש',
    id: 'c60d8045-65c4-4243-943e-0921827040bd',
    created_at: '2026-01-04T15:02:00.000Z',
    url: 'https://receiver.example/webhooks/later',
    event_types: [],
  },
  {
    organization: 'borealis-lab',
    created_by: 'outsider@borealis.example',
    name: 'Foreign',
    created_at: '2026-01-04T15:00:00.000Z',
    url: 'https://receiver.example/webhooks/foreign',
    event_types: [],
    deliveries: [
      { run: 'foreign', attempts: [{ ...taken, response_time_ms: 12, created_at: '2026-01-05T08:40:02.700Z' }] },
    ],
  },
  // The one that fires: at a port of this machine where nothing listens, when a run of a quiet organization is canceled.
  {
    organization: 'quiet-works',
    created_by: 'owner@quiet.example',
    name: 'Canceled runs',
    created_at: '2026-01-04T15:00:00.000Z',
    url: 'http://127.0.0.1:9/webhooks/canceled',
    event_types: ['run.cancelled'],
  },
];

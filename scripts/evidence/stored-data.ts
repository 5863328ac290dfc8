import { cachesTable } from '../caches-table.ts'
import { cookiesTable, storageTable } from '../cookies-table.ts'
import { table } from '../markdown.ts'

/** What the Worker stores besides caches, by where it is. Their classes are bindings of `wrangler.toml`. */
const STORES = [
  [
    '`IDEMPOTENCY_KEYS`',
    'which action has run under a key, and its answer',
    'a day after an order, ten minutes after any other action (`worker/idempotency/run-idempotent.ts`)',
  ],
  [
    '`ATTEMPT_LIMITS`',
    'how often a network, a login or a device has tried, by keyed hashes',
    'the window of the limit (`worker/limits/limits.ts`, and `limits.ts` of capabilities)',
  ],
  [
    '`AGENT_SESSIONS`',
    'the sealed token of an agent who shops for a customer',
    'until the agent stops, at most 15 minutes',
  ],
  [
    '`SIGN_OUT_MARKS`',
    'that a customer has signed out everywhere, by a keyed hash',
    '91 days, which is longer than a session lasts',
  ],
  [
    '`ANALYTICS`',
    'figures of requests, orders, and of views and errors in browsers, without an id, an address or a text (`worker/observe/data-points.ts`)',
    'three months, as the platform stores them',
  ],
  [
    'logs',
    'lines without request data and without anything about a shopper',
    'as set in the account',
  ],
]

/** What is stored, and for how long, from the declarations in the code. */
export const storedSection = (): string =>
  [
    '## What is stored, and for how long',
    '### Cookies',
    cookiesTable(),
    '### Other storage in the browser',
    storageTable(),
    '### On the edge, for one shopper',
    table(['where', 'what', 'how long'], STORES),
    '### On the edge, the same for everyone',
    cachesTable(),
    'Accounts, baskets and orders are in the instance of B2C Commerce, cards at the payment provider. `docs/analytics.md` says what is sent about visitors, to whom, and with which consent.',
  ].join('\n\n')

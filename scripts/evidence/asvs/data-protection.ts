import { built, partial, tested, type Chapter } from '../requirement.ts'

const TABLES =
  'tests/repo/cookies.test.ts: the tables in the documentation list every cookie and every name in storage as declared'
const LOGS =
  'tests/worker/session-asking.worker.test.ts: no log line contains request data or identifies the shopper'

export const dataProtection: Chapter = {
  id: 'V14',
  name: 'Data protection',
  requirements: {
    '14.1.1': partial(
      'Sensitive data is known and classified.',
      '`SECURITY.md#protected-assets` names the kinds, and the type system has two: public (`Catalog`) and personal (`Shopper`). Levels by law are the operator’s.',
      [TABLES],
    ),
    '14.1.2': built(
      'Each class has its rules.',
      '`SECURITY.md#protected-assets`, `docs/caching.md`, `docs/sessions-and-cookies.md`, `docs/deployment.md#observing`.',
    ),
    '14.2.1': tested(
      'Addresses contain nothing sensitive.',
      [
        'tests/worker/password-reset.worker.test.ts: a password reset link disappears from the address, works once and signs out every device',
        'client/analytics/page-type.test.ts: a page is named by its title, unless its path contains something personal',
      ],
      'Store searches and order look-ups are sent by POST.',
    ),
    '14.2.2': tested('Shared caches hold nothing sensitive.', [
      'tests/worker/attacks.worker.test.ts: no data of a visitor’s request reaches another visitor’s page or KV',
      'tests/worker/attacks.worker.test.ts: a personal page is never found or cached at an address that looks like a file',
      'tests/worker/signed-in-crowds.worker.test.ts: a public page is the same for a customer, and stores none of their data',
    ]),
    '14.2.3': tested('Nothing sensitive goes to trackers.', [
      'tests/browser/analytics.spec.ts: nothing leaves before consent, then each view and link once, and nothing after the withdrawal',
      'tests/worker/analytics.worker.test.ts: every shop document names the tags, except checkout and account pages',
      'tests/worker/activities.worker.test.ts: without consent to targeting, or against Global Privacy Control, nothing is sent and no cookie is set',
    ]),
    '14.2.4': tested('The rules are kept.', [
      LOGS,
      'tests/worker/session-sealing.worker.test.ts: the length of a sealed text reveals little: it grows in steps of 256 bytes',
      'tests/worker/idempotency-lost.worker.test.ts: deletes every trace of an action after the retention time',
    ]),
    '14.3.1': tested('Signing out clears what the browser holds.', [
      'tests/worker/graphql.worker.test.ts: logging out ends the session and clears its cookie',
      'tests/worker/sign-in.worker.test.ts: signing out revokes the tokens, and ends the session here even if SLAS does not answer',
    ]),
    '14.3.2': tested('Browsers cache nothing sensitive.', [
      'tests/worker/documents.worker.test.ts: a personal page is rendered for its visitor and not cached',
      'tests/worker/order-tracking.worker.test.ts: a guest looks up an order by number, email and postal code, and the response is stored nowhere',
    ]),
    '14.3.3': tested(
      'Storage of the browser holds nothing sensitive but sealed sessions.',
      [
        TABLES,
        'tests/browser/form-drafts.spec.ts: a billing address in the other country survives a reload; the card is never stored',
      ],
      'Drafts of addresses are in session storage, until they are sent or the tab is closed.',
    ),
  },
}

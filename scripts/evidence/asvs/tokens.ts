import { built, operator, tested, type Chapter } from '../requirement.ts'

const SEALING = 'tests/worker/session-sealing.worker.test.ts'
const PREVIEW =
  'tests/worker/preview.worker.test.ts: an altered, expired or foreign link shows the plain page'

export const tokens: Chapter = {
  id: 'V9',
  name: 'Self-contained tokens',
  requirements: {
    '9.1.1': tested(
      'Tokens are checked before their content is used.',
      [
        `${SEALING}: a sealed text with a character changed, missing or added does not open`,
        PREVIEW,
      ],
      'Sealed cookies and preview links are the shop’s tokens. Those of SLAS are passed on to commerce, which checks them (6.8.2).',
    ),
    '9.1.2': built(
      'Algorithms are fixed.',
      'AES-256-GCM (`worker/runtime/seal.ts`) and HMAC-SHA-256 (`worker/content/preview-link.ts`); tokens name none.',
    ),
    '9.1.3': tested('Keys come from the configuration alone.', [
      `${SEALING}: a sealed text is unreadable, differs every time and opens only with its key`,
      'worker/config/config.test.ts: sessions take one or two keys, each with a unique id, and no local default in production',
    ]),
    '9.2.1': tested('Tokens are used only while they are valid.', [
      PREVIEW,
      'tests/worker/session.worker.test.ts: a session lasts as long as its refresh token and no longer',
    ]),
    '9.2.2': tested('Tokens are used only for their purpose.', [
      `${SEALING}: a sealed text opens only for its site and its purpose`,
      'worker/upstream/guest-token.test.ts: the token of public reads fits nowhere where a shopper’s is expected, and no log can show it',
    ]),
    '9.2.3': tested(
      'Tokens are used only by those for whom they were made.',
      [`${SEALING}: a sealed text opens only for its site and its purpose`],
      'The site is authenticated with the content.',
    ),
    '9.2.4': operator(
      'Tokens for several audiences name theirs.',
      'SLAS issues the tokens of commerce. Keys of sessions and of the guest token differ, which the configuration enforces.',
      [
        'worker/config/guest-token-keys.test.ts: guest tokens take keys that are neither the local default nor those of sessions',
      ],
    ),
  },
}

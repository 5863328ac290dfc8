import { built, notApplicable, operator, partial, tested, type Chapter } from '../requirement.ts'

const SEALING = 'tests/worker/session-sealing.worker.test.ts'
const OPENS =
  `${SEALING}: a sealed text is unreadable, differs every time and opens only with its key` as const

export const cryptography: Chapter = {
  id: 'V11',
  name: 'Cryptography',
  requirements: {
    '11.1.1': partial(
      'A policy says how keys are managed.',
      '`docs/sessions-and-cookies.md#the-life-of-a-session` and `docs/upstream.md` say how keys rotate and where they apply. Who holds them, and when they rotate, is the operator’s.',
      [
        `${SEALING}: after a rotation the old key still opens a sealed text and marks it as old, until it is removed`,
      ],
    ),
    '11.1.2': partial(
      'An inventory lists keys, algorithms and certificates.',
      'Keys and secrets are in the generated tables of `README.md#configuration` and `docs/configuration.md`, algorithms below in this chapter. Certificates are the zone’s.',
      ['tests/repo/variables.test.ts: every variable is in one of the tables'],
    ),
    '11.2.1': built(
      'Cryptography is that of proven implementations.',
      'WebCrypto of the runtime alone (decision 33 in `docs/decisions/session.md`).',
    ),
    '11.2.2': tested(
      'Algorithms and keys can be replaced.',
      [
        `${SEALING}: after a rotation the old key still opens a sealed text and marks it as old, until it is removed`,
        'tests/worker/session.worker.test.ts: a session sealed with the old key continues under the new one',
      ],
      'A sealed text begins with a version and the id of its key.',
    ),
    '11.2.3': built(
      'Primitives have at least 128 bits of security.',
      'AES-256-GCM, HMAC-SHA-256, HKDF-SHA-256, SHA-256.',
    ),
    '11.3.1': built(
      'Weak modes and paddings are not used.',
      '`worker/runtime/seal.ts` uses GCM alone.',
    ),
    '11.3.2': tested('Ciphers are approved ones.', [OPENS]),
    '11.3.3': tested('Encrypted data cannot be changed.', [
      `${SEALING}: a sealed text with a character changed, missing or added does not open`,
    ]),
    '11.4.1': built('Hash functions are approved ones.', 'SHA-256 alone.'),
    '11.4.2': operator(
      'Passwords are stored with a slow hash.',
      'B2C Commerce stores them; the shop never does.',
    ),
    '11.4.3': built(
      'Hashes for integrity have at least 256 bits.',
      'SHA-256 for names of values and signatures, SHA-384 in the inventory of scripts.',
    ),
    '11.4.4': notApplicable(
      'Keys are derived from passwords by a slow function.',
      'No key is derived from a password.',
    ),
    '11.5.1': partial(
      'What must not be guessed has 128 random bits.',
      'Nonces, verifiers, states of payments and IVs do (`crypto.getRandomValues`). The state of an agent’s login is a UUID, of 122 bits, beside PKCE.',
    ),
    '11.6.1': operator(
      'Keys and signatures use approved algorithms.',
      'The shop has no key pair; those of SLAS and of certificates are the operator’s.',
    ),
  },
}

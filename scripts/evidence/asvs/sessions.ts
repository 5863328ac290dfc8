import { built, gap, operator, partial, tested, type Chapter } from '../requirement.ts'

const SEALING = 'tests/worker/session-sealing.worker.test.ts'
const ELSEWHERE = 'tests/worker/signed-out-elsewhere.worker.test.ts'
const LASTS =
  'tests/worker/session.worker.test.ts: a session lasts as long as its refresh token and no longer'

export const sessions: Chapter = {
  id: 'V7',
  name: 'Session management',
  requirements: {
    '7.1.1': built(
      'Documents say how long a session lasts.',
      '`docs/sessions-and-cookies.md`: as the refresh token of SLAS (30 days for guests), at most 90 days; there is no limit of inactivity of its own (7.3.1).',
    ),
    '7.1.2': built(
      'Documents say how many sessions an account may have.',
      'Any number; a sign-out everywhere ends all (`docs/sessions-and-cookies.md#customers`).',
    ),
    '7.1.3': built(
      'Documents say how sessions of several systems fit together.',
      '`docs/hybrid.md` for another storefront, `docs/sessions-and-cookies.md` for SLAS.',
    ),
    '7.2.1': tested('Session tokens are checked on the server.', [
      `${SEALING}: a sealed text with a character changed, missing or added does not open`,
      'tests/worker/session.worker.test.ts: an invalid cookie is ignored and cleared without an error',
    ]),
    '7.2.2': tested('Sessions have tokens made for them.', [
      `${SEALING}: a sealed text is unreadable, differs every time and opens only with its key`,
    ]),
    '7.2.3': built(
      'Reference tokens are random.',
      'The session is self-contained: AES-256-GCM with a random IV (`worker/runtime/seal.ts`). Tokens within are of SLAS.',
    ),
    '7.2.4': tested('Signing in makes a new session and ends the old one.', [
      'tests/worker/sign-in.worker.test.ts: signing in greets the customer and merges the guest’s bag into the customer’s',
      'tests/worker/agents.worker.test.ts: only an agent’s successful login ends the shopper’s session',
    ]),
    '7.3.1': gap(
      'A session ends when it is not used for a while.',
      'It ends with its refresh token, however it is used. A shop keeps customers signed in for weeks; changes of the account need the password or a code again (7.5.1).',
    ),
    '7.3.2': tested('A session ends after a longest time.', [LASTS]),
    '7.4.1': tested(
      'An ended session cannot be used any more.',
      [
        'tests/worker/sign-in.worker.test.ts: signing out revokes the tokens, and ends the session here even if SLAS does not answer',
        `${ELSEWHERE}: %s signs another device out at its first session request after at most a minute`,
        'tests/worker/agents-leaving.worker.test.ts: a copy of an agent’s cookie is void once the agent stops, signs out or begins anew',
      ],
      'A copied cookie of a customer ends when SLAS has revoked its refresh token, after half an hour at most for what an access token allows.',
    ),
    '7.4.2': tested('Deleting an account ends its sessions.', [
      'tests/worker/profile.worker.test.ts: a customer sets mail preferences, downloads their data, and deletes the account',
      `${ELSEWHERE}: %s signs another device out at its first session request after at most a minute`,
    ]),
    '7.4.3': tested('A new password ends all other sessions.', [
      'tests/worker/profile.worker.test.ts: a new password signs out every other device, keeps this one, and mails the owner',
      'tests/worker/password-reset.worker.test.ts: a password reset link disappears from the address, works once and signs out every device',
    ]),
    '7.4.4': tested('Signing out is in sight where one is signed in.', [
      'tests/browser/sign-in.spec.ts: a guest signs in above the page, keeps the place and the bag, and finds the way out again',
      'tests/worker/account-frame.worker.test.ts: a customer sees the menu for their customer type, on uncached pages',
    ]),
    '7.4.5': operator(
      'Administrators can end sessions.',
      'In Business Manager and SLAS; a new key in `SESSION_KEYS` without the old one ends all.',
      [
        `${SEALING}: after a rotation the old key still opens a sealed text and marks it as old, until it is removed`,
      ],
    ),
    '7.5.1': tested('Changing what signs in needs a new proof.', [
      'tests/worker/profile.worker.test.ts: a new email address needs the password and the mailed link, and the old address is notified',
      'tests/worker/profile.worker.test.ts: a new password signs out every other device, keeps this one, and mails the owner',
      'sandbox/tests/slas-passkeys.test.ts: registers a passkey with a mailed code, and then signs the shopper in with it',
    ]),
    '7.5.2': partial(
      'Users see their sessions, and can end them.',
      'They can end all others at once, not one, and see no list: SLAS offers none.',
      [
        `${ELSEWHERE}: %s signs another device out at its first session request after at most a minute`,
      ],
    ),
    '7.6.1': tested('Sessions of the shop and of the identity provider end as documented.', [
      LASTS,
      'tests/worker/sign-in.worker.test.ts: a customer who was signed out elsewhere must sign in, and never continues as a guest',
      'tests/worker/agents.worker.test.ts: an agent’s session ends after 15 minutes and never becomes a shopper’s',
    ]),
    '7.6.2': tested('No session begins without an action of the user.', [
      'tests/worker/session.worker.test.ts: browsing starts no session and sets no cookie, but the first call that needs a session does',
      'tests/worker/agents.worker.test.ts: a callback that this browser did not start requests no token',
    ]),
  },
}

import {
  built,
  gap,
  notApplicable,
  operator,
  partial,
  tested,
  type Chapter,
} from '../requirement.ts'

const slas = 'B2C Commerce (SLAS) does it.'
const ATTACK = 'tests/worker/account-attack.worker.test.ts'
const CODE =
  'tests/worker/sign-in-code.worker.test.ts: a code works once, in the browser that requested it, for ten minutes'
const RESET =
  'tests/worker/password-reset.worker.test.ts: a password reset link disappears from the address, works once and signs out every device'
const NEW_PASSWORD =
  'tests/worker/profile.worker.test.ts: a new password signs out every other device, keeps this one, and mails the owner'
const noSaml = 'There is no identity provider besides SLAS of the instance.'

export const authentication: Chapter = {
  id: 'V6',
  name: 'Authentication',
  requirements: {
    '6.1.1': built(
      'Documents say how guessing and lockout are handled.',
      '`SECURITY.md#known-limits`, decisions 296 and 302 in `docs/decisions/session.md`, and `worker/sign-in/limits.ts`.',
    ),
    '6.1.2': gap('Words that passwords must not contain are documented.', 'There is no such list.'),
    '6.1.3': built(
      'All ways to sign in are documented with their strength.',
      '`docs/sessions-and-cookies.md#customers`: password, code by mail, passkey; `#agents`: agents.',
    ),
    '6.2.1': tested(
      'Passwords have at least 8 characters.',
      [
        'shared/account/password.test.ts: a site’s rule decides, and the special-character text is used only if it asks for one',
      ],
      'At least 10, in `shared/account/password.ts`.',
    ),
    '6.2.2': tested('Users can change their password.', [
      NEW_PASSWORD,
      'tests/worker/well-known.worker.test.ts: a signed-in customer arrives at the form for a new password',
    ]),
    '6.2.3': tested('Changing it needs the current one.', [NEW_PASSWORD]),
    '6.2.4': gap(
      'Frequent passwords are rejected.',
      'Neither the shop nor SLAS compares with a list.',
    ),
    '6.2.5': gap(
      'Passwords need no certain kinds of characters.',
      'The specification of the shop and the default policy of SLAS ask for an upper-case letter, a lower-case letter and a digit, without spaces. A site’s own pattern may replace the rule.',
    ),
    '6.2.6': tested('Fields hide passwords, which may be shown.', [
      'tests/worker/well-known.worker.test.ts: a signed-in customer arrives at the form for a new password',
    ]),
    '6.2.7': tested(
      'Password managers and pasting work.',
      [
        'tests/worker/well-known.worker.test.ts: a signed-in customer arrives at the form for a new password',
        'worker/well-known/well-known-routes.test.ts: password managers are led to the form for a new password, where this browser has signed in',
      ],
      'Fields have `autocomplete`, and no code stops pasting.',
    ),
    '6.2.8': tested('A password is checked exactly as it was typed.', [
      'shared/text/typed-text.test.ts: never changes a password',
      'sandbox/tests/slas-login.test.ts: accepts a password with accents encoded as %s',
    ]),
    '6.2.9': gap(
      'Passwords may have 64 characters.',
      'At most 50, by the specification (`shared/account/password.ts`).',
    ),
    '6.2.10': operator(
      'Passwords do not expire.',
      'The shop asks for none to be changed; the policy of the instance must not.',
    ),
    '6.2.11': gap('Words of the brand cannot be passwords.', 'There is no such list.'),
    '6.2.12': gap(
      'Passwords that were leaked are rejected.',
      'Neither the shop nor SLAS compares with leaked ones.',
    ),
    '6.3.1': tested('Guessing is hindered as documented.', [
      `${ATTACK}: a stranger who knows an address cannot lock its owner out`,
      `${ATTACK}: after ten wrong passwords the login page shows the captcha, if one is configured`,
      'tests/worker/lockout.worker.test.ts: a known and an unknown login get the same answers until the lockout, which ends after thirty minutes',
      'tests/worker/attempt-limits.worker.test.ts: attempts are limited by IP address, more strictly without a captcha, and never by login alone',
    ]),
    '6.3.2': tested(
      'There are no default accounts.',
      [
        'worker/config/config.test.ts: production rejects missing secrets and local default secrets, and names them',
      ],
      'The shop has no accounts of its own; production rejects the embedded service with its seeded customers.',
    ),
    '6.3.3': gap(
      'Signing in needs a second factor, or a combination of single ones.',
      'A password alone signs in. Passkeys and codes by mail are offered instead of it, not besides. Sensitive changes need the password or a mailed code again (7.5.1).',
    ),
    '6.3.4': tested('All ways to sign in are known and equally strong.', [
      'tests/worker/agents-refused.worker.test.ts: rejects an agent’s form exactly where its action declares it, and changes nothing',
      'tests/worker/registration.worker.test.ts: registering only mails a code, which signs in and keeps the bag',
      'tests/worker/passkeys.worker.test.ts: known and unknown passkeys get answers of the same shape',
    ]),
    '6.4.1': tested(
      'First passwords and codes are random and end soon.',
      [
        CODE,
        'sandbox/tests/slas-codes.test.ts: accepts a code for ten minutes and up to five guesses',
      ],
      'The embedded service shows the contract of SLAS; the instance’s own is the operator’s.',
    ),
    '6.4.2': built(
      'There are no secret questions.',
      'No form asks one (`shared/sign-in/`, `shared/account/`).',
    ),
    '6.4.3': tested('A forgotten password is reset by a safe process.', [
      RESET,
      'tests/worker/password-reset.worker.test.ts: requesting a new password reveals nothing about the account',
    ]),
    '6.4.4': notApplicable(
      'A lost second factor is replaced by the same proof of identity.',
      'There is no second factor.',
    ),
    '6.5.1': tested('Codes work once.', [
      CODE,
      'sandbox/tests/slas-codes.test.ts: verifies an e-mail address once by a mailed code, until the address changes',
    ]),
    '6.5.2': operator('Stored codes are hashed.', slas),
    '6.5.3': operator('Codes are random.', slas),
    '6.5.4': tested(
      'Codes have at least 20 bits.',
      ['sandbox/tests/slas-codes.test.ts: accepts a code for ten minutes and up to five guesses'],
      'Eight digits (`shared/sign-in/passkeys.ts`), by the contract of SLAS.',
    ),
    '6.5.5': tested('Codes end after ten minutes at most.', [CODE]),
    '6.6.1': operator(
      'Codes by phone are offered only with safer ways beside them.',
      'The shop sends none; the instance must not enable them for its client.',
    ),
    '6.6.2': tested('A code belongs to the request for which it was sent.', [
      CODE,
      `${ATTACK}: a code that a stranger requested merges the owner’s bag, not the stranger’s`,
    ]),
    '6.6.3': tested('Guessing a code is limited.', [
      'sandbox/tests/slas-codes.test.ts: accepts a code for ten minutes and up to five guesses',
      'tests/worker/limits.worker.test.ts: one address may try %s %i times',
    ]),
    '6.8.1': notApplicable('Accounts of several identity providers cannot be mixed up.', noSaml),
    '6.8.2': partial(
      'Signatures of assertions are checked.',
      'Tokens come from SLAS over TLS, in answer to the shop’s own request, and are passed on to commerce, which checks their signatures. The shop reads claims without a check.',
      ['tests/worker/legacy-session.worker.test.ts: a forged signature opens no session'],
    ),
    '6.8.3': notApplicable('SAML assertions are used once.', noSaml),
    '6.8.4': notApplicable('The strength of an identity provider’s sign-in is checked.', noSaml),
  },
}

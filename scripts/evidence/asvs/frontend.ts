import { built, operator, partial, tested, type Chapter } from '../requirement.ts'

const COOKIES = 'shared/storage/cookies.test.ts'
const HEADERS =
  'worker/http/middleware.test.ts: every response has the security headers, including failures, redirects and fetched responses'
const POLICY =
  'worker/http/middleware.test.ts: a document allows only scripts with its nonce, the shop’s Trusted Types policy, and its own sources of media'
const FLAGS =
  `${COOKIES}: a cookie is set with the flags of its declaration, and for no longer than declared` as const

export const frontend: Chapter = {
  id: 'V3',
  name: 'Web front end',
  requirements: {
    '3.2.1': tested(
      'Responses are not shown in a context that they are not made for.',
      [HEADERS],
      "Data has the policy `default-src 'none'`, `nosniff` and its own type; `Cross-Origin-Resource-Policy` is `same-origin`.",
    ),
    '3.2.2': tested('Text is shown as text.', [
      'tests/browser/hostile-content.spec.ts: no content runs code or breaks the page around it, in a document or by client navigation',
    ]),
    '3.3.1': partial(
      'Cookies are `Secure`, with a prefix in their names.',
      'All are `Secure`. Sealed ones have `__Host-Http-`. Those of the store, consent, source and loyalty have no prefix: scripts, the consent platform or content know them by name, and they hold no secret (`docs/sessions-and-cookies.md`).',
      [
        FLAGS,
        'worker/config/config.test.ts: public environments reject a session cookie without its prefix',
      ],
    ),
    '3.3.2': tested('`SameSite` fits the purpose of each cookie.', [
      FLAGS,
      'tests/repo/cookies.test.ts: the tables in the documentation list every cookie and every name in storage as declared',
    ]),
    '3.3.3': partial(
      'Cookies have the prefix `__Host-` unless other hosts need them.',
      'As 3.3.1: every cookie that authenticates somebody has it, the others do not.',
      [FLAGS],
    ),
    '3.3.4': tested('Scripts cannot read session cookies, and never get their content otherwise.', [
      `${COOKIES}: scripts read only the cookies that are declared for them, which are Secure without a prefix, too`,
      'tests/worker/session-sealing.worker.test.ts: a sealed text is unreadable, differs every time and opens only with its key',
    ]),
    '3.4.1': tested(
      'HSTS lasts at least a year, with subdomains.',
      [HEADERS],
      'Two years; static files have it from `client/public/_headers`.',
    ),
    '3.4.2': tested(
      'Cross-origin reads are not allowed, except for what is public.',
      [
        'tests/worker/action-attacks.worker.test.ts: requests from other origins cannot act for a shopper',
      ],
      'Only `/fonts/` has `Access-Control-Allow-Origin: *` (`client/public/_headers`).',
    ),
    '3.4.3': tested(
      'A policy restricts scripts, objects and the base address.',
      [POLICY],
      "A nonce for each response, `object-src 'none'`, `base-uri 'none'`.",
    ),
    '3.4.4': tested('Every response says `nosniff`.', [HEADERS]),
    '3.4.5': tested(
      'Addresses do not leak through the referrer.',
      [HEADERS],
      '`strict-origin-when-cross-origin`; `no-referrer` where an address has a token.',
    ),
    '3.4.6': tested(
      'No other site can frame a page.',
      [POLICY],
      "`frame-ancestors 'none'`; `FRAME_ANCESTORS` may allow one page without forms.",
    ),
    '3.5.1': tested('Requests that change something come from the shop itself.', [
      "worker/http/same-origin.test.ts: any site may send reads, and only the shop's own pages may send changes",
      'tests/worker/action-attacks.worker.test.ts: requests from other origins cannot act for a shopper',
      'tests/repo/unsafe-routes.test.ts: %s rejects unauthorized requests',
    ]),
    '3.5.2': tested('No request without a preflight reaches what relies on one.', [
      'worker/http/same-origin.test.ts: accepts changes only as JSON, in any spelling of the content type',
      'tests/worker/action-attacks.worker.test.ts: ignores bodies of content types that a cross-site form can send',
    ]),
    '3.5.3': tested('Nothing is changed by a method that only reads.', [
      'tests/worker/action-attacks.worker.test.ts: a GET request to an action’s address changes nothing',
    ]),
    '3.5.4': operator(
      'Other applications have other host names.',
      'The payment provider must be on another site, which the configuration enforces. Routes of another system at the shop’s host are a choice of the operator, with limits in `docs/hybrid.md`.',
      [
        'tests/browser/legacy.spec.ts: scripts of another system cannot use the shop’s actions, although they have its origin',
      ],
    ),
    '3.5.5': tested('Messages of other origins, or in another form, are ignored.', [
      'client/payment/hosted-field.test.ts: ignores other frames, other origins, older requests and invalid messages',
    ]),
    '3.7.1': built(
      'Browsers need no technology that is out of support.',
      '`docs/architecture.md#browsers`.',
    ),
    '3.7.2': tested(
      'Redirects to other hosts lead only to known ones.',
      [
        'tests/worker/sign-in.worker.test.ts: the form returns to the shopper’s last page, and never to another host',
        'tests/worker/internal-api.worker.test.ts: international redirects contain only https addresses',
      ],
      'Editors of the instance may set redirects to https addresses; visitors from abroad are only sent to `REDIRECT_HOSTS`.',
    ),
  },
}

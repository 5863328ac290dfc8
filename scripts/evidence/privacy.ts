import { built, notApplicable, operator, partial, tested, type Chapter } from './requirement.ts'

const CHOICES = 'tests/worker/privacy-choices.worker.test.ts'
const ON_SITES =
  'tests/browser/consent-sites.spec.ts: in ${name}, only consent lets anything be told of a visitor: not denied, not withdrawn, not against Global Privacy Control'

/** Global Privacy Control, as the shop understands it. */
export const globalPrivacyControl: Chapter = {
  id: 'GPC',
  name: 'Global Privacy Control',
  requirements: {
    header: tested(
      'The header `Sec-GPC: 1` turns targeting off on the server.',
      [
        'worker/visitor/visitor.test.ts: consent is what the cookie says, without targeting if the browser objects to it',
        'tests/worker/analytics.worker.test.ts: sets no source cookie without consent to targeting or under Global Privacy Control',
        'tests/worker/activities.worker.test.ts: without consent to targeting, or against Global Privacy Control, nothing is sent and no cookie is set',
      ],
      'In every country, also against an earlier consent.',
    ),
    browser: tested('`navigator.globalPrivacyControl` turns it off in the browser.', [
      'client/consent/privacy-choice.test.ts: analytics may do what the visitor has agreed to, without targeting if the browser objects to it',
      'tests/browser/analytics.spec.ts: against the sale of data only page views are counted, and no tag is on a page of the account',
      ON_SITES,
    ]),
    'opt-out': tested(
      'In states whose law gives an opt-out of sale, it is recorded for customers.',
      [
        'tests/worker/privacy-opt-out.worker.test.ts: a signal after sign-in is honored by the next page, and parallel tabs submit once',
      ],
    ),
    shown: tested('Banner and page say that the signal is respected.', [
      `${CHOICES}: Global Privacy Control keeps targeting off, as page and banner say`,
    ]),
    statement: tested('`/.well-known/gpc.json` states it.', [
      'worker/well-known/well-known-routes.test.ts: the shop states that it respects Global Privacy Control',
    ]),
  },
}

/** Quebec's Act respecting the protection of personal information in the private sector, as amended by Law 25. */
export const lawTwentyFive: Chapter = {
  id: 'Law 25',
  name: 'Quebec: Law 25',
  requirements: {
    's. 3.1': operator(
      'The person in charge is named on the website.',
      'In the content of the privacy page, `/customer-care/privacy-and-security.html`.',
    ),
    's. 3.2': operator(
      'Policies are published in plain words.',
      'The same page. The built-in text says what the shop itself does.',
    ),
    's. 3.3': operator(
      'Projects and transfers are assessed.',
      'An assessment of the operator; this file, `docs/analytics.md` and `docs/upstream.md` say what is sent where.',
    ),
    's. 3.5': operator(
      'Incidents are recorded and reported.',
      'The id of a request connects the lines of the log (`docs/deployment.md#observing`).',
    ),
    's. 4.1': operator('Parents consent for those below 14.', 'The shop asks nobody’s age.'),
    's. 8': tested('People are told what for, in French.', [
      `${CHOICES}: the banner speaks the visitor’s language, names their law, and is never stored`,
      'tests/worker/standard-content.worker.test.ts: its footer is never empty, and every link of it and of the help pages leads to a page',
    ]),
    's. 8.1': tested('What identifies, locates or profiles is off until it is chosen.', [
      `${CHOICES}: nothing is allowed before a choice, which is then remembered for a year without a session`,
      'tests/browser/consent.spec.ts: before a choice, after any choice and after its withdrawal nothing is asked of other hosts',
      ON_SITES,
    ]),
    's. 9.1': tested('Settings protect by default.', [
      'tests/worker/wish-list.worker.test.ts: a list is visible to others only while it is shared, with only its owner’s first name',
      `${CHOICES}: nothing is allowed before a choice, which is then remembered for a year without a session`,
    ]),
    's. 10': built('Data is protected as its sensitivity asks.', 'The chapters V11 to V14 above.'),
    's. 12.1': notApplicable(
      'People are told of decisions by machines alone.',
      'The shop decides nothing about people: recommendations choose products.',
    ),
    's. 14': tested('Consent is given for each purpose, and as easily withdrawn.', [
      'tests/browser/consent.spec.ts: in Quebec, groups are chosen one by one, and consent is withdrawn from the footer',
      'worker/consent/save-choices.test.ts: a refusal removes the cookies of what was allowed before',
    ]),
    's. 17': operator(
      'Data leaves Quebec only after an assessment.',
      'Commerce, payment and other services are the operator’s choice. Objects and logs of the Worker are where the account keeps them.',
    ),
    's. 23': partial(
      'Data is destroyed when its purpose is fulfilled.',
      'What the shop itself stores has a lifetime, below. Orders and accounts are in the instance.',
      [
        'tests/worker/idempotency-lost.worker.test.ts: deletes every trace of an action after the retention time',
        'tests/worker/profile.worker.test.ts: a customer sets mail preferences, downloads their data, and deletes the account',
      ],
    ),
    's. 27': tested('People get a copy of their data, in a common format.', [
      'tests/worker/profile.worker.test.ts: a customer sets mail preferences, downloads their data, and deletes the account',
    ]),
    's. 28': tested('People correct their data.', [
      'tests/worker/profile.worker.test.ts: a customer changes name, phone and month of birth, by the rules of the site',
      'tests/worker/addresses.worker.test.ts: a customer adds addresses in both countries, edits one, changes the default, removes one and restores it',
    ]),
    's. 28.1': partial(
      'People can have links to them removed.',
      'A shared list can be closed at any time, and reviews are removed by the review service.',
      [
        'tests/worker/wish-list.worker.test.ts: a list is visible to others only while it is shared, with only its owner’s first name',
      ],
    ),
  },
}

import { built, notApplicable, tested, type Chapter } from '../requirement.ts'

const ISOLATION = 'tests/worker/shopper-isolation.worker.test.ts'

export const authorization: Chapter = {
  id: 'V8',
  name: 'Authorization',
  requirements: {
    '8.1.1': built(
      'Documents say who may do what with which data.',
      'Each action and endpoint declares it: `publicAction`, `visitorAction` or `customerAction`, and its rule for agents (`worker/limits/policy.ts`, `docs/architecture.md#the-ports`).',
    ),
    '8.1.2': built(
      'Documents say which fields may be read and written.',
      'View models in `shared/` have all fields that leave the worker; inputs are strict schemas.',
    ),
    '8.2.1': tested('Functions are open to those only who may use them.', [
      'tests/repo/unsafe-routes.test.ts: %s rejects unauthorized requests',
      'tests/worker/agents-refused.worker.test.ts: rejects an agent’s request exactly where its endpoint declares it, and changes nothing',
    ]),
    '8.2.2': tested('Data is open to its owner only.', [
      `${ISOLATION}: another shopper’s line, gift certificate or coupon is treated like one that does not exist`,
      `${ISOLATION}: another shopper’s order is treated like one that does not exist`,
      'tests/worker/addresses.worker.test.ts: another customer’s address gets the answer of an unknown one',
      'tests/worker/signed-in-crowds.worker.test.ts: other shoppers’ resources do not exist for a signed-in customer',
    ]),
    '8.2.3': tested('Fields are open to those only who may read or write them.', [
      'tests/worker/action-attacks-input.worker.test.ts: unexpected fields such as a price are rejected or not passed on',
      'tests/worker/order-tracking.worker.test.ts: a guest sees a gift card’s recipient, but not the address that it was sent to',
      'tests/worker/agents.worker.test.ts: an agent reads a profile without the forms reserved for its owner',
    ]),
    '8.3.1': tested(
      'The server enforces it.',
      [
        `${ISOLATION}: another shopper’s idempotency key is ignored, and the action runs for the caller`,
        'tests/worker/session-crowds.worker.test.ts: 500 concurrent shoppers in one worker never get each other’s sessions',
      ],
      'Commerce decides by the token of the shopper.',
    ),
    '8.4.1': notApplicable(
      'Tenants cannot reach each other.',
      'A deployed shop has one tenant. Cookies of one of its sites do not open on another.',
    ),
  },
}

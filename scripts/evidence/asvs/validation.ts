import { built, partial, tested, type Chapter } from '../requirement.ts'

const INPUT = 'tests/worker/action-attacks-input.worker.test.ts'

export const validation: Chapter = {
  id: 'V2',
  name: 'Validation and business logic',
  requirements: {
    '2.1.1': built(
      'Documents say how input is validated.',
      'Every input is a schema in `shared/<capability>/`, and `docs/adding.md#an-action` says where; fields of addresses are rules of countries (`shared/fields/`).',
    ),
    '2.1.2': built(
      'Documents say how values that belong together are checked.',
      '`shop/countries.ts` and `shared/fields/country-rules.ts`: postal code and state of a country.',
    ),
    '2.1.3': built(
      'Limits of the business are documented.',
      '`docs/idempotency.md` for orders and payments; limits of use are in `worker/*/limits.ts`, and reasons for none in `tests/repo/limits.test.ts`.',
    ),
    '2.2.1': tested('Input is checked against what is expected.', [
      `${INPUT}: the API and the forms reject every quantity that is not a whole number in range`,
      `${INPUT}: rejects malformed requests`,
      'shared/fields/judge.test.ts: applies the rules of the address’s country on every site',
    ]),
    '2.2.2': tested('Checks run on the server, whatever the browser has checked.', [
      'tests/worker/action-attacks.worker.test.ts: finds every action of the API and the forms',
      `${INPUT}: unexpected fields such as a price are rejected or not passed on`,
    ]),
    '2.2.3': partial(
      'Values that belong together make sense together.',
      'Fields of an address follow the rules of its country; a city is not compared with its postal code.',
      ['shared/fields/judge.test.ts: applies the rules of the address’s country on every site'],
    ),
    '2.3.1': tested('Steps of a process happen in their order.', [
      'tests/worker/checkout-errors.worker.test.ts: a basket that commerce has lost shows as an empty bag, and the next item starts a new one',
      'tests/worker/shopper-isolation.worker.test.ts: the payment page’s return URL works once, and only for its shopper',
    ]),
    '2.3.2': tested('Limits of the business are enforced.', [
      'tests/worker/checkout.worker.test.ts: a changed price is reported on the review page with the new total',
      'worker/checkout/confirmed-total.test.ts: each payment is limited to its share of the total that the shopper has confirmed',
    ]),
    '2.3.3': tested(
      'An operation happens as a whole or not at all.',
      [
        'tests/worker/order-schedules.worker.test.ts: despite failures while an order is placed, the shopper ends with one order and its confirmation',
        'tests/worker/order-schedules-kinds.worker.test.ts: a declined order with %s uses nothing up, and another card pays for it once',
      ],
      'What it cannot promise is in `docs/idempotency.md`.',
    ),
    '2.3.4': tested(
      'What is scarce cannot be sold twice.',
      [
        'tests/worker/order-schedules-refused.worker.test.ts: an item that sells out between the check and the order is rejected by the order itself',
      ],
      'Commerce reserves stock when it creates the order.',
    ),
    '2.4.1': tested('Automated use is limited.', [
      'tests/repo/limits.test.ts: every API endpoint declares its limits and whether agents may use it',
      'tests/worker/limits.worker.test.ts: one address may try %s %i times',
      'tests/worker/attempt-limits.worker.test.ts: a captcha must be solved on this host, and its token works once',
    ]),
  },
}

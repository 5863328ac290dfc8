import { inject } from 'vitest'

import { merchantSecret, newCard, paymentOrigin, sendPage } from '#sandbox/tests/payment-client.ts'
import { createIsolateMemory } from '#worker/runtime/isolate-memory.ts'
import { createHostedFields } from '#worker/payment/hosted-fields.ts'
import { holdsPaymentContract } from '#worker/payment/testing/payment-provider-contract.ts'

holdsPaymentContract({
  secret: merchantSecret,
  open: ({ fetch, log }) =>
    createHostedFields({
      config: {
        payment: {
          origin: paymentOrigin,
          apiOrigin: inject('sandboxOrigin'),
          merchantId: 'sandbox-shop',
          secret: merchantSecret,
        },
      },
      fetch,
      log,
      memory: createIsolateMemory(),
      now: () => performance.now(),
    }),
  newCard,
  async fillIn(pageAddress) {
    const answer = await sendPage(pageAddress)
    return answer.headers.get('location') ?? ''
  },
})

import type { Edge } from '../http/edge.ts'
import { toProblem } from '../session/customer-record.ts'
import { requireCustomer } from '../session/customer.ts'
import type { Named, ShopperFamily } from '../upstream/families.ts'

export const accountFamilies = {
  /** The e-mails that a customer receives. */
  consents: {
    name: 'consents',
    subject: 'shopper',
    base: '/shopper/shopper-consents/v1',
    deadlineMs: 5_000,
    readDeadlineMs: 2_500,
    retried: true,
  },
} as const satisfies Record<string, Named<ShopperFamily>>

interface ConsentRequest {
  operation: string
  method: 'GET' | 'POST'
  path: `/${string}`
  query?: Record<string, string>
  body?: object
}

/** Asks Shopper Consents. @throws {ProblemError} `sign-in-required`, `unavailable` */
export async function sendConsents(edge: Edge, request: ConsentRequest) {
  requireCustomer(edge)
  const answer = await edge.session.send({ family: accountFamilies.consents, ...request })
  if (answer.kind !== 'ok') throw toProblem(answer)
  return answer.body
}

import { requestService, subscriptionAuthorization } from './outside-services.ts'

const SECONDS = Math.floor(Date.now() / 1000)

/** Calls the subscription service as the shop does for one of its customers. */
export function subscriptionClient(customerId: string) {
  return (method: string, path: string, body?: unknown) =>
    requestService(`/subscriptions${path}`, {
      method,
      headers: {
        authorization: subscriptionAuthorization(customerId, SECONDS),
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
}

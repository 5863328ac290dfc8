import { createHmac } from 'node:crypto'

import * as v from 'valibot'

import { origin } from './clients.ts'

/** Sends a request to an outside service, as a browser or worker would. */
export async function requestService(path: string, init: RequestInit = {}) {
  const response = await fetch(`${origin}/services${path}`, init)
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, body: jsonOf(text) }
}

function jsonOf(text: string): Record<string, unknown> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.looseObject({})), text)
  return parsed.success ? parsed.output : {}
}

const RECOMMENDATION_CLIENT = '33333333-3333-4333-8333-333333333333'

/** Sends JSON to the recommendation service. */
export const postToRecommendations = (
  path: string,
  body: unknown,
  clientId = RECOMMENDATION_CLIENT,
) =>
  requestService(`/recommendations/v3/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-cq-client-id': clientId },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const Recs = v.looseObject({
  recoUUID: v.string(),
  recommenderName: v.string(),
  recs: v.array(v.looseObject({ id: v.string(), product_name: v.string() })),
})

/** The ids of the products that a recommender returns. */
export async function recommendedIds(recommender: string, body: object, siteId = 'us') {
  const { body: response } = await postToRecommendations(
    `personalization/recs/jwck-${siteId}/${recommender}`,
    body,
  )
  return v.parse(Recs, response).recs.map(({ id }) => id)
}

/** The header with which the shop authenticates a customer to the subscription service. */
export function subscriptionAuthorization(
  customerId: string,
  seconds: number,
  key = 'sandbox-subscription-hash-key',
) {
  const sig = createHmac('sha256', key).update(`${customerId}|${seconds}`).digest('base64')
  return JSON.stringify({ public_id: 'sandbox-shop', sig_field: customerId, ts: seconds, sig })
}

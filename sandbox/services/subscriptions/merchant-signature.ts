import * as v from 'valibot'

import { ProblemError } from '../../platform/problems.ts'
import { isSameSecret } from '../../auth/clients.ts'

/**
 * The shop's account with the subscription service. The key is a local default that protects
 * nothing.
 */
export const subscriptionMerchant = {
  publicId: 'sandbox-shop',
  hashKey: 'sandbox-subscription-hash-key',
} as const

const TWO_HOURS_S = 2 * 60 * 60

const Signed = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.parseJson(),
  v.object({
    public_id: v.literal(subscriptionMerchant.publicId),
    sig_field: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    ts: v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,12}$/))]),
      v.transform(Number),
    ),
    sig: v.string(),
  }),
)

/**
 * The customer whose subscriptions are requested, as signed by the shop: a JSON header with the
 * customer's id, the time in seconds, and their HMAC-SHA256 in base64.
 * @throws ProblemError 401 for a signature that is missing, wrong or older than two hours.
 */
export async function requireCustomer(header: string | undefined, now: number): Promise<string> {
  const signed = v.safeParse(Signed, header ?? '')
  if (!signed.success) throw unauthorized('Authentication credentials were not provided.')
  const { sig_field: customerId, ts, sig } = signed.output
  if (Math.abs(now / 1000 - ts) > TWO_HOURS_S) throw unauthorized('The signature has expired.')
  if (!(await isSameSecret(sig, await getSignature(customerId, ts)))) {
    throw unauthorized('The signature is wrong.')
  }
  return customerId
}

async function getSignature(customerId: string, seconds: number): Promise<string> {
  const encode = (text: string) => new TextEncoder().encode(text)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const raw = encode(subscriptionMerchant.hashKey)
  const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['sign'])
  const mac = await crypto.subtle.sign('HMAC', key, encode(`${customerId}|${seconds}`))
  return btoa(String.fromCharCode(...new Uint8Array(mac)))
}

const unauthorized = (detail: string) =>
  new ProblemError({
    status: 401,
    type: 'unauthorized',
    title: 'Unauthorized',
    detail,
    headers: { 'www-authenticate': 'Signature realm="subscriptions"' },
  })

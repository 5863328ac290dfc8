import type { Config } from '../env.ts'

export interface CustomerSignature {
  public_id: string
  sig_field: string
  /** In seconds. The service accepts it for two hours. */
  ts: number
  /** The HMAC-SHA256 of customer and time, in base64. */
  sig: string
}

/** Signs for which customer the shop asks the subscription service. */
export async function signCustomer(
  { publicId, key }: NonNullable<Config['subscriptions']>,
  customerId: string,
  seconds: number,
): Promise<CustomerSignature> {
  const encode = (text: string) => new TextEncoder().encode(text)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const secret = await crypto.subtle.importKey('raw', encode(key), algorithm, false, ['sign'])
  const mac = await crypto.subtle.sign('HMAC', secret, encode(`${customerId}|${seconds}`))
  const sig = btoa(String.fromCharCode(...new Uint8Array(mac)))
  return { public_id: publicId, sig_field: customerId, ts: seconds, sig }
}

import { createIdempotencyKey } from '../app/create-idempotency-key.ts'

/**
 * A stored page as it is served again: it says when it is from, and has a nonce and an idempotency key of its own, as
 * every document from the edge has.
 */
export async function asStored(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  const policy = headers.get('content-security-policy') ?? ''
  const html = await response.text()
  const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1]
  // Content has no fields, so this is the shop's own.
  const key = /name="idempotencyKey" value="([\w-]+)"/.exec(html)?.[1]
  // As random as a nonce has to be.
  const newNonce = createIdempotencyKey()
  headers.set('content-security-policy', replaced(policy, nonce, newNonce))
  const renewed = replaced(replaced(html, nonce, newNonce), key, createIdempotencyKey())
  const date = headers.get('date') ?? ''
  const body = renewed.replace('<html', `<html data-stored="${date}"`)
  return new Response(body, { headers })
}

const replaced = (text: string, old: string | undefined, renewed: string) =>
  old === undefined ? text : text.replaceAll(old, renewed)

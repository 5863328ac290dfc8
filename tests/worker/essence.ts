/** A document without its nonce and its idempotency key, which differ in every response. */
export function essence(text: string) {
  const idempotencyKey = /"idempotencyKey":"([\w-]{22,})"/.exec(text)?.[1]
  const page = text.replace(/nonce="[^"]+"/g, '')
  return idempotencyKey === undefined ? page : page.replaceAll(idempotencyKey, '')
}

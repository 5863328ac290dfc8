/** A document without its nonce and its idempotency key, which differ in every response, and without the ids of recommendations. */
export function essence(text: string) {
  const idempotencyKey = /"idempotencyKey":"([\w-]{22,})"/.exec(text)?.[1]
  const page = text.replace(/(nonce|data-reco-uuid)="[^"]+"/g, '')
  return idempotencyKey === undefined ? page : page.replaceAll(idempotencyKey, '')
}

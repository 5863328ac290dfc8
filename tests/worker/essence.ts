/** A document without its nonce and its idempotency key, which differ in every response. */
export function essence(text: string) {
  const operation = /"operation":"([\w-]{22,})"/.exec(text)?.[1]
  const page = text.replace(/nonce="[^"]+"/g, '')
  return operation === undefined ? page : page.replaceAll(operation, '')
}

/** A document without what is new at every serve: its nonce, and the id of what its forms do. */
export function essence(text: string) {
  const operation = /"operation":"([\w-]{22,})"/.exec(text)?.[1]
  const page = text.replace(/nonce="[^"]+"/g, '')
  return operation === undefined ? page : page.replaceAll(operation, '')
}

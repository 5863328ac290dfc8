import { deploy } from 'virtual:deploy'

import { placeholderOf } from './placeholder.ts'

/** What every document of this deploy holds where another text stands at every serve. */
export const noncePlaceholder = placeholderOf(deploy.noncePlaceholder)
export const operationPlaceholder = placeholderOf(deploy.operationPlaceholder)

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A fresh text of 6 random bits a character, as long as its placeholder (far beyond 128 bits). */
export function createRandomText({ bytes }: typeof noncePlaceholder) {
  const random = crypto.getRandomValues(new Uint8Array(bytes.length))
  let text = ''
  for (const byte of random) text += ALPHABET[byte & 63] ?? ''
  return text
}

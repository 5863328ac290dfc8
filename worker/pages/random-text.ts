import { deploy } from 'virtual:deploy'

import { placeholderOf } from './placeholder.ts'

/** The placeholders in every document of this deploy. Each response replaces them. */
export const noncePlaceholder = placeholderOf(deploy.noncePlaceholder)
export const idempotencyKeyPlaceholder = placeholderOf(deploy.idempotencyKeyPlaceholder)

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A random text as long as its placeholder, with 6 random bits per character (far more than 128 bits). */
export function createRandomText({ bytes }: typeof noncePlaceholder) {
  const random = crypto.getRandomValues(new Uint8Array(bytes.length))
  let text = ''
  for (const byte of random) text += ALPHABET[byte & 63] ?? ''
  return text
}

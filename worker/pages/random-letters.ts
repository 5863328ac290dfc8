import { deploy } from 'virtual:deploy'

import { placeholderOf } from './placeholder.ts'

/** The placeholders in every document of this deploy. Each response replaces them. */
export const noncePlaceholder = placeholderOf(deploy.noncePlaceholder)
export const idempotencyKeyPlaceholder = placeholderOf(deploy.idempotencyKeyPlaceholder)

const ALPHABET = new TextEncoder().encode(
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
)

/** Random ASCII letters in the place of a placeholder, with 6 random bits each (far more than 128 bits). */
export function createRandomLetters({ bytes }: typeof noncePlaceholder) {
  const letters = crypto.getRandomValues(new Uint8Array(bytes.length))
  for (let index = 0; index < letters.length; index += 1) {
    letters[index] = ALPHABET[(letters[index] ?? 0) & 63] ?? 0
  }
  return letters
}

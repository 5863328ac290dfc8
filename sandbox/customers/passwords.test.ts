import { expect, test, vi } from 'vitest'

import { hashPassword, isPassword } from './passwords.ts'

test('a password is right only for the hash that was made of it', async () => {
  const stored = await hashPassword('Copper2026')
  expect(await hashPassword('Copper2026')).not.toBe(stored)
  expect(await isPassword('Copper2026', stored)).toBe(true)
  expect(await isPassword('copper2026', stored)).toBe(false)
})

test('a login without an account costs as much work as one with an account, and is never right', async () => {
  const stored = await hashPassword('Copper2026')
  const derive = vi.spyOn(crypto.subtle, 'deriveBits')
  const workFor = async (hash: string | null) => {
    derive.mockClear()
    expect(await isPassword('Wrong-one-12', hash)).toBe(false)
    return derive.mock.calls.map(([algorithm, , length]) => ({
      length,
      ...(typeof algorithm === 'object' && { ...algorithm, salt: null }),
    }))
  }
  const work = await workFor(stored)
  expect(work).toMatchObject([{ name: 'PBKDF2', iterations: 100_000, length: 256 }])
  expect(await workFor(null)).toEqual(work)
  derive.mockRestore()
})

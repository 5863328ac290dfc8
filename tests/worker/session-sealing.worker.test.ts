import { expect, test } from 'vitest'

import { open, seal } from '#worker/runtime/seal.ts'

const spring = { id: 'spring', key: createKey('s') }
const winter = { id: 'winter', key: createKey('w') }
const scope = { purpose: 'session', site: 'us' }
const TEXT = JSON.stringify({ usid: 'canary', words: 'déjà vue' })

test('a sealed text is unreadable, differs every time and opens only with its key', async () => {
  const one = await sealed()
  const other = await sealed()

  expect(one).not.toBe(other)
  expect(atob(one.split('.')[2]?.replaceAll('-', '+').replaceAll('_', '/') ?? '')).not.toMatch(
    /canary/,
  )
  expect(await open([spring], scope, one)).toEqual({ text: TEXT, isOld: false })
  expect(await open([{ ...spring, key: createKey('x') }], scope, one)).toBeNull()
  expect(await open([{ ...spring, id: 'autumn' }], scope, one)).toBeNull()
  expect(await open([], scope, one)).toBeNull()
})

test('after a rotation the old key still opens a sealed text and marks it as old, until it is removed', async () => {
  const old = await sealed()

  expect(await open([winter, spring], scope, old)).toEqual({ text: TEXT, isOld: true })
  expect(await open([winter], scope, old)).toBeNull()
  const renewed = await seal([winter, spring], scope, TEXT)
  expect(renewed).toMatch(/^1\.winter\./)
})

test('a sealed text opens only for its site and its purpose', async () => {
  const one = await sealed()

  expect(await open([spring], { ...scope, site: 'ca' }, one)).toBeNull()
  expect(await open([spring], { ...scope, purpose: 'agent' }, one)).toBeNull()
  expect(await open([spring], { purpose: 'sessionus', site: '' }, one)).toBeNull()
})

test('a sealed text with a character changed, missing or added does not open', async () => {
  const one = await sealed()
  for (let at = 0; at < one.length; at += 1) {
    const changed = one[at] === 'A' ? 'B' : 'A'
    expect(await open([spring], scope, one.slice(0, at) + changed + one.slice(at + 1))).toBeNull()
  }
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  for (const last of letters.replace(one.slice(-1), '')) {
    expect(await open([spring], scope, one.slice(0, -1) + last)).toBeNull()
  }
  for (const at of [0, 1, 8, 9, one.length / 2, one.length - 22, one.length - 1]) {
    expect(await open([spring], scope, one.slice(0, at))).toBeNull()
  }
  for (const odd of ['', '.', '1..', '1.spring.', '1.spring.A', `${one}A`, `${one}.`, ` ${one}`]) {
    expect(await open([spring], scope, odd)).toBeNull()
  }
})

test('the length of a sealed text reveals little: it grows in steps of 256 bytes', async () => {
  const lengths = new Set<number>()
  for (let length = 1; length <= 3_000; length += 50) {
    const text = 'x'.repeat(length)
    const one = (await seal([spring], scope, text)) ?? ''
    expect((await open([spring], scope, one))?.text).toBe(text)
    lengths.add(one.length)
  }
  expect(lengths.size).toBe(Math.ceil(3_000 / 256))
})

test('a text sealed without padding still opens', async () => {
  // Made with the key, scope and text of these tests.
  const old =
    '1.spring.MDEyMzQ1Njc4OWFiYFSo-GjOp7udo50F12eaCTyN3PIEygwyP9mfjfEadn3E96yb-6kFvjzrkzfGmd4jN1HNERW9'
  expect(await open([spring], scope, old)).toEqual({ text: TEXT, isOld: false })
})

test('a text too long for a cookie is neither sealed nor opened', async () => {
  const most = await seal([spring], scope, 'x'.repeat(3_000))

  expect(most?.length).toBeLessThan(4_096 - '__Host-Http-us-session='.length)
  expect(await seal([spring], scope, 'x'.repeat(3_001))).toBeNull()
  expect(await seal([spring], scope, 'é'.repeat(1_501))).toBeNull()
  expect(await seal([], scope, TEXT)).toBeNull()
  expect(await open([spring], scope, `1.spring.${'A'.repeat(5_000)}`)).toBeNull()
})

async function sealed() {
  const text = await seal([spring], scope, TEXT)
  if (text === null) throw new Error('The text cannot be sealed.')
  return text
}

/** A key of 32 bytes, for tests only. */
function createKey(letter: string) {
  return btoa(letter.repeat(32)).replace('=', '')
}

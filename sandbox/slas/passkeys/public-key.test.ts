import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

import { expect, test } from 'vitest'

import { isSignedBy } from './public-key.ts'

const bytes = (...parts: (number[] | Buffer)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))))

const member = (key: KeyObject, name: 'x' | 'y' | 'n' | 'e') =>
  Buffer.from(key.export({ format: 'jwk' })[name] ?? '', 'base64url')

test('verifies a signature for any length of its two numbers, and only over its own data', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const head = [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]
  const cose = bytes(
    [...head, 0x21, 0x58, 32],
    member(publicKey, 'x'),
    [0x22, 0x58, 32],
    member(publicKey, 'y'),
  )
  const lengths = new Set<number>()
  // About every hundredth number is a byte shorter, and every second one needs an extra byte for
  // its sign.
  for (let count = 0; lengths.size < 4 && count < 20_000; count += 1) {
    const data = bytes(Buffer.from(`signed ${count}`))
    const signature = new Uint8Array(sign('sha256', data, privateKey))
    lengths.add(signature.length)
    expect(await isSignedBy(cose, signature, data)).toBe(true)
  }
  expect(lengths.size).toBe(4)
  const signature = new Uint8Array(sign('sha256', bytes([1]), privateKey))
  expect(await isSignedBy(cose, signature, bytes([2]))).toBe(false)
  expect(await isSignedBy(cose, bytes([0x30]), bytes([1]))).toBe(false)
})

test.for([
  { bits: 2048, isTaken: true },
  { bits: 1024, isTaken: false },
])('an RSA key of $bits bits is accepted: $isTaken', async ({ bits, isTaken }) => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: bits })
  const modulus = member(publicKey, 'n')
  const size = [modulus.length >> 8, modulus.length & 255]
  const cose = bytes(
    [0xa4, 0x01, 0x03, 0x03, 0x39, 0x01, 0x00, 0x20, 0x59, ...size],
    modulus,
    [0x21, 0x43],
    member(publicKey, 'e'),
  )
  const signature = new Uint8Array(sign('sha256', bytes([1]), privateKey))

  const answer = isSignedBy(cose, signature, bytes([1])).catch(() => 'rejected')
  expect(await answer).toBe(isTaken ? true : 'rejected')
})

test.for([
  { what: 'empty', key: [] },
  { what: 'not a map', key: [0x80] },
  { what: 'an array of indefinite length', key: [0x9f] },
  { what: 'a map longer than the input', key: [0xba, 0xff, 0xff, 0xff, 0xff] },
  { what: 'nested too deeply', key: [0x81, 0x81, 0x81, 0x81, 0x81, 0x81, 0x01] },
  { what: 'a tag', key: [0xc0, 0x01] },
  { what: 'of another algorithm', key: [0xa2, 0x01, 0x02, 0x03, 0x27] },
  { what: 'without coordinates', key: [0xa3, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01] },
])('rejects a key that is $what', async ({ key }) => {
  await expect(isSignedBy(bytes(key), bytes([1]), bytes([1]))).rejects.toThrow()
})

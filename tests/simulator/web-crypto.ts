import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  pbkdf2Sync,
  timingSafeEqual,
} from 'node:crypto'

import type { Random } from '../support/seeded-random.ts'

type Bytes = ArrayBuffer | ArrayBufferView

interface Key {
  readonly [Symbol.toStringTag]: 'CryptoKey'
  type: string
  algorithm: { name: string; hash?: { name: string }; namedCurve?: string; length?: number }
  extractable: boolean
  usages: readonly string[]
  /** What signs and verifies. The two keys of a pair have the same. */
  material: Buffer
  jwk: Jwk | null
}

type Jwk = Record<string, string>
type Algorithm = string | (Record<string, unknown> & { name: string })

interface Gcm {
  iv: Bytes
  additionalData?: Bytes
}

const nameOf = (algorithm: Algorithm) =>
  typeof algorithm === 'string' ? algorithm : algorithm.name

/** `SHA-256` as Node.js calls it. */
const hashOf = (algorithm: unknown) => {
  const name =
    typeof algorithm === 'object' && algorithm !== null
      ? String(Reflect.get(algorithm, 'name'))
      : String(algorithm)
  return name.replace('-', '').toLowerCase()
}

const bufferOf = (bytes: Bytes) =>
  ArrayBuffer.isView(bytes)
    ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : Buffer.from(bytes)

const arrayBufferOf = (buffer: Buffer) => new Uint8Array(buffer).buffer

/** Deriving a password as slowly as the commerce service asks for would take most of a run. */
const FEW_ITERATIONS = 1

/**
 * Web Crypto from Node's synchronous functions, because a thread pool would decide the order of results. Signatures of
 * elliptic curves, which are random, are replaced by a MAC of their length: nobody but the simulated service checks them.
 */
export function createWebCrypto(random: Random) {
  const randomBytes = (length: number) =>
    Buffer.from(Uint8Array.from({ length }, () => random.below(256)))

  const keyFrom = (
    key: Omit<Key, typeof Symbol.toStringTag | 'jwk'> & { jwk?: Jwk | null },
  ): Key => ({ [Symbol.toStringTag]: 'CryptoKey', jwk: null, ...key })

  /* oxlint-disable-next-line max-params -- as in the standard */
  function importKey(
    format: string,
    data: Bytes | Jwk,
    algorithm: Algorithm,
    extractable: boolean,
    usages: string[],
  ): Key {
    const details = typeof algorithm === 'string' ? { name: algorithm } : algorithm
    const common = { algorithm: details, extractable, usages }
    if (format === 'raw') {
      return keyFrom({ ...common, type: 'secret', material: Buffer.from(bufferOf(data as Bytes)) })
    }
    const jwk = data as Jwk
    const material = Buffer.from(`${jwk.x ?? jwk.n}`)
    return keyFrom({ ...common, type: jwk.d ? 'private' : 'public', material, jwk })
  }

  function sign(algorithm: Algorithm, key: Key, data: Bytes): Buffer {
    const isMac = nameOf(algorithm) === 'HMAC'
    const hash = isMac ? hashOf(key.algorithm.hash) : 'sha512'
    return createHmac(hash, key.material).update(bufferOf(data)).digest()
  }

  function deriveBits(algorithm: Algorithm, key: Key, bits: number): Buffer {
    const { salt, info, hash } = algorithm as Record<string, unknown>
    const [digest, length] = [hashOf(hash), bits / 8]
    const salted = bufferOf(salt as Bytes)
    if (nameOf(algorithm) === 'HKDF') {
      return Buffer.from(hkdfSync(digest, key.material, salted, bufferOf(info as Bytes), length))
    }
    return pbkdf2Sync(key.material, salted, FEW_ITERATIONS, length, digest)
  }

  const subtle = {
    digest: async (algorithm: Algorithm, data: Bytes) =>
      arrayBufferOf(
        createHash(hashOf(nameOf(algorithm)))
          .update(bufferOf(data))
          .digest(),
      ),
    importKey: async (...key: Parameters<typeof importKey>) => importKey(...key),
    exportKey: async (format: string, { jwk, material }: Key) =>
      format === 'jwk' ? jwk : arrayBufferOf(material),
    async generateKey(algorithm: Algorithm, extractable: boolean, usages: string[]) {
      const part = () => randomBytes(32).toString('base64url')
      const jwk = { kty: 'EC', crv: 'P-256', x: part(), y: part(), d: part() }
      const { d: _, ...publicJwk } = jwk
      return {
        privateKey: importKey('jwk', jwk, algorithm, extractable, usages),
        publicKey: importKey('jwk', publicJwk, algorithm, true, usages),
      }
    },
    sign: async (algorithm: Algorithm, key: Key, data: Bytes) =>
      arrayBufferOf(sign(algorithm, key, data)),
    async verify(algorithm: Algorithm, key: Key, signature: Bytes, data: Bytes) {
      const [expected, given] = [sign(algorithm, key, data), bufferOf(signature)]
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
    async encrypt(algorithm: Algorithm, key: Key, data: Bytes) {
      const { iv, additionalData } = algorithm as unknown as Gcm
      const cipher = createCipheriv(cipherOf(key), key.material, bufferOf(iv))
      if (additionalData) cipher.setAAD(bufferOf(additionalData))
      const text = Buffer.concat([cipher.update(bufferOf(data)), cipher.final()])
      return arrayBufferOf(Buffer.concat([text, cipher.getAuthTag()]))
    },
    async decrypt(algorithm: Algorithm, key: Key, data: Bytes) {
      const { iv, additionalData } = algorithm as unknown as Gcm
      const bytes = bufferOf(data)
      const cipher = createDecipheriv(cipherOf(key), key.material, bufferOf(iv))
      if (additionalData) cipher.setAAD(bufferOf(additionalData))
      cipher.setAuthTag(bytes.subarray(-16))
      return arrayBufferOf(Buffer.concat([cipher.update(bytes.subarray(0, -16)), cipher.final()]))
    },
    deriveBits: async (algorithm: Algorithm, key: Key, bits: number) =>
      arrayBufferOf(deriveBits(algorithm, key, bits)),
    /* oxlint-disable-next-line max-params -- as in the standard */
    async deriveKey(
      algorithm: Algorithm,
      key: Key,
      made: Exclude<Algorithm, string>,
      extractable: boolean,
      usages: string[],
    ) {
      const bits = Number(made.length ?? 512)
      return importKey('raw', deriveBits(algorithm, key, bits), made, extractable, usages)
    },
  }

  return {
    subtle,
    getRandomValues<Array extends ArrayBufferView>(array: Array): Array {
      bufferOf(array).set(randomBytes(array.byteLength))
      return array
    },
    randomUUID() {
      const bytes = randomBytes(16)
      bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
      bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
      return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}

const cipherOf = ({ material }: Key) => (material.length === 16 ? 'aes-128-gcm' : 'aes-256-gcm')

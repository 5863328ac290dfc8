import { base64url } from 'jose'

import { type Cbor, readCbor } from './cbor.ts'

/** COSE identifiers of the algorithms a new passkey may use, the preferred one first. */
export const algorithms = [-7, -257]

const EC_COORDINATE_BYTES = 32
/** 2048 bits in base64url. */
const MIN_MODULUS_CHARACTERS = 342

/** Labels of a COSE key's members. The meaning of negative labels depends on the key type. */
const labels = { type: 1, algorithm: 3, curveOrModulus: -1, xOrExponent: -2, y: -3 } as const

/** Whether `signature` over `data` was made by the private half of a COSE key. */
export async function isSignedBy(
  coseKey: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  data: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const { key, isElliptic } = await importKey(coseKey)
  if (!isElliptic) return crypto.subtle.verify('RSASSA-PKCS1-v1_5', key, signature, data)
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
  return crypto.subtle.verify(algorithm, key, fixedLength(signature), data)
}

/**
 * @throws RangeError for an unsupported key, or whatever the platform throws for an invalid one.
 */
export async function importKey(coseKey: Uint8Array<ArrayBuffer>) {
  const { value } = readCbor(coseKey)
  if (!(value instanceof Map)) throw new RangeError('The key is not a map.')
  const is = (type: number, algorithm: number) =>
    value.get(labels.type) === type && value.get(labels.algorithm) === algorithm
  if (is(2, -7)) return { key: await ellipticKey(value), isElliptic: true }
  if (is(3, -257)) return { key: await rsaKey(value), isElliptic: false }
  throw new RangeError('The algorithm is not supported.')
}

function ellipticKey(members: Map<Cbor, Cbor>) {
  if (members.get(labels.curveOrModulus) !== 1) throw new RangeError('The curve is not supported.')
  const [x, y] = [getText(members, labels.xOrExponent), getText(members, labels.y)]
  const jwk = { kty: 'EC', crv: 'P-256', x, y }
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  return crypto.subtle.importKey('jwk', jwk, algorithm, false, ['verify'])
}

function rsaKey(members: Map<Cbor, Cbor>) {
  const [n, e] = [getText(members, labels.curveOrModulus), getText(members, labels.xOrExponent)]
  if (n.length < MIN_MODULUS_CHARACTERS) throw new RangeError('The key is too short.')
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  return crypto.subtle.importKey('jwk', { kty: 'RSA', n, e }, algorithm, false, ['verify'])
}

function getText(members: Map<Cbor, Cbor>, label: number) {
  const bytes = members.get(label)
  if (!(bytes instanceof Uint8Array)) throw new RangeError('A member of the key is missing.')
  return base64url.encode(bytes)
}

/** Authenticators encode the two numbers in DER; the platform expects 32 bytes for each. */
function fixedLength(der: Uint8Array<ArrayBuffer>) {
  const firstLength = der[3] ?? 0
  const first = der.subarray(4, 4 + firstLength)
  const second = der.subarray(6 + firstLength, 6 + firstLength + (der[5 + firstLength] ?? 0))
  const fixed = new Uint8Array(2 * EC_COORDINATE_BYTES)
  for (const [at, number] of [first, second].entries()) {
    const digits = number.slice(-EC_COORDINATE_BYTES)
    fixed.set(digits, (at + 1) * EC_COORDINATE_BYTES - digits.length)
  }
  return fixed
}

import { base64url } from 'jose'
import * as v from 'valibot'

import { readCbor } from './cbor.ts'

/** For whom passkeys are made: browsers allow no address made of numbers here. */
export const relyingParty = { id: 'localhost', name: 'Juniper & Wick' }

const IS_PRESENT = 0x01
const IS_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40
const HEAD_BYTES = 37
const ID_STARTS = 55

/** Bytes as the browser's JSON writes them. */
export const Bytes = v.pipe(
  v.string(),
  v.maxLength(12_000),
  v.regex(/^[\w-]+$/),
  v.check((text) => text.length % 4 !== 1),
  v.transform((text) => new Uint8Array(base64url.decode(text))),
)

const ClientData = v.pipe(
  v.instance(Uint8Array),
  v.transform((bytes) => new TextDecoder().decode(bytes)),
  v.parseJson(),
  v.object({
    type: v.string(),
    challenge: v.string(),
    origin: v.string(),
    crossOrigin: v.optional(v.boolean(), false),
  }),
)

/** What the browser itself says of a ceremony, or undefined if it was another, or on a foreign page. */
export function clientDataOf(bytes: Uint8Array, type: 'webauthn.create' | 'webauthn.get') {
  const read = v.safeParse(ClientData, bytes)
  if (!read.success) return undefined
  const { origin, crossOrigin } = read.output
  const isOurs = /^http:\/\/localhost(:\d{1,5})?$/.test(origin) && !crossOrigin
  return isOurs && read.output.type === type ? read.output : undefined
}

/**
 * What an authenticator says of a ceremony.
 * @throws RangeError unless it was for this relying party, with somebody present who was recognised.
 */
export async function authenticatorDataOf(bytes: Uint8Array<ArrayBuffer>) {
  const [flags = 0, ...count] = bytes.slice(HEAD_BYTES - 5, HEAD_BYTES)
  const isRecognised = (flags & IS_PRESENT) !== 0 && (flags & IS_VERIFIED) !== 0
  if (bytes.length < HEAD_BYTES || !isRecognised || !(await isForUs(bytes))) {
    throw new RangeError('It is no answer for this relying party.')
  }
  return {
    signCount: count.reduce((sum, byte) => sum * 256 + byte, 0),
    hasCredential: (flags & HAS_CREDENTIAL) !== 0,
  }
}

async function isForUs(bytes: Uint8Array<ArrayBuffer>) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(relyingParty.id))
  return new Uint8Array(digest).every((byte, at) => byte === bytes[at])
}

/** The new credential in the data of an authenticator. @throws RangeError if it is cut off. */
export function newCredentialOf(bytes: Uint8Array<ArrayBuffer>) {
  const [high = 0, low = 0] = bytes.slice(ID_STARTS - 2, ID_STARTS)
  const keyStarts = ID_STARTS + high * 256 + low
  const { end } = readCbor(bytes, keyStarts)
  return { id: bytes.slice(ID_STARTS, keyStarts), publicKey: bytes.slice(keyStarts, end) }
}

/**
 * The authenticator's data in an attestation object.
 * @throws RangeError for an attestation: none was asked for, and none would be looked into.
 */
export function attestedData(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const { value } = readCbor(bytes)
  const members = value instanceof Map ? value : new Map()
  const data: unknown = members.get('authData')
  if (members.get('fmt') !== 'none' || !(data instanceof Uint8Array)) {
    throw new RangeError('It is no attestation of the kind that was asked for.')
  }
  return new Uint8Array(data)
}

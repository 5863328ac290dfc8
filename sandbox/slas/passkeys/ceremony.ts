import { base64url } from 'jose'
import * as v from 'valibot'

import { sha256 } from '../../platform/hex.ts'
import { profile } from '../../profiles/current.ts'
import { readCbor } from './cbor.ts'

/** The site passkeys belong to. Browsers do not allow an IP address here. */
export const relyingParty = { id: 'localhost', name: profile.shopName }

const IS_PRESENT = 0x01
const IS_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40
const HEAD_BYTES = 37
const ID_STARTS = 55

/** Bytes in base64url, as in the browser's JSON. */
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

/**
 * The browser's own data of a ceremony, or undefined if its type or the page's origin is not the
 * expected one.
 */
export function parseClientData(bytes: Uint8Array, type: 'webauthn.create' | 'webauthn.get') {
  const read = v.safeParse(ClientData, bytes)
  if (!read.success) return undefined
  const { origin, crossOrigin } = read.output
  const isOurs = /^http:\/\/localhost(:\d{1,5})?$/.test(origin) && !crossOrigin
  return isOurs && read.output.type === type ? read.output : undefined
}

/**
 * The authenticator's data of a ceremony.
 * @throws RangeError unless it is for this relying party and the user was present and verified.
 */
export async function parseAuthenticatorData(bytes: Uint8Array<ArrayBuffer>) {
  const [flags = 0, ...count] = bytes.slice(HEAD_BYTES - 5, HEAD_BYTES)
  const isRecognized = (flags & IS_PRESENT) !== 0 && (flags & IS_VERIFIED) !== 0
  if (bytes.length < HEAD_BYTES || !isRecognized || !(await isForUs(bytes))) {
    throw new RangeError('The data is not for this relying party, or the user was not verified.')
  }
  return {
    signCount: count.reduce((sum, byte) => sum * 256 + byte, 0),
    hasCredential: (flags & HAS_CREDENTIAL) !== 0,
  }
}

async function isForUs(bytes: Uint8Array<ArrayBuffer>) {
  const digest = await sha256(relyingParty.id)
  return digest.every((byte, at) => byte === bytes[at])
}

/**
 * The new credential in an authenticator's data.
 * @throws RangeError if the data is incomplete.
 */
export function parseNewCredential(bytes: Uint8Array<ArrayBuffer>) {
  const [high = 0, low = 0] = bytes.slice(ID_STARTS - 2, ID_STARTS)
  const keyStarts = ID_STARTS + high * 256 + low
  const { end } = readCbor(bytes, keyStarts)
  return { id: bytes.slice(ID_STARTS, keyStarts), publicKey: bytes.slice(keyStarts, end) }
}

/**
 * The authenticator's data in an attestation object.
 * @throws RangeError for any format but `none`: no attestation is requested and none is checked.
 */
export function authenticatorDataIn(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const { value } = readCbor(bytes)
  const members = value instanceof Map ? value : new Map()
  const data: unknown = members.get('authData')
  if (members.get('fmt') !== 'none' || !(data instanceof Uint8Array)) {
    throw new RangeError('The attestation is not of the requested format.')
  }
  return new Uint8Array(data)
}

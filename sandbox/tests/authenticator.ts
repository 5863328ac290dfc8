import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

export const shopOrigin = 'http://localhost:8787'

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()
const text = (value: Uint8Array | string) => Buffer.from(value).toString('base64url')

interface Ceremony {
  challenge: string
  origin?: string
  /** The authenticator flags, such as user present and user verified. */
  flags?: number
  rpId?: string
}

/** A virtual authenticator: creates passkeys and signs with them, in the format browsers return. */
export function newAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let signCount = 0
  return {
    credentialId: text(id),
    /** What `navigator.credentials.create` returns. */
    create: ({ challenge, origin, rpId, flags = 0x45 }: Ceremony, attestation = 'none') => {
      const credential = Buffer.concat([
        Buffer.alloc(16),
        number(2, id.length),
        id,
        coseKey(publicKey),
      ])
      const data = Buffer.concat([authenticatorData(rpId, flags, signCount), credential])
      return credentialOf(id, {
        clientDataJSON: clientData('webauthn.create', challenge, origin),
        attestationObject: text(attestationObject(attestation, data)),
      })
    },
    /** What `navigator.credentials.get` returns. */
    get: ({ challenge, origin, rpId, flags = 0x05 }: Ceremony, userHandle?: string) => {
      signCount += 1
      const data = authenticatorData(rpId, flags, signCount)
      const clientDataJSON = clientData('webauthn.get', challenge, origin)
      const digest = sha256(Buffer.from(clientDataJSON, 'base64url'))
      return credentialOf(id, {
        clientDataJSON,
        authenticatorData: text(data),
        signature: text(signed(privateKey, Buffer.concat([data, digest]))),
        ...(userHandle !== undefined && { userHandle }),
      })
    },
    /** Resets the signature count, like another device with the same key. */
    resetSignCount: () => {
      signCount = 0
    },
  }
}

const credentialOf = (id: Uint8Array, response: Record<string, string>) => ({
  id: text(id),
  rawId: text(id),
  type: 'public-key' as const,
  response,
})

const clientData = (type: string, challenge: string, origin = shopOrigin) =>
  text(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

const authenticatorData = (rpId = 'localhost', flags: number, signCount: number) =>
  Buffer.concat([sha256(rpId), number(1, flags), number(4, signCount)])

const signed = (key: KeyObject, data: Uint8Array) => sign('sha256', data, key)

function number(bytes: number, value: number) {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

/** A CBOR map of three entries: the format, an empty statement and the authenticator data. */
const attestationObject = (format: string, data: Uint8Array) =>
  Buffer.concat([
    Buffer.from([0xa3]),
    cborText('fmt'),
    cborText(format),
    cborText('attStmt'),
    Buffer.from([0xa0]),
    cborText('authData'),
    Buffer.from([0x59]),
    number(2, data.length),
    data,
  ])

const cborText = (letters: string) =>
  Buffer.concat([number(1, 0x60 + letters.length), Buffer.from(letters)])

/** An ES256 public key in COSE encoding. */
function coseKey(key: KeyObject) {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')])
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01])
  return Buffer.concat([head, coordinate(0x21, x), coordinate(0x22, y)])
}

import * as v from 'valibot'

/** In base64url, as browsers write it. */
export const CredentialId = v.pipe(
  v.string(),
  v.maxLength(2_000),
  v.regex(/^[\w-]+$/),
  v.brand('CredentialId'),
)
export type CredentialId = v.InferOutput<typeof CredentialId>

/** A passkey that signs the customer in. */
export interface AccountPasskey {
  credentialId: CredentialId
  /** The device and the day it was added; null if it was added without a name. */
  name: string | null
}

export const NamedPasskey = v.object({ credentialId: CredentialId })
export type NamedPasskey = v.InferOutput<typeof NamedPasskey>

import * as v from 'valibot'

import { plainCode } from '../text/grouped-code.ts'

/** Bytes in base64url, as browsers write them. */
const Bytes = v.pipe(v.string(), v.maxLength(12_000), v.regex(/^[\w-]+$/))
const Id = v.pipe(v.string(), v.maxLength(2_000), v.regex(/^[\w-]+$/))

/** An authenticator's assertion (WebAuthn: `AuthenticationResponseJSON`). */
export const SignInWithPasskey = v.strictObject({
  credential: v.object({
    rawId: Id,
    type: v.literal('public-key'),
    response: v.object({
      clientDataJSON: Bytes,
      authenticatorData: Bytes,
      signature: Bytes,
      userHandle: v.nullish(Id),
    }),
  }),
})
export type SignInWithPasskey = v.InferOutput<typeof SignInWithPasskey>

/** The code of the mail that allows to add a passkey. */
const Code = v.pipe(v.string(), v.transform(plainCode), v.regex(/^\d{8}$/))
export const PreparePasskey = v.strictObject({ code: Code })
export type PreparePasskey = v.InferOutput<typeof PreparePasskey>

/** An authenticator's new credential (WebAuthn: `RegistrationResponseJSON`). */
export const AddPasskey = v.strictObject({
  code: Code,
  credential: v.object({
    rawId: Id,
    type: v.literal('public-key'),
    response: v.object({ clientDataJSON: Bytes, attestationObject: Bytes }),
  }),
})
export type AddPasskey = v.InferOutput<typeof AddPasskey>

/** The purpose of a passkey or a code. */
export const WantSignIn = v.strictObject({ intent: v.literal('sign-in') })
export const WantPasskey = v.strictObject({ intent: v.literal('add') })

const Text = v.pipe(v.string(), v.maxLength(1_000))
const Requirement = v.picklist(['required', 'preferred', 'discouraged'])
const Known = v.array(v.object({ type: v.literal('public-key'), id: Id }))

/** Options for the browser (WebAuthn: `PublicKeyCredentialRequestOptionsJSON`). */
export const PasskeyRequest = v.object({
  challenge: Id,
  timeout: v.number(),
  rpId: Text,
  allowCredentials: Known,
  userVerification: Requirement,
})
export type PasskeyRequest = v.InferOutput<typeof PasskeyRequest>

/** Options for the browser (WebAuthn: `PublicKeyCredentialCreationOptionsJSON`). */
export const PasskeyCreation = v.object({
  rp: v.object({ id: Text, name: Text }),
  user: v.object({ id: Id, name: Text, displayName: Text }),
  challenge: Id,
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  timeout: v.number(),
  excludeCredentials: Known,
  authenticatorSelection: v.object({
    residentKey: Requirement,
    requireResidentKey: v.boolean(),
    userVerification: Requirement,
  }),
  attestation: v.literal('none'),
})
export type PasskeyCreation = v.InferOutput<typeof PasskeyCreation>

import type { SignedIn } from '#shared/sign-in/account.ts'
import type { Passkeys } from '#shared/sign-in/passkeys.ts'

/** What the shopper did: `cancelled` is the browser's own dialog closed, or no passkey there. */
export type Ceremony = 'done' | 'cancelled'

/** Asks the browser for a passkey, and signs in with it. Null if the shopper has not. @throws {ProblemError} */
export async function signInWithPasskey(passkeys: Passkeys): Promise<SignedIn | null> {
  const options = await passkeys.signInOptions()
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const made = await askFor(() => navigator.credentials.get({ publicKey }))
  if (!made) return null
  const { rawId, response } = made.toJSON()
  if (!('signature' in response)) return null
  const { clientDataJSON, authenticatorData, signature, userHandle = null } = response
  const signed = { clientDataJSON, authenticatorData, signature, userHandle }
  return passkeys.signIn({ credential: { rawId, type: 'public-key', response: signed } })
}

/** Asks the browser to create a passkey, and adds it to the account. @throws {ProblemError} */
export async function addPasskey(passkeys: Passkeys, code: string): Promise<Ceremony> {
  const options = await passkeys.addOptions({ code })
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const made = await askFor(() => navigator.credentials.create({ publicKey }))
  if (!made) return 'cancelled'
  const { rawId, response } = made.toJSON()
  if (!('attestationObject' in response)) return 'cancelled'
  const { clientDataJSON, attestationObject } = response
  const created = { clientDataJSON, attestationObject }
  await passkeys.add({ code, credential: { rawId, type: 'public-key', response: created } })
  return 'done'
}

/** Null if the shopper has closed the dialog, has no passkey, or has this one already. */
async function askFor(ask: () => Promise<Credential | null>) {
  try {
    const made = await ask()
    return made instanceof PublicKeyCredential ? made : null
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

import { useRef, useState } from 'react'

import type { PortOf } from '#shared/http/endpoint.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { SignedIn } from '#shared/sign-in/account.ts'
import { passkeyEndpoints } from '#shared/sign-in/endpoints.ts'

import { useAppContext } from '../kit/app-context.ts'
import { useHydrated } from '../kit/use-hydrated.ts'
import { createHttpPort } from '../kit/http/http-port.ts'

type Passkeys = PortOf<typeof passkeyEndpoints>

type MessageId = FormatjsIntl.Message['ids']

/** The message of a part with passkeys: none yet, or why it has stopped. */
function errorMessage(error: unknown): MessageId {
  const type = error instanceof ProblemError ? error.type : 'unexpected'
  if (type === 'wrong-credentials' || type === 'rejected') return 'passkey.unknown'
  if (type === 'invalid-input') return 'field.codeWrong'
  if (type === 'too-many-attempts') return 'giftBalance.tooMany'
  if (type === 'customers-only') return 'formError.customersOnly'
  return 'formError.generic'
}

/** The parts with passkeys: whether they can be used here, one step at a time, and a message about it. */
export function usePasskeys() {
  const { site, locale } = useAppContext()
  const isHydrated = useHydrated()
  const isBusy = useRef(false)
  const [message, say] = useState<MessageId | null>(null)

  async function perform(step: (passkeys: Passkeys) => Promise<void>) {
    if (isBusy.current) return
    isBusy.current = true
    say(null)
    try {
      await step(createHttpPort(passkeyEndpoints, { site, locale }))
    } catch (error) {
      say(errorMessage(error))
    }
    isBusy.current = false
  }

  const canUse = isHydrated && canUsePasskeys()
  return { isOffered: canUse, isMissing: isHydrated && !canUse, message, say, perform }
}

/** The result of the browser's dialog: `cancelled` if it was closed or has no passkey. */
type Ceremony = 'done' | 'cancelled'

/** Asks the browser for a passkey, and signs in with it. Null if the shopper has not. @throws {ProblemError} */
export async function signInWithPasskey(passkeys: Passkeys): Promise<SignedIn | null> {
  const options = await passkeys.signInOptions({ intent: 'sign-in' })
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

/** Whether the browser has passkeys, and may use them here: never for an IP address. */
export function canUsePasskeys() {
  const isAddress = /^[\d.]+$|:|^\[/.test(location.hostname)
  return (
    isSecureContext &&
    !isAddress &&
    'PublicKeyCredential' in globalThis &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential
  )
}

import { useRef, useState } from 'react'

import type { Passkeys } from '#shared/sign-in/passkeys.ts'
import { ProblemError } from '#shared/http/problem.ts'

import { createHttpPasskeys } from '../../adapters/http-passkeys.ts'
import { useAppContext } from '../../app/app-context.ts'
import { useHydrated } from '../../app/use-hydrated.ts'
import { canUsePasskeys } from './can-use-passkeys.ts'

type MessageId = FormatjsIntl.Message['ids']

/** What a passkey's part says: nothing yet, or why it did not go on. */
function messageOf(error: unknown): MessageId {
  const type = error instanceof ProblemError ? error.type : 'unexpected'
  if (type === 'wrong-credentials' || type === 'rejected') return 'passkey.unknown'
  if (type === 'invalid-input') return 'field.codeWrong'
  if (type === 'too-many-attempts') return 'giftBalance.tooMany'
  if (type === 'customers-only') return 'formError.customersOnly'
  return 'formError.generic'
}

/** The parts with passkeys: whether they can be used here, one step at a time, and what is said about it. */
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
      await step(createHttpPasskeys({ site, locale }))
    } catch (error) {
      say(messageOf(error))
    }
    isBusy.current = false
  }

  const canUse = isHydrated && canUsePasskeys()
  return { isOffered: canUse, isMissing: isHydrated && !canUse, message, say, perform }
}

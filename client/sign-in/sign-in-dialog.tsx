import { FormattedMessage, useIntl } from 'react-intl'

import type { SignedIn } from '#shared/sign-in/account.ts'

import { useShop } from '../kit/app-context.ts'
import { emitShopEvent } from '../kit/shop-events.ts'
import { ModalFrame } from '../kit/modal-frame.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignedOutNotice, bagMessage } from './sign-in-view.tsx'
import { SignUpOffer } from './sign-up-offer.tsx'

interface SignInDialogProps {
  onClose: () => void
  onSignedIn: () => void
}

/** The login form above the page that the shopper is on, and stays on (spec 1 §2.10). */
export function SignInDialog({ onClose, onSignedIn }: SignInDialogProps) {
  const intl = useIntl()
  const { path, query } = useShop()

  function finish({ bag, pickupAt }: SignedIn) {
    onSignedIn()
    const id = bagMessage(bag) ?? 'signIn.done'
    const text = pickupAt
      ? intl.formatMessage({ id: 'signIn.pickupMoved' }, { store: pickupAt })
      : intl.formatMessage({ id })
    emitShopEvent({ type: 'toasted', about: 'promise', text, tone: 'success' })
  }

  return (
    <ModalFrame heading={<FormattedMessage tagName="span" id="title.login" />} onClose={onClose}>
      <SignedOutNotice />
      <SignInForm from={query.size > 0 ? `${path}?${query}` : path} onSignedIn={finish} />
      <SignUpOffer />
    </ModalFrame>
  )
}

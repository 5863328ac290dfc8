import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { CardButton } from '../../features/account-frame/card-button.tsx'
import { useRejectedForm } from '../../features/actions/use-rejected-form.ts'
import { useAccountData } from './account-data.ts'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'

/** What a customer can do about a card that pays a subscription: choose another one for it, or remove it anyway. */
export function CardInUse() {
  const href = useHref()
  const rejected = useRejectedForm('removeCard')
  const { cards } = useAccountData('cards')
  const saved = cards.find(({ instrumentId }) => instrumentId === rejected?.values['instrumentId'])
  if (rejected?.problem !== 'card-in-use' || !saved) return null
  const { instrumentId, card } = saved
  return (
    <ButtonRow>
      <ButtonLink href={href(routes.scentScription.href({}))}>
        <FormattedMessage id="cards.toSubscriptions" />
      </ButtonLink>
      <CardButton
        action="removeCard"
        fields={{ instrumentId, isConfirmed: 'on' }}
        text="cards.removeAnyway"
        about={`${card.brand} ${card.lastDigits}`}
      />
    </ButtonRow>
  )
}

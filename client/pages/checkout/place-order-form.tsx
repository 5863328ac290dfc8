import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type SubmitEventHandler } from 'react'
import { FormattedMessage } from 'react-intl'

import { SEEN, seenIn, writeSeen } from '#shared/checkout/order-changes.ts'
import type { Bag } from '#shared/bag/bag.ts'
import type { Money } from '#shared/money/money.ts'
import { actions } from '#shared/actions.ts'
import { routes } from '#shared/routes.ts'

import { HiddenFields } from '../../features/actions/hidden-fields.tsx'
import { REFRESH_KEY, type RefreshNeeds } from '../../features/checkout/refresh-key.ts'
import { SubmitButton } from '../../features/checkout/submit-button.tsx'
import { useMoney } from '../../features/money/use-money.ts'
import { useHref } from '../../app/link.ts'
import { ServerMarkup } from '../../app/server-markup.tsx'
import { FormBody } from '../../ui/form.tsx'
import { Text } from '../../ui/text.tsx'
import { RefreshTerms } from './refresh-terms.tsx'

const TERMS_PATH = '/terms-of-use'
/** When to say that it takes longer than usual (ms). */
const LONG_MS = 5_000

interface PlaceOrderFormProps {
  bag: Bag
  /** What gift cards leave for the card to pay. */
  due: Money
  isBusy: boolean
  submit: SubmitEventHandler<HTMLFormElement>
  /** As `writeSeen` writes it. Null if the shopper has not tried to place the order. */
  seen: string | null
}

/** The button that places the order, labelled with the total. Without what auto-refresh needs, that is shown instead. */
export function PlaceOrderForm({ bag, due, isBusy, submit, seen }: PlaceOrderFormProps) {
  const { total } = bag
  const href = useHref()
  const money = useMoney()
  const needs = useQueryClient().getQueryData<RefreshNeeds>(REFRESH_KEY)
  const refresh = needs && (
    <ServerMarkup as="div">
      {() => import.meta.env.SSR && <RefreshTerms needs={needs} seen={seen} bag={bag} />}
    </ServerMarkup>
  )
  if (needs?.isCardSaved === false) return refresh
  return (
    <FormBody
      method="post"
      action={href(actions.placeOrder.path)}
      onSubmit={submit}
      aria-busy={isBusy}
    >
      <HiddenFields
        fields={{
          total: total.minorUnits,
          due: due.minorUnits,
          [SEEN]: writeSeen(seenIn(bag)),
        }}
      />
      <Text size="small" tone="quiet">
        <FormattedMessage
          tagName="span"
          id="checkout.consent"
          values={{
            terms: (
              <a href={href(TERMS_PATH)}>
                <FormattedMessage id="checkout.terms" />
              </a>
            ),
            privacy: (
              <a href={href(routes.privacyAndSecurity.href({}))}>
                <FormattedMessage id="checkout.privacy" />
              </a>
            ),
          }}
        />
      </Text>
      {refresh}
      <SubmitButton isBusy={isBusy}>
        {isBusy ? (
          <FormattedMessage tagName="span" id="checkout.placing" />
        ) : (
          <FormattedMessage tagName="span" id="checkout.place" values={{ total: money(total) }} />
        )}
      </SubmitButton>
      <Text role="status" size="small">
        {isBusy && <Progress />}
      </Text>
    </FormBody>
  )
}

function Progress() {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <FormattedMessage tagName="span" id={isLong ? 'checkout.placingLong' : 'checkout.placing'} />
  )
}

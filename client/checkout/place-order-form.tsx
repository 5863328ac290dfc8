import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type SubmitEventHandler } from 'react'
import { FormattedMessage } from 'react-intl'

import * as features from '#shop/features.ts'
import { checkoutActions } from '#shared/checkout/actions.ts'
import { SEEN, seenIn, writeSeen } from '#shared/checkout/order-changes.ts'
import type { Bag } from '#shared/bag/bag.ts'
import type { Money } from '#shared/money/money.ts'
import { routes } from '#shared/routes.ts'

import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { REFRESH_KEY, type RefreshNeeds } from './queries.ts'
import { SubmitButton } from '../kit/forms/submit-button.tsx'
import { useMoney } from '../kit/money/use-money.ts'
import { useHref } from '../kit/link.ts'
import { ServerMarkup } from '../kit/server-markup.tsx'
import { FormBody } from '../ui/form.tsx'
import { Text } from '../ui/text.tsx'
import { RefreshTerms } from './refresh-terms.tsx'

const TERMS_PATH = '/terms-of-use'
/** After this time (ms), a note asks for patience. */
const LONG_MS = 5_000

interface PlaceOrderFormProps {
  bag: Bag
  /** The part of the total that gift cards do not pay. */
  due: Money
  isBusy: boolean
  submit: SubmitEventHandler<HTMLFormElement>
  /** As `writeSeen` writes it. Null if the shopper has not tried to place the order. */
  seen: string | null
}

/** The button that places the order, with the total. A notice replaces it if auto-refresh lacks a requirement. */
export function PlaceOrderForm({ bag, due, isBusy, submit, seen }: PlaceOrderFormProps) {
  const { total } = bag
  const href = useHref()
  const money = useMoney()
  const needs = useQueryClient().getQueryData<RefreshNeeds>(REFRESH_KEY)
  const refresh = features.autoRefresh && needs && (
    <ServerMarkup as="div">
      {() => import.meta.env.SSR && <RefreshTerms needs={needs} seen={seen} bag={bag} />}
    </ServerMarkup>
  )
  if (refresh && needs.isCardSaved === false) return refresh
  return (
    <FormBody
      method="post"
      action={href(checkoutActions.placeOrder.path)}
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

import { useEffect, useState, type ReactNode, type SubmitEventHandler } from 'react'
import { FormattedMessage } from 'react-intl'

import { SEEN, seenIn, writeSeen } from '#shared/checkout/order-changes.ts'
import type { Bag } from '#shared/contract/bag.ts'
import type { Money } from '#shared/contract/money.ts'
import { actions } from '#shared/actions.ts'
import { routes } from '#shared/routes.ts'

import { HiddenFields } from '../../features/actions/hidden-fields.tsx'
import { SubmitButton } from '../../features/checkout/submit-button.tsx'
import { useMoney } from '../../features/money/use-money.ts'
import { useHref } from '../../app/link.ts'
import { FormBody } from '../../ui/form.tsx'
import { Text } from '../../ui/text.tsx'

const TERMS_PATH = '/terms-of-use'
/** When to say that it takes longer than usual (ms). */
const LONG_MS = 5_000

interface PlaceOrderFormProps {
  bag: Pick<Bag, 'total' | 'lines'>
  /** What gift cards leave for the card to pay. */
  due: Money
  isBusy: boolean
  submit: SubmitEventHandler<HTMLFormElement>
  /** What the shopper has to agree to. */
  children: ReactNode
}

/** The button that places the order, labelled with the total. */
export function PlaceOrderForm({ bag, due, isBusy, submit, children }: PlaceOrderFormProps) {
  const { total } = bag
  const href = useHref()
  const money = useMoney()
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
      {children}
      <SubmitButton isBusy={isBusy}>
        {isBusy ? (
          <FormattedMessage id="checkout.placing" />
        ) : (
          <FormattedMessage id="checkout.place" values={{ total: money(total) }} />
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
  return <FormattedMessage id={isLong ? 'checkout.placingLong' : 'checkout.placing'} />
}

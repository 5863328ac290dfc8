import { FormattedMessage } from 'react-intl'

import { CHANGE_PROBLEMS, isSameOrder, readSeen } from '#shared/checkout/order-changes.ts'
import { REFRESH_TERMS } from '#shared/checkout/sent-again.ts'
import type { Bag } from '#shared/bag/bag.ts'
import type { Money } from '#shared/money/money.ts'

import { useAppContext } from '../../app/app-context.ts'
import { Html } from '../../app/html.tsx'
import type { RefreshNeeds } from '../../features/checkout/refresh-key.ts'
import { useMoney } from '../../features/money/use-money.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field } from '../../ui/field.tsx'
import { CheckRow, FormGrid } from '../../ui/form.tsx'
import { Prose } from '../../ui/text.tsx'
import { REFRESH_NEEDS, RefreshNotice } from './refresh-notice.tsx'

interface RefreshTermsProps {
  needs: RefreshNeeds
  /** As `writeSeen` writes it. Null if the shopper has not tried to place the order. */
  seen: string | null
  bag: Bag
}

/**
 * The terms of auto-refresh, to which the customer agrees with the order. Part of the form that places it. Without an
 * account or a saved card, what is missing and a disabled button are there instead of the form.
 */
export function RefreshTerms({ needs, seen, bag }: RefreshTermsProps) {
  const rejected = useAppContext().rejectedForm()
  // The shopper has tried to place this very order, so what it lacks is why it was rejected.
  const isTried = seen !== null && isSameOrder(readSeen(seen), bag)
  if (!needs.isCardSaved) return <Blocked needs={needs} total={bag.total} hasFocus={isTried} />
  const isOther = rejected !== null && !CHANGE_PROBLEMS.has(rejected.problem)
  const isMissing = isOther ? REFRESH_TERMS in rejected.fields : isTried
  return <Terms terms={needs.terms} isMissing={isMissing} />
}

interface BlockedProps {
  needs: RefreshNeeds
  total: Money
  hasFocus: boolean
}

function Blocked({ needs, total, hasFocus }: BlockedProps) {
  const money = useMoney()
  return (
    <FormGrid>
      <RefreshNotice needs={needs} step="review" hasFocus={hasFocus} />
      <Button type="button" tone="primary" wide disabled aria-describedby={REFRESH_NEEDS}>
        <FormattedMessage tagName="span" id="checkout.place" values={{ total: money(total) }} />
      </Button>
    </FormGrid>
  )
}

interface TermsProps extends Pick<RefreshNeeds, 'terms'> {
  /** Whether the shopper has tried to place the order without them. */
  isMissing: boolean
}

function Terms({ terms, isMissing }: TermsProps) {
  return (
    <FormGrid>
      {terms && (
        <Disclosure>
          <summary>
            <FormattedMessage id="refreshTerms.heading" />
          </summary>
          <Prose size="small">
            <Html html={terms} />
          </Prose>
        </Disclosure>
      )}
      <Field>
        <CheckRow>
          <input
            type="checkbox"
            id={REFRESH_TERMS}
            name={REFRESH_TERMS}
            required
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? 'refresh-problem' : undefined}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the document is the response to the order
            autoFocus={isMissing}
          />
          <label htmlFor={REFRESH_TERMS}>
            <FormattedMessage id="refreshTerms.agree" />
          </label>
        </CheckRow>
        {isMissing && (
          <p id="refresh-problem" className="error" role="alert">
            <FormattedMessage id="refreshTerms.missing" />
          </p>
        )}
      </Field>
    </FormGrid>
  )
}

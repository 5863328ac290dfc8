import { FormattedMessage } from 'react-intl'

import type { Bag } from '#shared/bag/bag.ts'
import { cardKey } from '#shared/checkout/card-key.ts'
import type { CheckoutStep } from '#shared/checkout/checkout.ts'
import { CHANGE_PROBLEMS, isSameOrder, readSeen } from '#shared/checkout/order-changes.ts'
import { isSentAgain, REFRESH_TERMS } from '#shared/checkout/sent-again.ts'
import { STEP_PATHS } from '#shared/checkout/step-paths.ts'
import { assetId } from '#shared/http/ids.ts'
import type { Money } from '#shared/money/money.ts'
import { routes } from '#shared/routes.ts'
import { FROM_PARAMETER } from '#shared/sign-in/routes.ts'

import { useAppContext } from '../kit/app-context.ts'
import { Html } from '../kit/html.tsx'
import { useHref } from '../kit/link.ts'
import { useMoney } from '../kit/money/use-money.ts'
import type { PersonalPageContext } from '../kit/page.ts'
import { Button, ButtonLink, ButtonRow } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { Field } from '../ui/field.tsx'
import { CheckRow, FormGrid, Notice } from '../ui/form.tsx'
import { Prose } from '../ui/text.tsx'
import { checkoutQuery, REFRESH_KEY, type RefreshNeeds } from './queries.ts'

/** Loads the requirements of auto-refresh for the step, once the checkout is loaded. */
export async function loadRefreshNeeds(context: PersonalPageContext, step: CheckoutStep) {
  const { catalog, customerAccount, queryClient, shopper } = context
  const checkout = await queryClient.query(checkoutQuery(shopper, step))
  if (!checkout || 'kind' in checkout || !isSentAgain(checkout.bag)) return
  const { payment } = checkout
  const [customer, choice, [asset]] = await Promise.all([
    context.getCustomer(),
    customerAccount?.getCardChoice().catch(() => null),
    catalog.getAssets({ id: [assetId('auto-refresh-details')] }).catch(() => []),
  ])
  const isSaved = choice?.cards.some(({ card }) => payment && cardKey(card) === cardKey(payment))
  queryClient.setQueryData<RefreshNeeds>(REFRESH_KEY, {
    isGuest: customer === null,
    // Without the cards, placing the order shows whether one is saved.
    isCardSaved: isSaved ?? customer !== null,
    terms: asset?.body ?? null,
  })
}

/** The id of its heading. */
const REFRESH_NEEDS = 'refresh-needs'

interface RefreshNoticeProps {
  needs: Pick<RefreshNeeds, 'isGuest'>
  step: 'billing' | 'review'
  /** Whether the shopper has tried to go on without it. */
  hasFocus?: boolean
}

/** Asks for the account or the saved card that auto-refresh needs. */
export function RefreshNotice({ needs: { isGuest }, step, hasFocus = false }: RefreshNoticeProps) {
  const href = useHref()
  // The code of signing in stays out of the checkout.
  const back = new URLSearchParams({ [FROM_PARAMETER]: STEP_PATHS[step] }).toString()
  const bag = (
    <a href={href(routes.cart.href({}))}>
      <FormattedMessage id="refreshTerms.bag" />
    </a>
  )
  return (
    <Notice
      role="group"
      aria-labelledby={REFRESH_NEEDS}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the document is the response to the order
      autoFocus={hasFocus}
    >
      <h2 id={REFRESH_NEEDS}>
        <FormattedMessage
          tagName="span"
          id={isGuest ? 'refreshTerms.account' : 'refreshTerms.card'}
        />
      </h2>
      <p>
        <FormattedMessage
          tagName="span"
          id={isGuest ? 'refreshTerms.accountText' : 'refreshTerms.cardText'}
          values={{ bag }}
        />
      </p>
      {isGuest ? (
        <ButtonRow>
          <ButtonLink href={href(routes.login.href({}), back)}>
            <FormattedMessage id="refreshTerms.signIn" />
          </ButtonLink>
        </ButtonRow>
      ) : (
        step === 'review' && (
          <ButtonRow>
            <ButtonLink href={href(STEP_PATHS.billing)}>
              <FormattedMessage id="refreshTerms.toCard" />
            </ButtonLink>
          </ButtonRow>
        )
      )}
    </Notice>
  )
}

interface RefreshTermsProps {
  needs: RefreshNeeds
  /** As `writeSeen` writes it. Null if the shopper has not tried to place the order. */
  seen: string | null
  bag: Bag
}

/**
 * The terms of auto-refresh, to which the customer agrees with the order. Part of the form that places it. Without an
 * account or a saved card, a notice and a disabled button replace the form.
 */
export function RefreshTerms({ needs, seen, bag }: RefreshTermsProps) {
  const rejected = useAppContext().rejectedForm()
  // The shopper has tried to place this very order, so its missing requirement is why it was rejected.
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

import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import * as features from '#shop/features.ts'
import type { Checkout } from '#shared/checkout/checkout.ts'

import {
  BackToCards,
  loadWithCards,
  SAVED_CARDS_KEY,
  SavedCardsForm,
  type OfferedCards,
} from '../account/saved-cards-form.tsx'
import { useAppContext } from '../kit/app-context.ts'
import { definePersonalPage, type PageProps, type PersonalPageContext } from '../kit/page.ts'
import { ServerMarkup } from '../kit/server-markup.tsx'
import { RewardChoices, useProblemText, useRejectedReward } from '../rewards/reward-choices.tsx'
import {
  REWARDS_TO_USE_KEY,
  loadRewardsToUse,
  type KnownRewards,
} from '../rewards/rewards-to-use.ts'
import { Stack } from '../ui/layout.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Heading } from '../ui/text.tsx'
import { PlaceOnEdge } from '../slots/place.tsx'
import { checkoutBeforePayment } from '../slots/slots.ts'
import { BillingForm } from './billing-form.tsx'
import { CheckoutLayout } from './checkout-layout.tsx'
import { orOutage } from './checkout-outage.tsx'
import { checkoutShell } from './checkout-shell.tsx'
import { FormError } from './form-error.tsx'
import { GiftCardPanel } from './gift-card-panel.tsx'
import { loadCheckout, REFRESH_KEY, useCheckout, type RefreshNeeds } from './queries.ts'
import { loadRefreshNeeds, RefreshNotice } from './refresh-terms.tsx'
import { showsOwnProblem } from './use-checkout-form.ts'

export const billingPage = definePersonalPage({
  load: import.meta.env.SSR ? loadOnEdge : (context) => loadCheckout(context, 'billing'),
  Component: orOutage('billing', Billing),
  shell: checkoutShell,
})

async function loadOnEdge(context: PersonalPageContext) {
  const [outcome] = await Promise.all([
    loadWithCards(context),
    features.rewards && loadRewardsToUse(context.queryClient, context.memberRewards),
  ])
  return outcome ?? (features.autoRefresh ? loadRefreshNeeds(context, 'billing') : undefined)
}

function Billing({ query }: PageProps) {
  const checkout = useCheckout('billing')
  const needs = useQueryClient().getQueryData<RefreshNeeds>(REFRESH_KEY)
  if (!checkout) return null
  return (
    <CheckoutLayout step="billing" checkout={checkout} query={query}>
      {features.autoRefresh && needs && (
        <ServerMarkup as="div">
          {() => import.meta.env.SSR && <RefreshNotice needs={needs} step="billing" />}
        </ServerMarkup>
      )}
      <ServerMarkup as="div">
        {() =>
          import.meta.env.SSR && (
            <Stack gap="xl">
              {features.rewards && <PaymentRewards checkout={checkout} />}
              {features.giftCards && <GiftCardPanel checkout={checkout} />}
            </Stack>
          )
        }
      </ServerMarkup>
      {checkoutBeforePayment && <PlaceOnEdge slot={checkoutBeforePayment} of={{ checkout }} />}
      <PaymentPart checkout={checkout} />
    </CheckoutLayout>
  )
}

/** The saved cards, or the fields. */
function PaymentPart({ checkout }: { checkout: Checkout }) {
  const rejected = useAppContext().rejectedForm()
  const offered = useQueryClient().getQueryData<OfferedCards>(SAVED_CARDS_KEY)
  const { cards = [], billTo = null, canSave = false, canGoBack = false } = offered ?? {}
  if (cards.length === 0) {
    return (
      <>
        {canGoBack && (
          <ServerMarkup as="div">{() => import.meta.env.SSR && <BackToCards />}</ServerMarkup>
        )}
        <BillingForm checkout={checkout} canSave={canSave} />
      </>
    )
  }
  return (
    <>
      {rejected && !showsOwnProblem(rejected.action) && <FormError formError={rejected.problem} />}
      <ServerMarkup as="div">
        {() =>
          import.meta.env.SSR && (
            <SavedCardsForm cards={cards} current={checkout.payment} billTo={billTo} />
          )
        }
      </ServerMarkup>
    </>
  )
}

/** A member's rewards, above the payment of the rest. Rendered on the edge only. */
function PaymentRewards({ checkout: { bag } }: { checkout: Pick<Checkout, 'bag'> }) {
  const rewards = useQueryClient().getQueryData<KnownRewards>(REWARDS_TO_USE_KEY)
  const problem = useProblemText(useRejectedReward())
  if (!rewards) return null
  return (
    <Panel id="rewards" aria-labelledby="rewards-heading" tabIndex={-1}>
      <Heading as="h2" size="small" id="rewards-heading">
        <FormattedMessage id="dashboard.rewards" />
      </Heading>
      <RewardChoices rewards={rewards} bag={bag} problem={problem} />
    </Panel>
  )
}

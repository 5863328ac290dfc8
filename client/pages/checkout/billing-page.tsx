import { useQueryClient } from '@tanstack/react-query'

import type { Checkout } from '#shared/checkout/checkout.ts'

import { CheckoutLayout } from '../../features/checkout/checkout-layout.tsx'
import { FormError } from '../../features/checkout/form-error.tsx'
import { loadCheckout } from '../../features/checkout/load-checkout.ts'
import { loadRewardsToUse } from '../../features/checkout/rewards-to-use.ts'
import { REFRESH_KEY, type RefreshNeeds } from '../../features/checkout/refresh-key.ts'
import { showsOwnProblem } from '../../features/checkout/shows-own-problem.ts'
import { useCheckout } from '../../features/checkout/use-checkout.ts'
import { useAppContext } from '../../app/app-context.ts'
import { ServerMarkup } from '../../app/server-markup.tsx'
import { Stack } from '../../ui/layout.tsx'
import { definePersonalPage, type PageProps, type PersonalPageContext } from '../page.ts'
import { checkoutShell } from './checkout-shell.ts'
import { BillingForm } from './billing-form.tsx'
import { GiftCardPanel } from './gift-card-panel.tsx'
import { PaymentRewards } from './payment-rewards.tsx'
import { loadRefreshNeeds } from './refresh-needs.ts'
import { RefreshNotice } from './refresh-notice.tsx'
import { loadWithCards, SAVED_CARDS_KEY, type OfferedCards } from './saved-cards.ts'
import { BackToCards, SavedCardsForm } from './saved-cards-form.tsx'

export const billingPage = definePersonalPage({
  load: import.meta.env.SSR ? loadOnEdge : (context) => loadCheckout(context, 'billing'),
  Component: Billing,
  shell: checkoutShell,
})

async function loadOnEdge(context: PersonalPageContext) {
  const [outcome] = await Promise.all([
    loadWithCards(context),
    loadRewardsToUse(context.queryClient, context.memberRewards),
  ])
  return outcome ?? loadRefreshNeeds(context, 'billing')
}

function Billing({ query }: PageProps) {
  const checkout = useCheckout('billing')
  const needs = useQueryClient().getQueryData<RefreshNeeds>(REFRESH_KEY)
  if (!checkout) return null
  return (
    <CheckoutLayout step="billing" checkout={checkout} query={query}>
      {needs && (
        <ServerMarkup as="div">
          {() => import.meta.env.SSR && <RefreshNotice needs={needs} step="billing" />}
        </ServerMarkup>
      )}
      <ServerMarkup as="div">
        {() =>
          import.meta.env.SSR && (
            <Stack gap="xl">
              <PaymentRewards checkout={checkout} />
              <GiftCardPanel checkout={checkout} />
            </Stack>
          )
        }
      </ServerMarkup>
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

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type SyntheticEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import * as features from '#shop/features.ts'
import { accountButtonActions } from '#shared/account/actions.ts'
import type { LastTime as Offer } from '#shared/account/member-checkout.ts'
import { accountEndpoints } from '#shared/account/endpoints.ts'
import type { Bag } from '#shared/bag/bag.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { RewardOffer } from '#shared/rewards/offers.ts'
import { routes } from '#shared/routes.ts'

import { useAppContext, type AppContextValue } from '../kit/app-context.ts'
import { cityLine } from '../kit/address-lines.ts'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { submitIfSignedOut } from '../kit/forms/submit-if-signed-out.ts'
import { createHttpPort } from '../kit/http/http-port.ts'
import { useHref } from '../kit/link.ts'
import { useMoney } from '../kit/money/use-money.ts'
import { emitShopEvent } from '../kit/shop-events.ts'
import { useHydrated } from '../kit/use-hydrated.ts'
import { CardText } from '../payment/card-text.tsx'
import {
  RewardChoices,
  useProblemText,
  useRejectedReward,
  type UsedReward,
} from '../rewards/reward-choices.tsx'
import { useRewards } from '../rewards/rewards-query.ts'
import { REWARDS_TO_USE_KEY, type KnownRewards } from '../rewards/rewards-to-use.ts'
import { rewardsToUseQuery } from '../rewards/rewards-to-use-query.ts'
import { Button } from '../ui/button.tsx'
import { Stack } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { LAST_TIME_KEY } from './queries.ts'
import { LastTimeForm, RewardLine } from './look-customer.tsx'
import { useLoadBagMutations } from './use-bag-mutation.ts'

/** A member's rewards beside the codes of the bag. */
function BagRewards({ bag }: { bag: Bag }) {
  const href = useHref()
  const { rewards, isLoading, refresh } = useRewardsToUse()
  const { problem, submit } = useRewardForm(refresh)
  const text = useProblemText(problem)
  if (!rewards && !isLoading) return null
  return (
    <Stack as="section" gap="m" id="rewards" aria-labelledby="rewards-heading" tabIndex={-1}>
      <Heading as="h3" id="rewards-heading" size="small">
        <FormattedMessage id="dashboard.rewards" />
      </Heading>
      {isLoading || !rewards ? (
        <Text size="small" tone="quiet">
          <FormattedMessage tagName="span" id="shell.loadingRewards" />
        </Text>
      ) : (
        <RewardChoices
          rewards={rewards}
          bag={bag}
          problem={text}
          onSubmit={submit}
          Line={RewardLine}
        />
      )}
      <Text size="small">
        <a href={href(routes.wallet.href({}))}>
          <FormattedMessage id="account.rewardsWallet" />
        </a>
      </Text>
    </Stack>
  )
}

/** Read with the document's bag, or requested by the browser. */
const useRewardsToUse = import.meta.env.SSR
  ? () => ({
      rewards: useQueryClient().getQueryData<KnownRewards>(REWARDS_TO_USE_KEY),
      isLoading: false,
      refresh: () => {},
    })
  : useRewardsInBrowser

/** Reports loading while the program still updates the rewards after signing in. */
function useRewardsInBrowser() {
  const { site, locale } = useAppContext()
  const queryClient = useQueryClient()
  const { data, isPending, refetch } = useQuery(
    rewardsToUseQuery({ siteId: site.id, locale }, queryClient),
  )
  const { is } = useRewards()
  // The first render must match the document.
  const isUpdating = useHydrated() && is === 'loading'
  const isMissing = typeof data === 'object' && data?.offers === null
  useEffect(() => {
    if (!isUpdating && isMissing) void refetch()
  }, [isUpdating, isMissing, refetch])
  return {
    rewards: data,
    isLoading: isPending ? isUpdating || is === 'member' : isMissing && isUpdating,
    refresh: () => void refetch(),
  }
}

const useRewardForm = import.meta.env.SSR
  ? () => ({ problem: useRejectedReward(), submit: undefined })
  : useRewardFormInBrowser

/** Uses a reward, or takes it back, in the order of all changes of the bag. */
function useRewardFormInBrowser(refresh: () => void) {
  const intl = useIntl()
  const money = useMoney()
  const load = useLoadBagMutations()
  const [problem, setProblem] = useState(useRejectedReward())

  async function submit(
    event: SyntheticEvent<HTMLFormElement>,
    { id: offerId, name, coupon }: RewardOffer,
    used: UsedReward,
  ) {
    event.preventDefault()
    const form = event.currentTarget
    const mutations = await load().catch(() => null)
    if (!mutations || coupon === null) return form.submit()
    setProblem(null)
    try {
      const bag = await (used
        ? mutations.removeCoupon({ couponId: used.id })
        : mutations.addCoupon({ code: coupon }))
      const values = { name, total: money(bag.total) }
      const text = intl.formatMessage(
        { id: used ? 'orderRewards.isBack' : 'orderRewards.isUsed' },
        values,
      )
      emitShopEvent({ type: 'announced', text })
    } catch (error) {
      if (submitIfSignedOut(form, error)) return
      const type = error instanceof ProblemError ? error.type : 'unexpected'
      setProblem({ offerId, type })
      // It may have been used or ended elsewhere.
      if (type === 'coupon-unknown') refresh()
    }
  }

  return { problem, submit: (...form: Parameters<typeof submit>) => void submit(...form) }
}

/** Leads a customer from the bag straight to the review, with the address, method and card of the last order. */
function LastTime() {
  const appContext = useAppContext()
  const offer = useOffer()
  const hasFailed = appContext.rejectedForm()?.action === 'checkOutAsLastTime'
  return (
    <>
      {hasFailed && (
        <p className="blocked" role="alert">
          <FormattedMessage id="lastTime.failed" />
        </p>
      )}
      {offer && <OfferForm offer={offer} />}
    </>
  )
}

/** Read with the document's bag, or requested by the browser. */
const useOffer = import.meta.env.SSR
  ? () => useQueryClient().getQueryData<Offer>(LAST_TIME_KEY)
  : () => useQuery(lastTimeQuery(useAppContext())).data

/** Requested after a navigation only: the document of a bag contains the offer. */
const lastTimeQuery = ({ site: { id }, locale }: Pick<AppContextValue, 'site' | 'locale'>) =>
  queryOptions({
    queryKey: [...LAST_TIME_KEY, { id, locale }],
    queryFn: ({ signal }) =>
      createHttpPort(accountEndpoints, { site: { id }, locale }).getLastTime({}, signal),
    retry: false,
  })

function OfferForm({ offer: { address, card, method } }: { offer: Offer }) {
  const href = useHref()
  return (
    <LastTimeForm method="post" action={href(accountButtonActions.checkOutAsLastTime.path)}>
      <HiddenFields />
      <Button type="submit" name="like" value="last-time" wide aria-describedby="last-time">
        <FormattedMessage id="lastTime.submit" />
      </Button>
      <div id="last-time">
        <ul>
          <li translate="no">{`${address.address1}, ${cityLine(address, address.countryCode)}`}</li>
          {method && <li>{method}</li>}
          <li>
            <CardText card={card} />
          </li>
        </ul>
        <p>
          <FormattedMessage id="lastTime.note" />
        </p>
      </div>
    </LastTimeForm>
  )
}

/** The parts of the bag page for customers. */
export const customerParts = { BagRewards: features.rewards ? BagRewards : () => null, LastTime }

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type SyntheticEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Bag } from '#shared/bag/bag.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { RewardOffer } from '#shared/rewards/offers.ts'
import { routes } from '#shared/routes.ts'

import { useAppContext } from '../../app/app-context.ts'
import { useHref } from '../../app/link.ts'
import { emitShopEvent } from '../../app/shop-events.ts'
import { useHydrated } from '../../app/use-hydrated.ts'
import { submitIfSignedOut } from '../../features/actions/submit-if-signed-out.ts'
import { useLoadBagMutations } from '../../features/bag/use-bag-mutation.ts'
import {
  RewardChoices,
  useProblemText,
  useRejectedReward,
  type UsedReward,
} from '../../features/checkout/reward-choices.tsx'
import { REWARDS_TO_USE_KEY } from '../../features/checkout/rewards-to-use-key.ts'
import type { KnownRewards } from '../../features/checkout/rewards-to-use.ts'
import { useMoney } from '../../features/money/use-money.ts'
import { useRewards } from '../../features/rewards/rewards-query.ts'
import { Stack } from '../../ui/layout.tsx'
import { RewardLine } from '../../ui/bag/reward-line.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { rewardsToUseQuery } from './rewards-to-use-query.ts'

/** A member's rewards beside the codes of the bag. */
export function BagRewards({ bag }: { bag: Bag }) {
  const href = useHref()
  const { rewards, isLoading, refresh } = useRewardsToUse()
  const { problem, submit } = useUse(refresh)
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

/** While the program still updates the rewards after signing in, the place of those that are missing says so. */
function useRewardsInBrowser() {
  const { site, locale } = useAppContext()
  const queryClient = useQueryClient()
  const { data, isPending, refetch } = useQuery(
    rewardsToUseQuery({ siteId: site.id, locale }, queryClient),
  )
  const { is } = useRewards()
  // What the document says is hydrated first.
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

const useUse = import.meta.env.SSR
  ? () => ({ problem: useRejectedReward(), submit: undefined })
  : useUseInBrowser

/** Uses a reward, or takes it back, in the order of all changes of the bag. */
function useUseInBrowser(refresh: () => void) {
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

import { FormattedMessage } from 'react-intl'

import { leftToNext } from '#shared/rewards/left-to-next.ts'
import type { RewardsProgress } from '#shared/rewards/progress.ts'
import { routes } from '#shared/routes.ts'

import { useAppContext } from '../../app/app-context.ts'
import { useHref } from '../../app/link.ts'
import { useMoney } from '../../features/money/use-money.ts'
import { RewardsHero } from '../../ui/account-frame/wallet.tsx'
import { Candle } from './candle.tsx'

interface ProgressHeroProps {
  progress: RewardsProgress
  /** On other pages than the wallet, it leads there. */
  leadsToWallet?: boolean
}

/** How many rewards a member has, and how far it is to the next. */
export function ProgressHero({ progress, leadsToWallet = false }: ProgressHeroProps) {
  const href = useHref()
  const { count, currentSpend, nextReward } = progress
  const left = leftToNext(progress)
  const share = nextReward > 0 ? currentSpend / nextReward : 0
  const amountOf = useAmount()
  return (
    <RewardsHero aria-labelledby="progress">
      <Candle share={left === 0 && nextReward > 0 ? 1 : share} />
      <div>
        <h2 id="progress">
          <FormattedMessage tagName="span" id="wallet.count" values={{ count }} />
        </h2>
        {nextReward > 0 && (
          <>
            <p className="next">
              {left > 0 ? (
                <FormattedMessage
                  tagName="span"
                  id="wallet.left"
                  values={{ amount: amountOf(left) }}
                />
              ) : (
                <FormattedMessage tagName="span" id="wallet.earned" />
              )}
            </p>
            <progress aria-labelledby="progress" max={nextReward} value={currentSpend} />
            <p className="ends" aria-hidden="true">
              <span>{amountOf(currentSpend)}</span>
              <span>{amountOf(nextReward)}</span>
            </p>
          </>
        )}
        <p className="quiet">
          {leadsToWallet && (
            <a href={href(routes.wallet.href({}))}>
              <FormattedMessage id="account.rewardsWallet" />
            </a>
          )}
          <a href={href(routes.pointsHistory.href({}))}>
            <FormattedMessage id="title.points" />
          </a>
        </p>
      </div>
    </RewardsHero>
  )
}

/** Amounts of the program, in the site's currency. */
function useAmount() {
  const money = useMoney()
  const { currency } = useAppContext().site
  return (amount: number) => money({ currency, minorUnits: Math.round(amount * 100) })
}

import { FormattedMessage } from 'react-intl'

import { leftToNext } from '#shared/rewards/left-to-next.ts'
import type { RewardsProgress } from '#shared/rewards/progress.ts'
import { routes } from '#shared/routes.ts'

import { useAppContext } from '../kit/app-context.ts'
import { useHref } from '../kit/link.ts'
import { useMoney } from '../kit/money/use-money.ts'
import { RewardsHero } from '../account/look-wallet.tsx'

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
      <FillingGlass share={left === 0 && nextReward > 0 ? 1 : share} />
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

/** The inner height of the glass and where its filling stands, in units of the drawing. */
const GLASS = 84
const BOTTOM = 128

/** A progress bar drawn as a glass, with a light once it is full. A text gives the same progress. */
function FillingGlass({ share }: { share: number }) {
  const height = Math.round(GLASS * Math.min(1, Math.max(0.06, share)))
  const top = BOTTOM - height
  return (
    <svg viewBox="0 0 112 152" aria-hidden="true" focusable="false">
      <rect className="glass" x="14" y="30" width="84" height="108" rx="12" />
      <rect className="filled" x="20" y={top} width="72" height={height} rx="5" />
      <ellipse className="pool" cx="56" cy={top} rx="36" ry="6" />
      <path className="stem" d={`M56 ${top}v-14`} />
      {share >= 1 && (
        <path
          className="flame"
          d={`M56 ${top - 44}c9 11 12 18 12 23a12 12 0 0 1-24 0c0-5 3-12 12-23z`}
        />
      )}
      <rect className="stand" x="14" y="130" width="84" height="14" rx="5" />
    </svg>
  )
}

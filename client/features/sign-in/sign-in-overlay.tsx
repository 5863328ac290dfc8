import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCatalog } from '../../app/app-context.ts'
import { loadedPreferences } from '../catalog/shared-queries.ts'
import { FormattedMessage } from 'react-intl'

/** How long each text is shown (spec 1 §9; ms). */
const TURN_MS = 3_000

const BUSY = ['signIn.busy'] as const
const BUSY_WITH_REWARDS = [...BUSY, 'signIn.busyPoints', 'signIn.busyRewards'] as const

/** Covers the form while somebody signs in, and says what happens, one text after the other (spec 1 §2.10). */
export function SignInOverlay({ first = 0 }: { first?: number }) {
  const [turn, setTurn] = useState(first)
  useEffect(() => {
    const timer = setInterval(() => setTurn((last) => last + 1), TURN_MS)
    return () => clearInterval(timer)
  }, [])
  const texts = loadedPreferences(useQueryClient(), useCatalog())?.bondLoyaltyEnabled
    ? BUSY_WITH_REWARDS
    : BUSY
  const text = texts[turn % texts.length] ?? texts[0]
  return (
    <div className="overlay">
      <span className="ring" aria-hidden="true" />
      <p role="status">
        <span key={text}>
          <FormattedMessage tagName="span" id={text} />
        </span>
      </p>
    </div>
  )
}

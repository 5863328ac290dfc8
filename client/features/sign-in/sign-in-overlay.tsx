import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'

/** How long each text is shown (spec 1 §9; ms). */
const TURN_MS = 3_000

const TEXTS = ['signIn.busy', 'signIn.busyPoints', 'signIn.busyRewards'] as const

/** Covers the form while somebody signs in, and says what happens, one text after the other (spec 1 §2.10). */
export function SignInOverlay() {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTurn((last) => last + 1), TURN_MS)
    return () => clearInterval(timer)
  }, [])
  const text = TEXTS[turn % TEXTS.length] ?? TEXTS[0]
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

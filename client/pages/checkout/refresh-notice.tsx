import { FormattedMessage } from 'react-intl'

import { STEP_PATHS } from '#shared/checkout/step-paths.ts'
import { routes } from '#shared/routes.ts'
import { FROM_PARAMETER } from '#shared/sign-in/routes.ts'

import { useHref } from '../../app/link.ts'
import type { RefreshNeeds } from '../../features/checkout/refresh-key.ts'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Notice } from '../../ui/form.tsx'

/** The id of its heading. */
export const REFRESH_NEEDS = 'refresh-needs'

interface RefreshNoticeProps {
  needs: Pick<RefreshNeeds, 'isGuest'>
  step: 'billing' | 'review'
  /** Whether the shopper has tried to go on without it. */
  hasFocus?: boolean
}

/** Says what is missing for auto-refresh: an account, or a saved card. */
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

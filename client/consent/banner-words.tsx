import { FormattedMessage } from 'react-intl'

import {
  BANNER_HEADING,
  CHOICE_FIELD,
  SALE_SECTION,
  type Privacy,
  type PrivacyChoice,
} from '#shared/consent/privacy.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../kit/link.ts'
import { Button } from '../ui/button.tsx'
import { ConsentQuestion } from './look.tsx'

/** Accepting and refusing look the same. */
const ANSWERS = [
  { choice: 'none', words: 'privacy.rejectAll' },
  { choice: 'all', words: 'privacy.acceptAll' },
] as const satisfies { choice: PrivacyChoice; words: FormatjsIntl.Message['ids'] }[]

/** The content of the banner's form. Only the edge renders it, so that first visits do not load its texts. */
export function BannerWords({ privacy: { objects, regime, law } }: { privacy: Privacy }) {
  const href = useHref()
  const choices = routes.privacyChoices.href({})
  return (
    <ConsentQuestion>
      <div className="words">
        <h2 id={BANNER_HEADING}>
          <FormattedMessage id="privacy.bannerHeading" />
        </h2>
        <p>
          <FormattedMessage
            tagName="span"
            id={regime === 'opt-out' ? 'privacy.bannerTextOptOut' : 'privacy.bannerText'}
          />{' '}
          {law === 'quebec' && <FormattedMessage tagName="span" id="privacy.bannerQuebec" />}{' '}
          {objects && (
            <strong>
              <FormattedMessage id="footer.optOutHonored" />
              {'.'}
            </strong>
          )}
        </p>
        <p className="ways">
          <a href={href(choices)}>
            <FormattedMessage id="privacy.bannerGroups" />
          </a>{' '}
          {law === 'sale' && (
            <a href={`${href(choices)}#${SALE_SECTION}`}>
              <FormattedMessage id="privacy.saleHeading" />
            </a>
          )}
        </p>
      </div>
      <div className="answers">
        {ANSWERS.map(({ choice, words }) => (
          <Button key={choice} type="submit" tone="primary" name={CHOICE_FIELD} value={choice}>
            <FormattedMessage tagName="span" id={words} />
          </Button>
        ))}
      </div>
      <p className="failure" role="alert" hidden>
        <FormattedMessage id="privacy.notSaved" />
      </p>
    </ConsentQuestion>
  )
}

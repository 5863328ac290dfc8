import { FormattedMessage } from 'react-intl'

import { PRIVACY_CHOICES_PATH } from '#shared/actions.ts'
import {
  CHOICE_FIELD,
  SALE_SECTION,
  type Privacy,
  type PrivacyChoice,
} from '#shared/consent/privacy.ts'

import { useHref } from '../../app/link.ts'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'

const DO_NOT_SELL: PrivacyChoice = 'do-not-sell'

/** The way to refuse the sale of one's data that some states ask for. */
export function RefuseSale({ privacy: { allowed } }: { privacy: Privacy }) {
  const href = useHref()
  const isRefused = allowed !== null && !allowed.includes('targeting')
  return (
    <section id={SALE_SECTION} aria-labelledby="sale-heading">
      <Stack align="start">
        <Heading id="sale-heading" size="heading">
          <FormattedMessage id="privacy.saleHeading" />
        </Heading>
        <Text measured>
          <FormattedMessage
            tagName="span"
            id={isRefused ? 'privacy.saleRefused' : 'privacy.saleText'}
          />
        </Text>
        {!isRefused && (
          <form method="post" action={href(PRIVACY_CHOICES_PATH)}>
            <Button type="submit" name={CHOICE_FIELD} value={DO_NOT_SELL}>
              <FormattedMessage id="privacy.saleAction" />
            </Button>
          </form>
        )}
      </Stack>
    </section>
  )
}

import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'

/** What Quebec's Law 25 asks a shop to say. */
export function QuebecRights() {
  const href = useHref()
  const policy = (
    <a href={href(routes.privacyAndSecurity.href({}))}>
      <FormattedMessage id="title.privacy" />
    </a>
  )
  return (
    <section aria-labelledby="quebec-heading">
      <Stack>
        <Heading id="quebec-heading" size="heading">
          <FormattedMessage id="privacy.quebecHeading" />
        </Heading>
        <Text measured>
          <FormattedMessage tagName="span" id="privacy.quebecText" values={{ policy }} />
        </Text>
      </Stack>
    </section>
  )
}

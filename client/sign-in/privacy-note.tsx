import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useHref } from '../kit/link.ts'
import { Text } from '../ui/text.tsx'

/** Below the fields of a new account. */
export function PrivacyNote() {
  const href = useHref()
  return (
    <Text size="small" tone="quiet">
      <FormattedMessage
        tagName="span"
        id="registration.privacy"
        values={{
          privacy: (
            <a href={href(routes.privacyAndSecurity.path)}>
              <FormattedMessage id="registration.privacyName" />
            </a>
          ),
        }}
      />
    </Text>
  )
}

import { FormattedMessage } from 'react-intl'

import { SkipLink } from '../ui/site-header.tsx'

/** The first element in the tab order of every page. */
export const SkipToContent = () => (
  <SkipLink href="#content">
    <FormattedMessage id="shell.skip" />
  </SkipLink>
)

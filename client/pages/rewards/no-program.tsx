import { useIntl } from 'react-intl'

import { PageHead } from '../../app/page-head.tsx'
import { Clearing, Page } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import { NotMember } from './not-member.tsx'

/** A page about joining or rewards, on a site that has no program. */
export function NoProgram() {
  const title = useIntl().formatMessage({ id: 'title.wallet' })
  return (
    <Page>
      <PageHead title={title} noindex />
      <Clearing>
        <Heading as="h1">{title}</Heading>
        <NotMember enrollment="off" status="unknown" align="center" />
      </Clearing>
    </Page>
  )
}

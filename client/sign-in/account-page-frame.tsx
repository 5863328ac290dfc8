import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { PageHead } from '../kit/page-head.tsx'
import { FormBeside } from '../ui/form-beside/form-beside.tsx'
import { Page, Stack } from '../ui/layout.tsx'
import { Heading } from '../ui/text.tsx'
import { Breadcrumbs } from '../seo/breadcrumbs.tsx'

interface AccountPageFrameProps {
  title: FormatjsIntl.Message['ids']
  /** The form, or a text in its place. */
  children: ReactNode
  /** A few words beside the form. */
  aside?: ReactNode
  /** A panel with a picture there instead. */
  picture?: ReactNode
}

/** A page around the account: a heading, a form, and what belongs beside it. */
export function AccountPageFrame({ title, children, aside, picture }: AccountPageFrameProps) {
  const intl = useIntl()
  const text = intl.formatMessage({ id: title })
  return (
    <Page>
      <PageHead title={text} noindex />
      <Breadcrumbs trail={[]} current={text} />
      <Heading as="h1">{text}</Heading>
      <FormBeside>
        {children}
        {picture}
        {aside && (
          <div>
            <Stack gap="l">{aside}</Stack>
          </div>
        )}
      </FormBeside>
    </Page>
  )
}

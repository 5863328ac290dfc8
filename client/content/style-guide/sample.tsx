import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Section, SectionHead, Stack } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'

interface SampleProps {
  title: FormatjsIntl.Message['ids']
  children: ReactNode
}

/** One section of the style guide. */
export function Sample({ title, children }: SampleProps) {
  return (
    <Section>
      <SectionHead>
        <Heading>
          <FormattedMessage tagName="span" id={title} />
        </Heading>
      </SectionHead>
      <Stack gap="xl">{children}</Stack>
    </Section>
  )
}

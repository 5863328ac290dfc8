import { FormattedMessage } from 'react-intl'

import { Panel } from '../../ui/panel/panel.tsx'
import { Heading, Text } from '../../ui/text.tsx'

type MessageId = FormatjsIntl.Message['ids']

/** A page of the account without anything to list yet. */
export const EmptyState = ({ title, text }: { title: MessageId; text: MessageId }) => (
  <Panel tone="shade">
    <Heading as="h2" size="small">
      <FormattedMessage tagName="span" id={title} />
    </Heading>
    <Text tone="quiet" measured>
      <FormattedMessage tagName="span" id={text} />
    </Text>
  </Panel>
)

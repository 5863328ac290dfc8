import { FormattedMessage, useIntl } from 'react-intl'

import { AgentBar } from '../../ui/agent-bar/agent-bar.tsx'
import { Button } from '../../ui/button.tsx'

export type AgentNoticeText = 'agent.failed' | 'agent.ended' | 'agent.unavailable'

interface AgentNoticeProps {
  text: AgentNoticeText
  onRetry?: () => void
  onClose: () => void
}

/** Says what became of an agent's session, until it is closed. */
export function AgentNotice({ text, onRetry, onClose }: AgentNoticeProps) {
  const intl = useIntl()
  return (
    <AgentBar aria-label={intl.formatMessage({ id: 'agent.label' })} shopper="none">
      <p role="alert">
        <FormattedMessage tagName="span" id={text} />
      </p>
      {onRetry && (
        <Button type="button" onClick={onRetry}>
          <FormattedMessage id="agent.retry" />
        </Button>
      )}
      <Button type="button" onClick={onClose}>
        <FormattedMessage id="modal.close" />
      </Button>
    </AgentBar>
  )
}

import { FormattedMessage } from 'react-intl'

import { GUEST_LOGIN } from '#shared/agents/agent.ts'

import { Button } from '../../ui/button.tsx'
import { ModalFrame } from '../modals/modal-frame.tsx'

interface AskAgentProps {
  loginId: string
  onAgree: () => void
  onClose: () => void
}

/** Asks a customer who is signed in here before an agent's session replaces theirs. */
export function AskAgent({ loginId, onAgree, onClose }: AskAgentProps) {
  return (
    <ModalFrame heading={<AskHeading loginId={loginId} />} onClose={onClose}>
      <p>
        <FormattedMessage id="agent.askText" />
      </p>
      <div className="ways">
        <Button type="button" tone="primary" wide onClick={onAgree}>
          <FormattedMessage id="agent.askYes" />
        </Button>
        <Button type="button" wide onClick={onClose}>
          <FormattedMessage id="agent.askNo" />
        </Button>
      </div>
    </ModalFrame>
  )
}

const AskHeading = ({ loginId }: Pick<AskAgentProps, 'loginId'>) =>
  loginId === GUEST_LOGIN ? (
    <FormattedMessage tagName="span" id="agent.askHeadingGuest" />
  ) : (
    <FormattedMessage tagName="span" id="agent.askHeading" values={{ loginId }} />
  )

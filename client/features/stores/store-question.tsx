import { FormattedMessage } from 'react-intl'

import { Button } from '../../ui/button.tsx'

interface StoreQuestionProps {
  isSending: boolean
  onYes: () => void
  onNo: () => void
}

/** Asks before what is in the bag for another store moves (spec 1 §2.9). */
export const StoreQuestion = ({ isSending, onYes, onNo }: StoreQuestionProps) => (
  <>
    <p>
      <FormattedMessage id="stores.sureText" />
    </p>
    <div className="ways">
      <Button type="button" tone="primary" wide aria-disabled={isSending} onClick={onYes}>
        <FormattedMessage tagName="span" id={isSending ? 'stores.setting' : 'stores.change'} />
      </Button>
      <Button type="button" wide onClick={onNo}>
        <FormattedMessage id="stores.cancel" />
      </Button>
    </div>
  </>
)

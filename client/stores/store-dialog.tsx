import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { ModalFrame, useCloseOnPage } from '../kit/modal-frame.tsx'
import { emitShopEvent } from '../kit/shop-events.ts'
import { Button } from '../ui/button.tsx'
import { StoreChooser } from './store-chooser.tsx'
import { useStoreChoice, useStoreSearch } from './use-store-choice.ts'

interface StoreDialogProps {
  /** The product that is to be picked up. */
  productId: string | null
  onClose: () => void
}

/** "Find Your Store" (spec 1 §2.9), and the question before the bag moves to another store. */
export function StoreDialog({ productId, onClose }: StoreDialogProps) {
  const search = useStoreSearch(productId)
  const choice = useStoreChoice({ productId, onChosen: () => settle(true) })
  const [picked, setPicked] = useState<string | null>(null)
  useCloseOnPage(onClose)
  function settle(isChosen: boolean) {
    if (productId !== null) emitShopEvent({ type: 'store-settled', productId, isChosen })
    onClose()
  }
  const leave = () => settle(false)

  if (choice.unconfirmed !== null) {
    return (
      <ModalFrame
        key="question"
        heading={<FormattedMessage tagName="span" id="stores.sure" />}
        onClose={choice.forget}
      >
        <StoreQuestion
          isSending={choice.isSending}
          onYes={() => void choice.confirm()}
          onNo={choice.forget}
        />
      </ModalFrame>
    )
  }
  return (
    <ModalFrame
      key="stores"
      heading={<FormattedMessage tagName="span" id="stores.heading" />}
      onClose={leave}
    >
      <StoreChooser
        search={search}
        choice={choice}
        picked={picked}
        onPick={setPicked}
        onLeave={leave}
      />
    </ModalFrame>
  )
}

interface StoreQuestionProps {
  isSending: boolean
  onYes: () => void
  onNo: () => void
}

/** Asks before lines for another store move (spec 1 §2.9). */
const StoreQuestion = ({ isSending, onYes, onNo }: StoreQuestionProps) => (
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

import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { emitShopEvent } from '../../app/shop-events.ts'
import { StoreChooser } from '../stores/store-chooser.tsx'
import { StoreQuestion } from '../stores/store-question.tsx'
import { useStoreChoice } from '../stores/use-store-choice.ts'
import { useStoreSearch } from '../stores/use-store-search.ts'
import { ModalFrame, useCloseOnPage } from './modal-frame.tsx'

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

  if (choice.asked !== null) {
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

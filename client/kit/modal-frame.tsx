import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { onShopEvent } from './shop-events.ts'
import { showModal, closeOnBackdrop } from './show-modal.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { ModalBox } from '../ui/modal/modal.tsx'
import { Heading } from '../ui/text.tsx'

interface ModalFrameProps {
  heading: ReactNode
  /** The language of content that is not translated. */
  lang?: string | undefined
  /** Above the words. */
  picture?: ReactNode
  /** Closed by the shopper: with Escape, the button, a click outside, or by going to another page. */
  onClose: () => void
  children: ReactNode
}

/** Closes a dialog when another page is shown, which is not the one that was under way when the dialog was opened. */
export function useCloseOnPage(onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const { href } = location
    return onShopEvent(({ type }) => type === 'page-viewed' && location.href !== href && close())
  }, [])
}

/** A modal dialog. The browser makes the page behind it inert and returns the focus; Escape and Back close it. */
export function ModalFrame({ heading, lang, picture, onClose, children }: ModalFrameProps) {
  const intl = useIntl()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    // The browser then focuses it at once, instead of the button first, which takes a slow phone twice as long.
    if (title.current) title.current.autofocus = true
    return dialog.current ? showModal(dialog.current) : undefined
  }, [])
  useCloseOnPage(onClose)

  return (
    <ModalBox
      ref={dialog}
      aria-labelledby={id}
      layout={picture ? 'picture' : 'words'}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <form method="dialog">
        <Button type="submit" tone="icon" aria-label={intl.formatMessage({ id: 'modal.close' })}>
          <Icon name="close" />
        </Button>
      </form>
      {picture}
      <div className="words" {...(lang && { lang, translate: 'no' })}>
        <Heading id={id} ref={title} tabIndex={-1}>
          {heading}
        </Heading>
        {children}
      </div>
    </ModalBox>
  )
}

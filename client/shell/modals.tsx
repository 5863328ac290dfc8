import { useEffect, useEffectEvent, useState } from 'react'

import * as features from '#shop/features.ts'
import type { DialogName } from '#shared/shell/dialogs.ts'
import { routes } from '#shared/routes.ts'
import { dismissalEndpoints } from '#shared/shell/endpoints.ts'

import { useAppContext } from '../kit/app-context.ts'
import { createHttpPort } from '../kit/http/http-port.ts'
import { lazyCode } from '../kit/lazy-code.ts'
import { LazyPart } from '../kit/lazy-part.tsx'
import { useHref } from '../kit/link.ts'
import { useSession } from '../kit/session.ts'
import { useDueDialog } from './use-due-dialog.ts'
import { useFollowedLink } from './use-followed-link.ts'
import { useStoreChanges, useStoreRequest } from '../stores/use-store-changes.ts'
import { onShopEvent } from '../kit/shop-events.ts'

const storeDialog = lazyCode(async () => (await import('../stores/store-dialog.tsx')).StoreDialog)

const consent = lazyCode(async () => (await import('../consent/consent-banner.tsx')).ConsentBanner)

const dialogs = lazyCode(async () => (await import('./modal-dialogs.tsx')).MODAL_DIALOGS)

const useChangesOfStore = features.pickup ? useStoreChanges : () => {}
const useRequestOfStore = features.pickup ? useStoreRequest : () => [null, () => {}] as const

/**
 * Opens one modal at a time: the dialogs that are due, in their order, the one that chooses a store, and the alert about a
 * link that was followed. Before them, a banner asks for consent.
 */
export function Modals() {
  const [opened, setOpened] = useState<DialogName | null>(null)
  const [closed, setClosed] = useState<readonly DialogName[]>([])
  const due = useDueDialog({ opened, closed })
  const isKnown = useSession() !== undefined
  useChangesOfStore()
  useEffect(() => {
    if (due && due !== opened) return whenUnoccupied(() => setOpened(due))
  }, [due, opened])
  // For tests that wait until it is known whether a dialog opens.
  useEffect(() => {
    if (isKnown) document.documentElement.dataset['modal'] = stateOf(due, opened)
  }, [isKnown, due, opened])

  const name = due === opened ? due : null
  const leave = () => setClosed((names) => (due ? [...names, due] : names))
  return (
    <>
      {name === 'consent' && (
        <LazyPart code={consent} failed={<Leave onLeave={leave} />}>
          {(ConsentBanner) => <ConsentBanner onLeave={leave} />}
        </LazyPart>
      )}
      <Dialogs name={name} onLeave={leave} />
    </>
  )
}

interface DialogsProps {
  /** The dialog that is open by itself. */
  name: DialogName | null
  onLeave: () => void
}

/** A dialog that the shopper has opened, or the one that has opened by itself. */
function Dialogs({ name, onLeave }: DialogsProps) {
  const { site, locale } = useAppContext()
  const [link, forgetLink] = useFollowedLink()
  const [storeRequest, endStoreRequest] = useRequestOfStore()
  const href = useHref()
  // A link of the dialog is followed from within it.
  if (link || storeRequest) {
    return (
      <>
        {features.pickup && storeRequest && (
          <LazyPart
            code={storeDialog}
            failed={<Follow href={href(routes.storeLocator.href({}))} />}
          >
            {(StoreDialog) => <StoreDialog {...storeRequest} onClose={endStoreRequest} />}
          </LazyPart>
        )}
        {link && (
          <LazyPart code={dialogs} failed={<Follow href={link.href} />}>
            {({ LinkAlert }) => <LinkAlert link={link} onClose={forgetLink} />}
          </LazyPart>
        )}
      </>
    )
  }
  if (name === null || name === 'consent') return null
  return (
    <LazyPart key={name} code={dialogs}>
      {({ [name]: Dialog }) => (
        <Dialog
          onLeave={onLeave}
          onClose={() => {
            onLeave()
            const { dismiss } = createHttpPort(dismissalEndpoints, { site, locale })
            // If that fails, the dialog opens again on a later visit.
            dismiss({ dialog: name }).catch(() => null)
          }}
        />
      )}
    </LazyPart>
  )
}

function stateOf(due: DialogName | null, opened: DialogName | null) {
  if (due === null) return 'none'
  return due === opened ? due : 'waiting'
}

/** Follows the link when the code of its dialog cannot be loaded. */
function Follow({ href }: { href: string }) {
  useEffect(() => location.assign(href), [href])
  return null
}

/** Lets the next dialog open when the code of the banner cannot be loaded. */
function Leave({ onLeave }: { onLeave: () => void }) {
  const leave = useEffectEvent(onLeave)
  useEffect(() => leave(), [])
  return null
}

/** Whether the shopper is in another dialog or menu, or is typing. */
const isOccupied = () =>
  document.querySelector('dialog[open], [popover]:popover-open') !== null ||
  document.activeElement?.matches('input, select, textarea') === true

/** Calls once the shopper is not in the middle of something else. @returns a function that cancels it */
function whenUnoccupied(open: () => void) {
  const attempt = () => {
    if (!isOccupied()) open()
  }
  const stop = onShopEvent(({ type }) => type === 'page-viewed' && attempt())
  for (const type of ENDS) document.addEventListener(type, attempt, true)
  attempt()
  return () => {
    stop()
    for (const type of ENDS) document.removeEventListener(type, attempt, true)
  }
}

/** The events with which a dialog or a menu ends. They do not bubble. */
const ENDS = ['close', 'toggle']

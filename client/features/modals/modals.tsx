import { useEffect, useEffectEvent, useState } from 'react'

import type { DialogName } from '#shared/shell/dialogs.ts'
import { routes } from '#shared/routes.ts'

import { createHttpDismissals } from '../../adapters/http-dismissals.ts'
import { useAppContext } from '../../app/app-context.ts'
import { lazyCode } from '../../app/lazy-code.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import { useHref } from '../../app/link.ts'
import { useSession } from '../../app/session.ts'
import { useDueDialog } from './use-due-dialog.ts'
import { useFollowedLink } from './use-followed-link.ts'
import { useStoreChanges } from './use-store-changes.ts'
import { useStoreRequest } from './use-store-request.ts'
import { whenUnoccupied } from './when-unoccupied.ts'

const storeDialog = lazyCode(async () => (await import('./store-dialog.tsx')).StoreDialog)

const consent = lazyCode(async () => (await import('./consent-banner.tsx')).ConsentBanner)

const dialogs = lazyCode(async () => (await import('./modal-dialogs.ts')).MODAL_DIALOGS)

/**
 * Opens one modal at a time: the dialogs that are due, in their order, the one that chooses a store, and the alert about a
 * link that was followed. Before them, a banner asks for consent.
 */
export function Modals() {
  const [opened, setOpened] = useState<DialogName | null>(null)
  const [closed, setClosed] = useState<readonly DialogName[]>([])
  const due = useDueDialog({ opened, closed })
  const isKnown = useSession() !== undefined
  useStoreChanges()
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
  const [storeRequest, endStoreRequest] = useStoreRequest()
  const href = useHref()
  // A link of the dialog is followed from within it.
  if (link || storeRequest) {
    return (
      <>
        {storeRequest && (
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
            void createHttpDismissals({ site, locale })({ dialog: name })
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

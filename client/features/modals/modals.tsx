import { useEffect, useState } from 'react'

import type { DialogName } from '#shared/dialogs.ts'
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

const dialogs = lazyCode(async () => (await import('./modal-dialogs.ts')).MODAL_DIALOGS)

/** Opens one modal at a time: the dialogs that are due, in their order, the one that chooses a store, and the alert about a link that was followed. */
export function Modals() {
  const { site, locale } = useAppContext()
  const [opened, setOpened] = useState<DialogName | null>(null)
  const [closed, setClosed] = useState<readonly DialogName[]>([])
  const due = useDueDialog({ opened, closed })
  const isKnown = useSession() !== undefined
  const [link, forgetLink] = useFollowedLink()
  const [storeRequest, endStoreRequest] = useStoreRequest()
  useStoreChanges()
  const href = useHref()
  useEffect(() => {
    if (due && due !== opened) return whenUnoccupied(() => setOpened(due))
  }, [due, opened])
  // For tests that wait until it is known whether a dialog opens.
  useEffect(() => {
    if (isKnown) document.documentElement.dataset['modal'] = stateOf(due, opened)
  }, [isKnown, due, opened])

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
  if (!due || due !== opened) return null
  const leave = () => setClosed((names) => [...names, due])
  return (
    <LazyPart key={due} code={dialogs}>
      {({ [due]: Dialog }) => (
        <Dialog
          onLeave={leave}
          onClose={() => {
            leave()
            void createHttpDismissals({ site, locale })({ dialog: due })
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

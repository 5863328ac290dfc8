import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { useAppContext, useCatalog } from '../../app/app-context.ts'
import { performAction } from '../../app/document-actions.ts'
import { lazyCode } from '../../app/lazy-code.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import { customerIn, useSession } from '../../app/session.ts'
import { onShopEvent } from '../../app/shop-events.ts'
import { useAction } from '../../app/use-action.ts'
import { preferencesQuery } from '../catalog/shared-queries.ts'
import { LookData, quickLook } from '../quick-look/look-code.tsx'
import type { QuickLookLink } from '../quick-look/look-query.ts'
import { returnToTile } from './return-to-tile.ts'
import { showTileProofs } from './tile-proofs.ts'

const adding = lazyCode(async () => (await import('./add-from-tile.ts')).addFromTile)
const steppers = lazyCode(async () => (await import('./tile-steppers.tsx')).TileSteppers)

/** Adds from tiles, shows products over the list, and what tiles show once the browser is idle. */
export function TileActions() {
  const [looked, look] = useState<QuickLookLink | null>(null)
  const { data: preferences } = useQuery(preferencesQuery(useCatalog()))
  const hasBag = (useSession()?.bagCount ?? 0) > 0
  useAdding()
  useProofs()
  useEffect(returnToTile, [])
  useAction(
    'quickLook',
    ({ element, value: productId }) =>
      element instanceof HTMLAnchorElement && look({ productId, href: element.href }),
    quickLook.preload,
  )

  return (
    <>
      {hasBag && preferences?.EnableQuantitySelectorGridPage && (
        <LazyPart code={steppers}>{(TileSteppers) => <TileSteppers />}</LazyPart>
      )}
      {looked && <LookData link={looked} />}
      {looked && (
        <LazyPart code={quickLook} failed={<Follow href={looked.href} />}>
          {(QuickLook) => <QuickLook link={looked} onClose={() => look(null)} />}
        </LazyPart>
      )}
    </>
  )
}

/** Tiles that come into the document are asked about once, unless the visitor saves data. */
function useProofs() {
  const appContext = useAppContext()
  useEffect(() => {
    const show = async () => {
      const tiles = [...document.querySelectorAll<HTMLElement>('#content [data-tile]')].filter(
        ({ dataset }) => !('asked' in dataset),
      )
      for (const { dataset } of tiles) dataset['asked'] = ''
      if (tiles.length === 0 || navigator.connection?.saveData) return
      await showTileProofs(tiles, appContext)
    }
    void show()
    return onShopEvent(({ type }) => type === 'page-viewed' && void show())
  }, [appContext])
}

/** Adds what the form of a tile names. If that code cannot be loaded, the form is sent. */
function useAdding() {
  const appContext = useAppContext()
  const queryClient = useQueryClient()
  const intl = useIntl()
  const session = useSession()
  useAction(
    'addFromTile',
    (action) => {
      const { element: form, value } = action
      if (!(form instanceof HTMLFormElement)) return false
      const send = async () => {
        const addFromTile = await adding.load().catch(() => null)
        if (!addFromTile) return form.submit()
        await addFromTile(form, { appContext, queryClient, intl })
      }
      if (value === 'members' && !customerIn(session))
        return performAction('signIn', { ...action, value: '', next: () => void send() })
      void send()
    },
    adding.preload,
  )
}

/** Follows the link when the code of the quick look cannot be loaded. */
function Follow({ href }: { href: string }) {
  useEffect(() => location.assign(href), [href])
  return null
}

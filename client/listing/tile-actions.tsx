import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import * as features from '#shop/features.ts'
import type { Catalog } from '#shared/catalog.ts'
import { isProductId } from '#shared/http/ids.ts'

import { useAppContext, useCatalog } from '../kit/app-context.ts'
import { performAction, useAction } from '../kit/document-actions.ts'
import { preferencesQuery } from '../preferences/queries.ts'
import { lazyCode } from '../kit/lazy-code.ts'
import { LazyPart } from '../kit/lazy-part.tsx'
import { customerIn, useSession } from '../kit/session.ts'
import { onShopEvent } from '../kit/shop-events.ts'
import { LookData, quickLook } from '../product/quick-look/quick-look-code.tsx'
import type { QuickLookLink } from '../product/quick-look/quick-look-query.ts'
import { returnToTile } from './return-to-tile.ts'

const adding = lazyCode(async () => (await import('./add-from-tile.ts')).addFromTile)
const steppers = lazyCode(async () => (await import('./tile-steppers.tsx')).TileSteppers)

/** The actions of tiles: adding, quick looks, and the parts that load once the browser is idle. */
export function TileActions() {
  const [looked, look] = useState<QuickLookLink | null>(null)
  const { data: preferences } = useQuery(preferencesQuery(useCatalog()))
  const hasBag = (useSession()?.bagCount ?? 0) > 0
  useAdding()
  useTileProofs()
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
  const catalog = useCatalog()
  useEffect(() => {
    const show = async () => {
      const tiles = [...document.querySelectorAll<HTMLElement>('#content [data-tile]')].filter(
        ({ dataset }) => !('asked' in dataset),
      )
      for (const { dataset } of tiles) dataset['asked'] = ''
      if (tiles.length === 0 || navigator.connection?.saveData) return
      await showTileProofs(tiles, catalog)
    }
    void show()
    return onShopEvent(({ type }) => type === 'page-viewed' && void show())
  }, [catalog])
}

const useTileProofs = features.reviews ? useProofs : () => {}

/** Adds the product of a tile's form. If that code cannot be loaded, the form is submitted. */
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

/** The products that a list shows at once. */
const MOST = 24

/**
 * Shows social proof on the tiles of lists whose products have any. It lies on their pictures, so
 * that nothing moves.
 */
async function showTileProofs(tiles: readonly HTMLElement[], catalog: Catalog) {
  const ids = [...new Set(tiles.map(idOf).filter(isProductId))].slice(0, MOST)
  const said = await catalog.getListedProof({ ids }).catch(() => null)
  for (const tile of tiles) {
    const proof = said?.[idOf(tile)]
    const picture = tile.querySelector('.picture')
    if (!proof || !picture) continue
    const words = document.createElement('p')
    words.className = 'look'
    words.dataset['proof'] = proof.component
    words.textContent = proof.message
    picture.append(words)
  }
}

/** The edge has written it. */
const idOf = ({ dataset }: HTMLElement) => dataset['tile'] ?? ''

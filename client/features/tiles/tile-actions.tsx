import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { useAppContext, useCatalog } from '../../app/app-context.ts'
import { closest } from '../../app/closest.ts'
import { lazyCode, preloadAfterPaint } from '../../app/lazy-code.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import { isPlainClick } from '../../app/plain-click.ts'
import { customerIn, useSession } from '../../app/session.ts'
import { emitShopEvent, onShopEvent } from '../../app/shop-events.ts'
import { preferencesQuery } from '../catalog/shared-queries.ts'
import { LookData, quickLook } from '../quick-look/look-code.tsx'
import { returnToTile } from './return-to-tile.ts'
import { showTileProofs } from './tile-proofs.ts'

const adding = lazyCode(async () => (await import('./add-from-tile.ts')).addFromTile)
const steppers = lazyCode(async () => (await import('./tile-steppers.tsx')).TileSteppers)

/**
 * What tiles do. Their lists are mostly not hydrated, so they are listened to from the document. Until this code is
 * loaded, and without JavaScript, their forms and links work by themselves.
 */
export function TileActions() {
  const [looked, look] = useState<HTMLAnchorElement | null>(null)
  const { data: preferences } = useQuery(preferencesQuery(useCatalog()))
  const hasBag = (useSession()?.bagCount ?? 0) > 0
  useAdding()
  useProofs()
  useEffect(returnToTile, [])
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('click', (event) => followLook(event, look), { signal })
    for (const type of ['pointerover', 'focusin']) {
      document.addEventListener(type, preload, { signal, passive: true })
    }
    return () => listening.abort()
  }, [])

  return (
    <>
      {hasBag && preferences?.EnableQuantitySelectorGridPage && (
        <LazyPart code={steppers}>{(TileSteppers) => <TileSteppers />}</LazyPart>
      )}
      {looked && <LookData link={looked} />}
      {looked && (
        <LazyPart code={quickLook} failed={<Follow link={looked} />}>
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
  const add = useEffectEvent((event: SubmitEvent) => {
    const { target: form } = event
    if (!isAdding(form)) return
    const send = async () => {
      const addFromTile = await adding.load().catch(() => null)
      if (!addFromTile) return form.submit()
      await addFromTile(form, { appContext, queryClient, intl, store: session?.store ?? null })
    }
    if (form.dataset['adds'] === 'members' && !customerIn(session)) {
      return emitShopEvent({ type: 'sign-in-wanted', act: () => void send(), click: event })
    }
    event.preventDefault()
    void send()
  })
  useEffect(() => {
    const listener = (event: SubmitEvent) => add(event)
    document.addEventListener('submit', listener)
    return () => document.removeEventListener('submit', listener)
  }, [])
}

const isAdding = (target: EventTarget | null): target is HTMLFormElement =>
  target instanceof HTMLFormElement && 'adds' in target.dataset

const lookLinkAt = (event: Event) => closest<HTMLAnchorElement>(event, 'a[data-quick-look]')

/** A plain click on a link to the quick look opens it in place. */
function followLook(event: MouseEvent, look: (link: HTMLAnchorElement) => void) {
  const link = lookLinkAt(event)
  if (!link || !isPlainClick(event)) return
  event.preventDefault()
  look(link)
}

function preload(event: Event) {
  const code = lookLinkAt(event) ? quickLook : closest(event, '[data-adds]') && adding
  if (code) preloadAfterPaint(code.preload)
}

/** Follows the link when the code of the quick look cannot be loaded. */
function Follow({ link }: { link: HTMLAnchorElement }) {
  useEffect(() => location.assign(link.href), [link])
  return null
}

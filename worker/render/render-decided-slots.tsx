import { QueryClientProvider } from '@tanstack/react-query'
import { deploy } from 'virtual:deploy'
import { RawIntlProvider } from 'react-intl'
import * as v from 'valibot'

import { AppContext, LocationContext } from '#client/kit/app-context.ts'
import { StaticContext } from '#client/kit/static-main.tsx'
import { hasExtras } from '#client/content/modules/has-extras.ts'
import { fitsHead, HeadNotes } from '#client/content/modules/head-note.tsx'
import { loadSlot } from '#client/content/modules/load-modules.ts'
import { withinBounds } from '#client/content/modules/module.ts'
import { moduleFor } from '#client/content/modules/modules.ts'
import { SlotModules } from '#client/content/modules/slot-modules.tsx'
import { hasProducts } from '#client/listing/category-template.ts'
import { createQueryClient } from '#client/kit/query-client.ts'
import type { Catalog } from '#shared/catalog.ts'
import { CategoryId } from '#shared/listing/category.ts'
import type { AssetId, Slot } from '#shared/content/content.ts'
import { TrustedHtml } from '#shared/text/html.ts'
import type { PageDecision } from '#shared/analytics/personalization.ts'
import { matchRoute } from '#shared/routes.ts'

import type { RequestContext } from '../config/env.ts'
import { intlFor } from './intl.ts'
import { renderMarkup } from './render-markup.ts'
import { serverAppContext } from './server-app-context.ts'

/** Products that a slot has not loaded by then are left out: the browser does not wait any longer (ms). */
const DEFERRED_DEADLINE_MS = 600

interface DecidedPage {
  path: string
  slots: readonly { id: string; assetIds: readonly AssetId[] }[]
}

interface SlotPlace {
  categoryId: CategoryId | null
  position: 'bands' | 'inset'
}

/** A slot to render, in the head of a list if its own content is there. */
interface SlotToRender {
  slot: Slot
  isInHead: boolean
}

type DecidedSlot = PageDecision['slots'][number]

/** The slots of a page with the assets that were decided for them. Slots that cannot show these are left out. */
export async function renderDecidedSlots(
  { path, slots }: DecidedPage,
  context: RequestContext,
  catalog: Catalog,
): Promise<DecidedSlot[]> {
  const place = await findPlace(path, catalog)
  if (!place) return []
  const rendering = slots.map(async ({ id, assetIds }): Promise<DecidedSlot[]> => {
    try {
      const decided = await decidedSlot(id, assetIds, { place, catalog })
      const html = decided && (await renderSlot(decided, { path, place, context, catalog }))
      return html ? [{ id, html }] : []
    } catch {
      context.log.warn('decided slot not rendered', { slot: id })
      return []
    }
  })
  return (await Promise.all(rendering)).flat()
}

/** Where the slots of a page are. Null for pages that have none. */
async function findPlace(path: string, catalog: Catalog): Promise<SlotPlace | null> {
  const { key, params } = matchRoute(path) ?? {}
  if (key === 'home') return { categoryId: null, position: 'bands' }
  const id = v.safeParse(CategoryId, params?.['categoryId'])
  if (!id.success) return null
  const category = await catalog.getCategory({ id: id.output }).catch(() => null)
  return category && { categoryId: id.output, position: hasProducts(category) ? 'inset' : 'bands' }
}

/** The slot with other assets, or with its own in another order. Null if that would be nothing, or nothing new. */
async function decidedSlot(
  id: string,
  assetIds: readonly AssetId[],
  { place, catalog }: { place: SlotPlace; catalog: Catalog },
): Promise<SlotToRender | null> {
  const [slot] = await catalog.getSlots({ ids: [id], category: place.categoryId })
  const module = slot && (await moduleFor(slot.template)?.load())
  if (!module) return null
  const own = new Map(slot.assets.map((asset) => [asset.id, asset]))
  const others = await catalog.getAssets({ id: assetIds.filter((assetId) => !own.has(assetId)) })
  // The page has the styles of extras only if the slot has some.
  const isStyled = slot.assets.some(hasExtras)
  const assets = assetIds
    .flatMap((assetId) => own.get(assetId) ?? others.find((other) => other.id === assetId) ?? [])
    .filter((asset) => isStyled || !hasExtras(asset))
  const { slot: shown } = withinBounds({ ...slot, assets }, module)
  const isNew = shown.assets.some((asset, at) => asset.id !== slot.assets[at]?.id)
  const isInHead = id === HEAD_SLOT && place.position === 'inset' && fitsHead(slot)
  return isNew && (!isInHead || fitsHead(shown)) ? { slot: shown, isInHead } : null
}

const HEAD_SLOT = 'category-top'

interface RenderOptions {
  path: string
  place: SlotPlace
  context: RequestContext
  catalog: Catalog
}

async function renderSlot(
  { slot, isInHead }: SlotToRender,
  { path, place, context, catalog }: RenderOptions,
) {
  let hasFailed = false
  const onDeferredFailure = () => {
    hasFailed = true
  }
  const queryClient = createQueryClient()
  await loadSlot({ catalog, queryClient }, slot)
  const appContext = {
    ...serverAppContext(context, { catalog, isNativeApp: false, onDeferredFailure }),
    deferredDeadline: AbortSignal.timeout(DEFERRED_DEADLINE_MS),
  }
  const rendered = await renderMarkup(
    <AppContext value={appContext}>
      <LocationContext value={{ path, query: new URLSearchParams() }}>
        <QueryClientProvider client={queryClient}>
          <RawIntlProvider value={intlFor(context.locale)}>
            <StaticContext value>
              {isInHead ? (
                <HeadNotes slots={[slot]} />
              ) : (
                <SlotModules slots={[slot]} position={place.position} />
              )}
            </StaticContext>
          </RawIntlProvider>
        </QueryClientProvider>
      </LocationContext>
    </AppContext>,
    {
      // Avoids the ids of the page.
      identifierPrefix: `decided-${slot.id}-`,
      progressiveChunkSize: Infinity,
      onError: onDeferredFailure,
    },
  )
  await rendered.allReady
  const markup = new TextDecoder().decode(await rendered.bytes())
  return hasFailed || isOfOneResponse(markup) ? null : v.parse(TrustedHtml, markup)
}

/** Whether the markup has places for what belongs to a document. */
const isOfOneResponse = (markup: string) =>
  [deploy.noncePlaceholder, deploy.idempotencyKeyPlaceholder].some((placeholder) =>
    markup.includes(placeholder),
  )

import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'

import { CategoryId } from '#shared/listing/category.ts'
import type { Slot } from '#shared/content/content.ts'
import type { ProductTile } from '#shared/product/product.ts'
import { routes } from '#shared/routes.ts'

import { loadModuleCode } from '../modules/load-modules.ts'
import { minigridQuery } from '../modules/tile-queries.ts'
import { SlotModules } from '../modules/slot-modules.tsx'
import { useCatalog } from '../../kit/app-context.ts'
import { Deferred } from '../../kit/deferred.tsx'
import { LazyPart } from '../../kit/lazy-part.tsx'
import { useHref } from '../../kit/link.ts'
import { Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { settingsOf } from './asset-fields.ts'
import { galleryModules, type GalleryModule } from './gallery-modules.ts'
import { ModuleBounds } from './module-bounds.tsx'
import { Sample } from './sample.tsx'
import { sampleAsset, type GallerySample, type Look, type SampleMaterial } from './sample-parts.ts'

const SAMPLE_CATEGORY = v.parse(CategoryId, 'new-and-now')
const PRODUCTS = 8
/** Shown of a module whose number of assets has no bound. */
const A_FEW = 2

/** Every content module with the fields that fill it: with one asset, at its bound, and in its other looks. */
export function ModuleGallery() {
  const query = minigridQuery(useCatalog(), SAMPLE_CATEGORY, PRODUCTS)
  return (
    <Sample title="styleGuide.gallery">
      <Deferred query={query} fallback={null}>
        {(tiles) =>
          Object.entries(galleryModules).map(([template, code]) => (
            <LazyPart key={template} code={code}>
              {(module) => <Entry template={template} shown={module} tiles={tiles} />}
            </LazyPart>
          ))
        }
      </Deferred>
    </Sample>
  )
}

interface EntryProps {
  template: string
  shown: GalleryModule
  tiles: readonly ProductTile[]
}

function Entry({ template, shown, tiles }: EntryProps) {
  const samples = samplesOf(template, shown, useMaterial(tiles))
  return (
    <Stack gap="l" as="article" id={`module-${template}`}>
      <Stack gap="s">
        <Heading as="h3" size="heading">
          <code translate="no">{template}</code>
        </Heading>
        {shown.isOwn && (
          <Text size="small">
            <FormattedMessage tagName="span" id="styleGuide.ownModule" />
          </Text>
        )}
        <ModuleBounds module={shown.module} fields={shown.fields} />
      </Stack>
      <WithoutAssets template={template} sample={shown.sample} />
      {samples.map(({ slot, caption }) => (
        <Stack key={slot.id} gap="s">
          <Text size="small">{caption}</Text>
          <SlotModules slots={[slot]} />
        </Stack>
      ))}
    </Stack>
  )
}

/** What an editor sees of a slot with this template and no asset. */
function WithoutAssets({ template, sample }: { template: string; sample: GallerySample }) {
  const { withoutAssets = 'nothing' } = sample
  return (
    <Stack gap="s">
      <Text size="small">
        <FormattedMessage tagName="span" id={NONE_MESSAGES[withoutAssets]} />
      </Text>
      {withoutAssets === 'form' && <SlotModules slots={[slotOf(template, 'none', [])]} />}
    </Stack>
  )
}

const NONE_MESSAGES = {
  nothing: 'styleGuide.noneNothing',
  form: 'styleGuide.noneForm',
  row: 'styleGuide.noneRow',
} as const

interface ModuleSample {
  slot: Slot
  caption: ReactNode
}

const slotOf = (template: string, name: string, assets: Slot['assets']): Slot => ({
  id: `gallery-${template}-${name}`,
  categoryId: null,
  template,
  callout: null,
  heading: null,
  assets,
})

/** One asset, its other looks, and more assets than the module shows. */
function samplesOf(
  template: string,
  { module: { most = Infinity }, sample: { parts, ...others } }: GalleryModule,
  material: SampleMaterial,
): ModuleSample[] {
  const { callout = null, looks = [], isChoice = false } = others
  const asset = (number: number, name: string, look?: Look) =>
    sampleAsset(`gallery-${template}-${name}`, parts(material, number), look)
  const sample = (name: string, assets: Slot['assets'], caption: ReactNode): ModuleSample => ({
    slot: { ...slotOf(template, name, assets), callout, heading: material.heading },
    caption,
  })
  const one = <OneCaption callout={callout} settings={settingsOf(parts(material, 1))} />
  const ofLooks = looks.map((look, index) => {
    const name = `look-${index + 1}`
    return sample(name, [asset(1, name, look)], <Code lines={settingsOf(look)} />)
  })
  const count = oneMoreThan(most)
  const all = Array.from({ length: count }, (_, index) => asset(index + 1, `many-${index + 1}`))
  const several = <SeveralCaption isChoice={isChoice} count={count} most={most} />
  const isRow = callout !== null || most === 1
  return [
    sample('one', [asset(1, 'one')], one),
    ...ofLooks,
    ...(isRow ? [] : [sample('many', all, several)]),
  ]
}

const oneMoreThan = (most: number) => (most === Infinity ? A_FEW : most) + 1

interface SeveralCaptionProps {
  isChoice: boolean
  count: number
  most: number
}

/** What the module does with one asset more than it shows. */
function SeveralCaption({ isChoice, count, most }: SeveralCaptionProps) {
  if (isChoice)
    return <FormattedMessage tagName="span" id="styleGuide.severalOne" values={{ count, most }} />
  const id = most === Infinity ? 'styleGuide.severalAll' : 'styleGuide.severalMost'
  return <FormattedMessage tagName="span" id={id} values={{ count, most }} />
}

interface OneCaptionProps {
  callout: string | null
  settings: readonly string[]
}

/** Names the callout, or else the fields that make one asset look as it does. */
function OneCaption({ callout, settings }: OneCaptionProps) {
  if (callout) return <Code lines={[callout]} />
  return (
    <>
      <FormattedMessage tagName="span" id="styleGuide.one" /> <Code lines={settings} />
    </>
  )
}

const Code = ({ lines }: { lines: readonly string[] }) =>
  lines.length > 0 && <code translate="no">{lines.join(', ')}</code>

function useMaterial(tiles: readonly ProductTile[]): SampleMaterial {
  const intl = useIntl()
  return {
    heading: intl.formatMessage({ id: 'home.heading' }),
    text: intl.formatMessage({ id: 'home.description' }),
    button: intl.formatMessage({ id: 'cart.keepShopping' }),
    href: useHref()(routes.styleGuide.href({})),
    categoryId: SAMPLE_CATEGORY,
    tiles,
  }
}

/** Loads what the modules of the gallery need before it is rendered. */
export const loadGallery = (queryClient: QueryClient) =>
  Promise.all([
    loadModuleCode(queryClient, Object.keys(galleryModules).map(gallerySlot)),
    ...Object.values(galleryModules).map((code) => code.load()),
  ])

const gallerySlot = (template: string): Slot => ({
  ...slotOf(template, 'shown', []),
  assets: [sampleAsset('extras', { promoLines: {} })],
})

import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'

import { CategoryId } from '#shared/listing/category.ts'
import type { Slot } from '#shared/content/content.ts'
import type { ProductTile } from '#shared/product/product.ts'
import { routes } from '#shared/routes.ts'

import { minigridQuery } from '../../features/modules/minigrid-query.ts'
import { MODULE_RULES } from '../../features/modules/module-rules.ts'
import { TEMPLATES } from '../../features/modules/registry.ts'
import { SlotModules } from '../../features/modules/slot-modules.tsx'
import { useCatalog } from '../../app/app-context.ts'
import { Deferred } from '../../app/deferred.tsx'
import { useHref } from '../../app/link.ts'
import { Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { fieldsOf, settingsOf } from './asset-fields.ts'
import { GALLERY_SAMPLES, type Look, sampleAsset, type SampleMaterial } from './gallery-samples.ts'
import { ModuleBounds } from './module-bounds.tsx'
import { Sample } from './sample.tsx'

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
        {(tiles) => TEMPLATES.map((name) => <Entry key={name} template={name} tiles={tiles} />)}
      </Deferred>
    </Sample>
  )
}

interface EntryProps {
  template: string
  tiles: readonly ProductTile[]
}

function Entry({ template, tiles }: EntryProps) {
  const material = useMaterial(tiles)
  const samples = samplesOf(template, material)
  const asset = samples[0]?.slot.assets[0]
  return (
    <Stack gap="l" as="article" id={`module-${template}`}>
      <Stack gap="s">
        <Heading as="h3" size="heading">
          <code translate="no">{template}</code>
        </Heading>
        <ModuleBounds template={template} fields={asset ? fieldsOf(asset) : []} />
      </Stack>
      <WithoutAssets template={template} />
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
function WithoutAssets({ template }: { template: string }) {
  const { withoutAssets = 'nothing' } = GALLERY_SAMPLES[template] ?? {}
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
function samplesOf(template: string, material: SampleMaterial): ModuleSample[] {
  const { parts, callout = null, looks = [], isChoice = false } = GALLERY_SAMPLES[template] ?? {}
  if (!parts) return []
  const { most = Infinity } = MODULE_RULES[template] ?? {}
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

/** What the modules of the gallery need before it is rendered. */
export const gallerySlots = (): Slot[] =>
  TEMPLATES.map((template) => ({
    id: template,
    categoryId: null,
    template,
    callout: null,
    heading: null,
    assets: [sampleAsset('extras', { promoLines: {} })],
  }))

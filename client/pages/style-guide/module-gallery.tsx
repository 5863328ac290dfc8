import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'

import { CategoryId } from '#shared/contract/category.ts'
import type { Slot } from '#shared/contract/content.ts'
import type { ProductTile } from '#shared/contract/product.ts'
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
import { fieldsOf } from './asset-fields.ts'
import { GALLERY_SAMPLES, sampleAsset, type SampleMaterial } from './gallery-samples.ts'
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
  const { most } = MODULE_RULES[template] ?? {}
  const slots = slotsOf(template, material, most)
  const [first] = slots
  const fields = first?.assets[0] ? fieldsOf(first.assets[0]) : []
  return (
    <Stack gap="m" as="article" id={`module-${template}`}>
      <Heading as="h3" size="heading">
        <code>{template}</code>
      </Heading>
      <Text tone="quiet" size="small">
        {most !== undefined && <FormattedMessage id="styleGuide.atMost" values={{ count: most }} />}{' '}
        <FormattedMessage id="styleGuide.filledBy" values={{ fields: fields.join(', ') }} />
      </Text>
      <SlotModules slots={slots} />
    </Stack>
  )
}

/** One asset, its other looks, and more assets than the module shows. */
function slotsOf(template: string, material: SampleMaterial, most = A_FEW): Slot[] {
  const { parts, callout = null, looks = [] } = GALLERY_SAMPLES[template] ?? {}
  if (!parts) return []
  const asset = (number: number, name: string, look = {}) =>
    sampleAsset(`gallery-${template}-${name}`, { ...parts(material, number), ...look })
  const slot = (name: string, assets: Slot['assets']): Slot => ({
    id: `gallery-${template}-${name}`,
    categoryId: null,
    template,
    callout,
    heading: material.heading,
    assets,
  })
  const all = Array.from({ length: most + 1 }, (_, index) => asset(index + 1, `many-${index + 1}`))
  return [
    slot('one', [asset(1, 'one')]),
    ...looks.map((look, index) => slot(`look-${index + 1}`, [asset(1, `look-${index + 1}`, look)])),
    ...(callout === null && most > 1 ? [slot('many', all)] : []),
  ]
}

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

import { colours } from '../../catalog/colours.ts'
import { fragrances } from '../../catalog/fragrances/fragrances.ts'
import type { FormId, Fragrance } from '../../catalog/model.ts'
import { forms } from './forms.ts'
import type { Look } from '../drawing/label.ts'
import { brandColours, inkOn } from '../drawing/palette.ts'

export type PictureLanguage = 'en' | 'fr'

export const fragranceById = new Map(fragrances.map((fragrance) => [fragrance.id, fragrance]))
export const colourById = new Map(colours.map((colour) => [colour.id, colour]))

export interface LookRequest {
  form: FormId
  fragrance: Fragrance | undefined
  colour?: string | undefined
  language: PictureLanguage
}

/** The brand's own colours, for items without a scent. */
const plain: Pick<Fragrance, 'name' | 'liquid' | 'label'> = {
  name: { en: 'Juniper & Wick', fr: 'Juniper & Wick' },
  liquid: '#e6d9c2',
  label: brandColours.paper,
}

/** The look of a form in a fragrance; without one it has the brand's own colours. */
export function lookOf({ form, fragrance, colour, language }: LookRequest): Look {
  const { label, liquid, name } = fragrance ?? plain
  return {
    family: fragrance?.family ?? 'plain',
    liquid,
    label,
    ink: inkOn(label),
    name: name[language],
    kind: forms[form].kind[language],
    colour: colourById.get(colour ?? '')?.hex ?? brandColours.juniper,
  }
}

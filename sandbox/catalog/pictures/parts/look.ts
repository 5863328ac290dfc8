import { profile } from '../../../profiles/current.ts'
import { fragrances } from '../../fragrances/fragrances.ts'
import type { Fragrance } from '../../model.ts'
import type { FormId } from '../../picture-subject.ts'
import { forms } from './forms.ts'
import type { Look } from '../drawing/label.ts'
import { brandColors, inkOn } from '../drawing/palette.ts'

export type PictureLanguage = 'en' | 'fr'

export const fragranceById = new Map(fragrances.map((fragrance) => [fragrance.id, fragrance]))
export const colorById = new Map(profile.colors.map((color) => [color.id, color]))

export interface LookRequest {
  form: FormId
  fragrance: Fragrance | undefined
  color?: string | undefined
  language: PictureLanguage
}

/** The brand's own colors, for items without a scent. */
const plain: Pick<Fragrance, 'name' | 'liquid' | 'label'> = {
  name: { en: 'Juniper & Wick', fr: 'Juniper & Wick' },
  liquid: '#e6d9c2',
  label: brandColors.paper,
}

/** The look of a form in a fragrance; without one it has the brand's own colors. */
export function createLook({ form, fragrance, color, language }: LookRequest): Look {
  const { label, liquid, name } = fragrance ?? plain
  return {
    family: fragrance?.family ?? 'plain',
    liquid,
    label,
    ink: inkOn(label),
    name: name[language],
    kind: forms[form].kind[language],
    color: colorById.get(color ?? '')?.hex ?? brandColors.juniper,
  }
}

import type { FormId, GarmentView, PictureView } from '../picture-subject.ts'
import type { Localized } from '../../platform/localized.ts'
import { forms, type Room, type Texture } from './parts/forms.ts'

/** The subject of the close-up of a product without a label. */
const closeUps: Partial<Record<FormId, Localized>> = {
  giftset: { en: 'the box close up', fr: 'la boîte en gros plan' },
  giftcard: { en: 'the card close up', fr: 'la carte en gros plan' },
  egiftcard: { en: 'the card on a phone', fr: 'la carte sur un téléphone' },
  candleholder: { en: 'close up', fr: 'en gros plan' },
  plugwarmer: { en: 'close up', fr: 'en gros plan' },
}

const rooms: Record<Room, Localized> = {
  sill: { en: 'on a windowsill at dusk', fr: 'sur le rebord d’une fenêtre au crépuscule' },
  basin: { en: 'beside a basin', fr: 'près d’un lavabo' },
  bath: { en: 'beside folded towels', fr: 'près de serviettes pliées' },
  table: { en: 'on a wooden table', fr: 'sur une table de bois' },
}

const materials: Record<Texture, Localized> = {
  flame: { en: 'its flame close up', fr: 'la flamme en gros plan' },
  liquid: { en: 'the liquid close up', fr: 'le liquide en gros plan' },
  cream: { en: 'the cream close up', fr: 'la crème en gros plan' },
  lather: { en: 'the lather close up', fr: 'la mousse en gros plan' },
  wax: { en: 'the wax cubes close up', fr: 'les cubes de cire en gros plan' },
  paper: { en: 'the wrapping with its ribbon', fr: 'l’emballage et son ruban' },
  metal: { en: 'the sprig on it close up', fr: 'le rameau en gros plan' },
}

/** The subject of a product's picture, after the product's name. */
export function pictureText(view: PictureView, id: FormId): Localized {
  const { room, texture, vessel, partner } = forms[id]
  const { kind } = forms[partner]
  switch (view) {
    case 'front':
      return { en: 'seen from the front', fr: 'vue de face' }
    case 'label':
      return closeUps[id] ?? { en: 'the label close up', fr: 'l’étiquette en gros plan' }
    case 'scene':
      return vessel.hangs ? { en: 'on the wall', fr: 'au mur' } : rooms[room]
    case 'detail':
      // The designs of a form show a part of themselves.
      return vessel.name
        ? { en: 'a part close up', fr: 'un détail en gros plan' }
        : materials[texture]
    case 'scale':
      return {
        en: 'beside a ruler and a teacup, for size',
        fr: 'à côté d’une règle et d’une tasse, pour l’échelle',
      }
    case 'pair':
      return { en: `with the matching ${kind.en}`, fr: `avec l’article assorti (${kind.fr})` }
  }
}

const garmentTexts: Record<GarmentView, Localized> = {
  front: { en: 'seen from the front', fr: 'vue de face' },
  detail: { en: 'the fabric close up', fr: 'la matière en gros plan' },
  rail: { en: 'on a hanger', fr: 'sur un cintre' },
}

/** The subject of a picture of clothing, after the product's name. */
export const garmentText = (view: GarmentView): Localized => garmentTexts[view]

import type { Localized } from '../../platform/localized.ts'
import { bilingual } from '../../platform/typography.ts'
import type { SeedAsset } from '../model.ts'
import { picture, altByScene, type Scene } from '../picture.ts'
import { path } from '../paths.ts'
import { link, table } from './markup.ts'

interface Way {
  to: string
  en: string
  fr: string
}

/** The lead of a page: its picture, the words beside it, and links. */
interface PageLead {
  scene: Scene
  eyebrow?: Localized
  text: Localized
  way?: Way
  /** Further links. */
  others?: Way[]
}

interface PageText {
  name: string
  folder: string
  sites?: SeedAsset['sites']
  lead?: PageLead
  /** The blocks of the page in each language. */
  en: string[]
  fr: string[]
}

const leadFields = ({ scene, eyebrow, text, way, others }: PageLead): SeedAsset['fields'] => ({
  c_image: picture(scene, 'landscape'),
  c_imageAltText: altByScene[scene],
  ...(eyebrow && { c_marketingCopyEyebrow: bilingual(eyebrow.en, eyebrow.fr) }),
  c_marketingCopyParagraph: bilingual(`<p>${text.en}</p>`, `<p>${text.fr}</p>`),
  ...(way && {
    c_marketingCopyCtaText: bilingual(way.en, way.fr),
    c_marketingCopyClickthrough: way.to,
  }),
  ...(others && {
    c_buttonGroup: others.map(({ to, en, fr }, index) => ({
      id: `way-${index + 1}`,
      ctaText: bilingual(en, fr),
      clickThrough: to,
      buttonStyle: 'outline',
    })),
  }),
})

/** A content page: an asset whose body is the whole page, below its lead. */
export const page = (id: string, { name, folder, sites, lead, en, fr }: PageText): SeedAsset => ({
  id,
  name,
  folder,
  ...(sites && { sites }),
  fields: { ...(lead && leadFields(lead)), c_body: bilingual(en.join(''), fr.join('')) },
})

/** The phone number of customer care as a link, as each language writes it. */
export const CARE_PHONE = {
  en: link('tel:+18005550142', '1-800-555-0142'),
  fr: link('tel:+18005550142', '1\u00a0800\u00a0555-0142'),
}
export const CARE_MAIL = link('mailto:care@juniperandwick.example', 'care@juniperandwick.example')

/** How and when customer care is reached. */
export const CARE_CONTACT = {
  en: table(
    ['How', 'Where and when'],
    [
      ['Phone', `${CARE_PHONE.en}<br>Every day, 6 AM to 2 AM Eastern`],
      ['Email', `${CARE_MAIL}<br>Answered within a day`],
      ['In a store', `${link(path.storeLocator, 'Find a store')}<br>During opening hours`],
    ],
  ),
  fr: table(
    ['Comment', 'Où et quand'],
    [
      ['Téléphone', `${CARE_PHONE.fr}<br>Tous les jours, de 6 h à 2 h, heure de l’Est`],
      ['Courriel', `${CARE_MAIL}<br>Réponse en moins d’un jour`],
      ['En magasin', `${link(path.storeLocator, 'Trouver un magasin')}<br>Aux heures d’ouverture`],
    ],
  ),
}

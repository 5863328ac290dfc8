import type { Localized } from '../../platform/localized.ts'
import { bilingual } from '../bilingual.ts'
import type { SeedAsset } from '../model.ts'
import { picture, altByScene, type Scene } from '../picture.ts'

interface Way {
  to: string
  en: string
  fr: string
}

/** What a page begins with: its picture, the words beside it, and the ways on. */
interface PageLead {
  scene: Scene
  eyebrow?: Localized
  text: Localized
  way?: Way
  /** Further ways on. */
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

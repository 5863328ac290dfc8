import { bilingual } from '../bilingual.ts'
import type { SeedAsset } from '../model.ts'

interface PageText {
  name: string
  folder: string
  sites?: SeedAsset['sites']
  /** The blocks of the page in each language. */
  en: string[]
  fr: string[]
}

/** A content page: an asset whose body is the whole page. */
export const page = (id: string, { name, folder, sites, en, fr }: PageText): SeedAsset => ({
  id,
  name,
  folder,
  ...(sites && { sites }),
  fields: { c_body: bilingual(en.join(''), fr.join('')) },
})

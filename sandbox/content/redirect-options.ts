import { bilingual } from '../platform/typography.ts'
import type { SeedRedirectOption } from './model.ts'

const shop = 'https://www.juniperandwick.example'

/** Countries in the redirect dialog. A storefront must drop the last two. */
export const redirectOptions: SeedRedirectOption[] = [
  { countryCode: 'US', text: bilingual('United States', 'États-Unis'), value: `${shop}/` },
  { countryCode: 'CA', text: bilingual('Canada', 'Canada'), value: `${shop}/ca/` },
  {
    countryCode: 'GB',
    text: bilingual('United Kingdom', 'Royaume-Uni'),
    value: 'https://uk.juniperandwick.example/',
  },
  {
    countryCode: 'FR',
    text: bilingual('France', 'France'),
    value: 'https://eu.juniperandwick.example/fr/',
  },
  {
    countryCode: 'MX',
    text: bilingual('Mexico', 'Mexique'),
    value: 'https://mx.juniperandwick.example/',
  },
  {
    countryCode: 'AU',
    text: bilingual('Australia', 'Australie'),
    value: 'https://au.juniperandwick.example/',
  },
  {
    countryCode: 'ZW',
    text: bilingual('Zimbabwe', 'Zimbabwe'),
    value: 'javascript:document.location="https://evil.example/"',
  },
  {
    countryCode: 'NO',
    text: bilingual('Norway', 'Norvège'),
    value: 'http://juniperandwick-no.example/',
  },
]

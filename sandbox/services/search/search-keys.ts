import { type Language, type Site, sites } from '../../platform/sites.ts'

interface Index {
  site: Site
  language: Language
}

/** A key for each site and language; they protect nothing. */
const indexByKey: Readonly<Record<string, Index>> = {
  key_JuniperWickUsEn: { site: sites.us, language: 'en' },
  key_JuniperWickCaEn: { site: sites.ca, language: 'en' },
  key_JuniperWickCaFr: { site: sites.ca, language: 'fr' },
}

export const searchKeys = {
  'en-US': 'key_JuniperWickUsEn',
  'en-CA': 'key_JuniperWickCaEn',
  'fr-CA': 'key_JuniperWickCaFr',
} as const

export const indexForKey = (key: string): Index | undefined =>
  Object.hasOwn(indexByKey, key) ? indexByKey[key] : undefined

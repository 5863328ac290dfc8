/** A text in the service's two languages; en-US and en-CA share English. */
export interface Localized {
  en: string
  fr: string
}

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

type CustomAttributes = Record<string, Json | Localized>

/** The `c_*` attributes in one language; they may hold bilingual texts at any depth. */
export function localizeCustom(
  custom: CustomAttributes,
  language: keyof Localized,
): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(custom).map(([name, value]) => [name, localizeValue(value, language)]),
  )
}

function localizeValue(value: Json | Localized, language: keyof Localized): Json {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((entry) => localizeValue(entry, language))
  if (isLocalized(value)) return value[language]
  return localizeCustom(value, language)
}

const isLocalized = (value: object): value is Localized =>
  'en' in value &&
  'fr' in value &&
  typeof value.en === 'string' &&
  typeof value.fr === 'string' &&
  Object.keys(value).length === 2

import { LOCALES, siteIn, SITES, type Locale, type Site } from './site.ts'

export interface PlacementOptions {
  /** Where a URL contains the site and the locale. */
  site: 'path' | 'query' | 'none'
  locale: 'path' | 'query' | 'none'
  /** Whether the default site and a site's default locale are part of the URL. */
  showDefaults: boolean
  defaultSite: Site
}

/** A page in one site and locale. */
export interface Address {
  site: Site
  locale: Locale
  /** Without site and locale, percent-encoded, with one leading slash. */
  path: string
  /** Empty, or starting with a question mark. */
  search?: string
}

export interface ParsedAddress extends Required<Address> {
  /** False if the site does not support the URL's locale, or if no page can have this path. */
  found: boolean
  /** The canonical URL if this one differs from it: relative and safe as a `Location`. */
  redirect: string | null
}

/** Converts a URL to site, locale and path and back. The two are inverse wherever `canExpress` is true. */
export interface Placement {
  parse: (url: URL) => ParsedAddress
  /** Relative to the shop's origin. */
  href: (address: Address) => string
  absolute: (origin: string, address: Address) => string
  /** Whether URLs can contain this site and locale. */
  canExpress: (site: Site, locale: Locale) => boolean
  /** Whether a URL contains a site or a locale. */
  isPlaced: (url: URL) => boolean
  /** The extra fields of a GET form, which would drop the query of its action. */
  formFields: (address: Pick<Address, 'site' | 'locale'>) => PlacementField[]
}

export interface PlacementField {
  name: 'site' | 'locale'
  value: string
}

export function createPlacement(options: PlacementOptions): Placement {
  const href = (address: Address) => hrefOf(options, address)
  return {
    href,
    parse: (url) => parse(options, url),
    absolute: (origin, address) => origin + href(address),
    canExpress: (site, locale) => canExpress(options, site, locale),
    isPlaced: (url) => {
      const { siteText, localeText, language } = read(options, url)
      return siteText !== null || localeText !== null || language !== null
    },
    formFields: (address) => queryFieldsOf(options, address),
  }
}

/** The parts of a URL as written, before they are interpreted. */
interface Written {
  siteText: string | null
  localeText: string | null
  /** A bare language (`/fr/cart`), an older form that is only redirected. */
  language: string | null
  path: string
  search: string
}

const LANGUAGES = new Set(LOCALES.map((locale) => locale.slice(0, 2)))
const LOCALE_FORM = /^[a-z]{2}-[a-z]{2}$/i

const isAlias = ({ supportedLocales }: Site, text: string) =>
  supportedLocales.some(({ alias }) => alias === text.toLowerCase())

function read(options: PlacementOptions, url: URL): Written {
  const segments = url.pathname.split('/').slice(1)
  const take = (isIt: (segment: string) => boolean) =>
    isIt(segments[0] ?? '') ? (segments.shift() ?? null) : null

  const siteText = fromPathOrQuery('site', (text) => siteNamed(text) !== null)
  const site = siteNamed(siteText ?? '') ?? options.defaultSite
  const localeText = fromPathOrQuery(
    'locale',
    (text) => LOCALE_FORM.test(text) || isAlias(site, text),
  )
  const language = localeText === null ? take((text) => LANGUAGES.has(text)) : null
  const path = `/${segments.join('/')}`
  return { siteText, localeText, language, path, search: searchWithoutPlace(options, url) }

  function fromPathOrQuery(part: 'site' | 'locale', isIt: (text: string) => boolean) {
    if (options[part] === 'path') return take(isIt)
    return options[part] === 'query' ? url.searchParams.get(part) : null
  }
}

function searchWithoutPlace(options: PlacementOptions, url: URL) {
  const names = partsInQuery(options).filter((part) => url.searchParams.has(part))
  if (names.length === 0) return url.search

  const others = new URLSearchParams(url.search)
  for (const name of names) others.delete(name)
  return others.size > 0 ? `?${others.toString()}` : ''
}

const partsInQuery = (options: PlacementOptions) =>
  (['site', 'locale'] as const).filter((part) => options[part] === 'query')

const siteNamed = (text: string) => SITES.find((site) => site.alias === text.toLowerCase()) ?? null

function parse(options: PlacementOptions, url: URL): ParsedAddress {
  const { path: writtenPath, search, ...written } = read(options, url)
  const namedSite = written.siteText === null ? null : siteNamed(written.siteText)
  const spoken = spokenIn(options, namedSite, written)
  const path = writtenPath.replace(/(?<=[^/])\/+$/, '')
  const { site, locale } = spoken ?? asDefault(namedSite ?? options.defaultSite)
  const address = { site: siteIn(site, locale), locale, path, search }
  const canonical = hrefOf(options, address)
  // The usual URL is canonical already, and parsing it again would cost more than all else here.
  if (canonical === url.pathname + url.search && path === writtenPath && spoken)
    return { ...address, found: !path.startsWith('//'), redirect: null }
  const found = spoken !== null && leadsTo(options, new URL(canonical, url), path)
  const redirect = found && !isWrittenAs(options, url, canonical) ? canonical : null
  return { ...address, found, redirect }
}

/**
 * Whether a URL is parsed to this path. It is not if the path starts like a site (`/us/us`) or with a second
 * slash, which would redirect to another host.
 */
const leadsTo = (options: PlacementOptions, url: URL, path: string) =>
  !path.startsWith('//') && read(options, url).path === path

interface Spoken {
  site: Site
  locale: Locale
}

type WrittenLocale = Pick<Written, 'language' | 'localeText'>

const spokenIn = (options: PlacementOptions, site: Site | null, written: WrittenLocale) =>
  written.language === null
    ? ofLocale(site ?? options.defaultSite, written.localeText)
    : ofLanguage(options, site, written.language)

const asDefault = (site: Site): Spoken => ({ site, locale: site.defaultLocale })

/** Null if the site does not support a known locale. An unknown locale means the site's default. */
function ofLocale(site: Site, text: string | null): Spoken | null {
  const isText = (name?: string) => name !== undefined && name.toLowerCase() === text?.toLowerCase()
  const supported = site.supportedLocales.find(({ id, alias }) => isText(id) || isText(alias))
  if (supported) return { site, locale: supported.id }
  return LOCALES.some((locale) => isText(locale)) ? null : asDefault(site)
}

/** Resolves a bare language to a locale of the named site, or else of the first site that supports it. */
function ofLanguage(options: PlacementOptions, named: Site | null, language: string) {
  for (const site of named ? [named] : [options.defaultSite, ...SITES]) {
    const spoken = site.supportedLocales.find(({ id }) => id.startsWith(language))
    if (spoken && canExpress(options, site, spoken.id)) return { site, locale: spoken.id }
  }
  return null
}

const canExpress = (options: PlacementOptions, site: Site, locale: Locale) =>
  (options.site !== 'none' || site.id === options.defaultSite.id) &&
  (options.locale !== 'none' || locale === site.defaultLocale) &&
  site.supportedLocales.some(({ id }) => id === locale)

/** Compares only site and locale, whatever the order and spelling of other parameters. */
function isWrittenAs(options: PlacementOptions, url: URL, canonical: string) {
  const expected = new URL(canonical, url)
  return (
    url.pathname === expected.pathname &&
    partsInQuery(options).every(
      (part) =>
        url.searchParams.getAll(part).join('&') === expected.searchParams.getAll(part).join('&'),
    )
  )
}

function hrefOf(options: PlacementOptions, address: Address) {
  const { site, locale } = shownParts(options, address)
  let start = ''
  if (options.site === 'path' && site) start += `/${site}`
  if (options.locale === 'path' && locale) start += `/${locale}`

  let search = address.search?.replace(/^\?/, '') ?? ''
  for (const { name, value } of queryFieldsOf(options, address)) {
    search += `${search && '&'}${name}=${value}`
  }
  const path = `/${address.path.replace(/^[/\\]+/, '')}`
  return escapeUnsafe(start + path + (search && `?${search}`))
}

/** Site and locale as part of the URL; null for an omitted default. */
function shownParts(options: PlacementOptions, { site, locale }: Pick<Address, 'site' | 'locale'>) {
  const { showDefaults, defaultSite } = options
  return {
    site: showDefaults || site.id !== defaultSite.id ? site.alias : null,
    locale: showDefaults || locale !== site.defaultLocale ? nameOf(site, locale) : null,
  }
}

/** The locale as URLs name it. */
const nameOf = ({ supportedLocales }: Site, locale: Locale) =>
  supportedLocales.find(({ id }) => id === locale)?.alias ?? locale

function queryFieldsOf(
  options: PlacementOptions,
  address: Pick<Address, 'site' | 'locale'>,
): PlacementField[] {
  const shown = shownParts(options, address)
  return partsInQuery(options).flatMap((name) => {
    const value = shown[name]
    return value === null ? [] : [{ name, value }]
  })
}

/** Browsers treat a backslash as a slash and skip control characters, so both are escaped. */
const escapeUnsafe = (address: string) => address.replace(/[\\\p{Cc}]/gu, encodeURIComponent)

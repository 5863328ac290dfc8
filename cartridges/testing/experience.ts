import { mapOf } from './collections.ts'
import type { Platform } from './run-script.ts'
import { Category, EnumValue, Image, MarkupText, MediaFile } from './values.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const StringUtils: dw.StringUtils = {
  ENCODE_TYPE_HTML: 0,
  encodeString: (text) =>
    text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character),
}

/** The classes of values, and what every script may use. */
export const valueModules = {
  'dw/catalog/Category': Category,
  'dw/catalog/Product': class {},
  'dw/content/MarkupText': MarkupText,
  'dw/content/MediaFile': MediaFile,
  'dw/experience/image/Image': Image,
  'dw/util/StringUtils': StringUtils,
  'dw/value/EnumValue': EnumValue,
} as const

const PageMgr: dw.PageMgr = { renderRegion: ({ ID }) => `[region ${ID}]` }

export const experiencePlatform: Platform = {
  modules: { ...valueModules, 'dw/experience/PageMgr': PageMgr },
}

const regionIn = (ids: readonly string[]) => (id: string) => (ids.includes(id) ? { ID: id } : null)

interface ComponentSample {
  typeID: string
  content?: Readonly<Record<string, unknown>>
  regions?: readonly string[]
}

export const componentContext = ({
  typeID,
  content = {},
  regions = [],
}: ComponentSample): dw.ComponentScriptContext => ({
  component: { ID: 'component-1', typeID, getRegion: regionIn(regions) },
  content: mapOf(content),
})

export const pageContext = (name: string, regions: readonly string[]): dw.PageScriptContext => ({
  page: { name, getRegion: regionIn(regions) },
})

import * as v from 'valibot'

import { BUTTON_TAGS, type AssetButton } from '#shared/content/content.ts'

import type { WireAsset } from './upstream.ts'
import type { AssetReader } from './asset-reader.ts'
import { plainText, type ContentMapper } from '../markup/content-mapper.ts'

/** A button group holds up to 6 buttons (spec 3 §3.1). */
const MAX_BUTTONS = 6
const MAX_JSON = 20_000
const MAX_LABEL = 120
/** Names that content gives to dialogs and clicks. */
const NAME = /^[\w.:-]{1,64}$/
const FIELD = 'c_buttonGroup'

const text = v.nullish(v.string())
const WireButton = v.object({
  id: text,
  ctaText: v.string(),
  clickThrough: text,
  buttonStyle: text,
  backgroundColor: text,
  /** Separated by blanks or commas. */
  classTags: v.nullish(v.union([v.string(), v.array(v.string())])),
  analyticsParameter: text,
  modalId: text,
  target: text,
})
type WireButton = v.InferOutput<typeof WireButton>

interface ButtonSources {
  mapper: ContentMapper
  read: Pick<AssetReader, 'note'>
}

/** The buttons that have a label, and a link that may be followed or a dialog that they open. */
export function mapButtons(raw: WireAsset['c_buttonGroup'], sources: ButtonSources): AssetButton[] {
  const buttons = listIn(raw, sources).flatMap((entry, index) => {
    const parsed = v.safeParse(WireButton, entry)
    const button = parsed.success ? mapButton(parsed.output, index, sources) : null
    if (button === null) sources.read.note(FIELD, `button ${index + 1} has no label or no link`)
    return button ?? []
  })
  if (buttons.length > MAX_BUTTONS) sources.read.note(FIELD, `more than ${MAX_BUTTONS} buttons`)
  return buttons.slice(0, MAX_BUTTONS)
}

function mapButton(wire: WireButton, index: number, { mapper, read }: ButtonSources) {
  const label = plainText(wire.ctaText)?.slice(0, MAX_LABEL) ?? null
  const href = mapper.href(wire.clickThrough)
  const modalId = nameOf(wire.modalId)
  if (label === null || (href === undefined && modalId === undefined)) return null
  const background = mapper.color(wire.backgroundColor)
  if (wire.backgroundColor && background === undefined) {
    read.note(`${FIELD}.${index}.backgroundColor`, 'not a color')
  }
  const button = {
    id: nameOf(wire.id) ?? `button-${index + 1}`,
    text: label,
    style: styleOf(wire.buttonStyle),
  }
  return { ...button, ...detailsOf(wire), ...given({ href, background, modalId }) }
}

const detailsOf = (wire: WireButton) => {
  const tags = tagsOf(wire.classTags)
  return {
    ...given({ analytics: nameOf(wire.analyticsParameter) }),
    ...(wire.target === '_blank' && { target: '_blank' as const }),
    ...(tags.length > 0 && { tags }),
  }
}

/** Drops the fields without a value. */
const given = <Fields extends Record<string, string | undefined>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: string
  } // entries without a value have been removed

const nameOf = (raw: string | null | undefined) => (raw && NAME.test(raw) ? raw : undefined)

function tagsOf(raw: WireButton['classTags']) {
  const words = typeof raw === 'string' ? raw.split(/[\s,]+/) : (raw ?? [])
  return BUTTON_TAGS.filter((tag) => words.includes(tag))
}

const styleOf = (raw: string | null | undefined): AssetButton['style'] =>
  raw === 'outline' || raw === 'text' ? raw : 'primary'

function listIn(raw: WireAsset['c_buttonGroup'], { read }: ButtonSources): unknown[] {
  if (typeof raw !== 'string') return raw ?? []
  if (raw.trim() === '') return []
  try {
    const parsed: unknown = raw.length > MAX_JSON ? null : JSON.parse(raw)
    if (Array.isArray(parsed)) return parsed
  } catch {
    // Such as an editor's unfinished work.
  }
  read.note(FIELD, 'not a list in JSON')
  return []
}

import * as v from 'valibot'

import type { ContentAsset } from '#shared/contract/content.ts'

import type { WireAsset } from '../commerce/content.ts'
import { plainText, type ContentMapper } from './content-mapper.ts'

/** A button group holds up to 6 buttons (spec 3 §3.1). */
const MAX_BUTTONS = 6
const MAX_JSON = 20_000

const text = v.nullish(v.string())
const WireButton = v.object({
  id: text,
  ctaText: v.string(),
  clickThrough: text,
  buttonStyle: text,
  backgroundColor: text,
  target: text,
})

type Button = NonNullable<ContentAsset['buttons']>[number]

/** The buttons that have a label and a link that may be followed. */
export function mapButtons(raw: WireAsset['c_buttonGroup'], mapper: ContentMapper): Button[] {
  return listIn(raw)
    .flatMap((entry, index) => {
      const parsed = v.safeParse(WireButton, entry)
      return parsed.success ? (mapButton(parsed.output, index, mapper) ?? []) : []
    })
    .slice(0, MAX_BUTTONS)
}

function mapButton(
  wire: v.InferOutput<typeof WireButton>,
  index: number,
  mapper: ContentMapper,
): Button | null {
  const label = plainText(wire.ctaText)
  const href = mapper.href(wire.clickThrough)
  if (label === null || href === undefined) return null
  const background = mapper.colour(wire.backgroundColor)
  return {
    id: wire.id ?? `button-${index + 1}`,
    text: label,
    href,
    style: styleOf(wire.buttonStyle),
    ...(background !== undefined && { background }),
    ...(wire.target === '_blank' && { target: wire.target }),
  }
}

const styleOf = (raw: string | null | undefined): Button['style'] =>
  raw === 'outline' || raw === 'text' ? raw : 'primary'

function listIn(raw: WireAsset['c_buttonGroup']): unknown[] {
  if (typeof raw !== 'string') return raw ?? []
  if (raw.length > MAX_JSON) return []
  try {
    const parsed: unknown = JSON.parse(raw)
    return Array.isArray(parsed) ? parsed : []
  } catch {
    // Invalid JSON, such as an editor's unfinished work, shows no buttons.
    return []
  }
}

import { forms } from './parts/forms.ts'
import { formatLines } from './drawing/label.ts'
import { contactShadow, picture } from '../../pictures/drawing/light.ts'
import { createLook } from './parts/look.ts'
import { backgrounds, brandColors, inkOn } from './drawing/palette.ts'
import { juniperMark } from './drawing/ornament.ts'
import { at } from '../../pictures/drawing/shape.ts'
import { findForm } from './views/product-picture.ts'
import type { ProductPicture } from './views/product-view.ts'
import { canvases } from './scenes/canvas.ts'
import { measureWidth } from '../../pictures/drawing/set-text.ts'
import { words } from '../../pictures/drawing/words.ts'

const TEXT_START = 96
const TEXT_WIDTH = 520
const LARGEST_NAME = 72

/** Whether a picture is requested for a link preview: cut to about 1200 by 630. */
export function isForSharing({ sm, sw, sh }: Record<string, string>): boolean {
  const ratio = Number(sw) / Number(sh)
  return sm === 'cut' && ratio > 1.7 && ratio < 2.1
}

/** A line of text that begins at `x`, by default the left margin. */
function line(
  text: string,
  y: number,
  { size, spacing = 0, x = TEXT_START }: { size: number; spacing?: number; x?: number },
) {
  return words(text, [x + (measureWidth(text, spacing) * size) / 2, y], { size, spacing })
}

/** A product's name: its fragrance, its design, or its kind. */
function getName({ form, fragrance, design, language }: ProductPicture): string {
  const name = fragrance?.name ?? forms[form].designs?.[design ?? '']?.name ?? forms[form].kind
  const [first = '', ...rest] = name[language]
  return first.toUpperCase() + rest.join('')
}

/** A product for link previews, 1200 by 630: its name, its kind and the brand. */
export function shareCard(request: ProductPicture): string {
  const { width, height, horizon, base } = canvases.share
  const form = findForm(request)
  const { vessel } = form
  const look = createLook(request)
  const ground = backgrounds[look.family]
  const scale = Math.min(form.scale, 430 / vessel.height, 440 / vessel.width)
  const lines = formatLines(getName(request), 3)
  const size = Math.min(
    LARGEST_NAME,
    ...lines.map((text) => TEXT_WIDTH / Math.max(1, measureWidth(text, 0))),
  )
  const first = 330 - ((lines.length - 1) * size * 1.15) / 2
  const name = lines.map((text, index) => line(text, first + index * size * 1.15, { size }))
  const below = first + (lines.length - 1) * size * 1.15
  const kind = request.fragrance ? line(look.kind, below + 58, { size: 32 }) : ''
  const ink = inkOn(ground.light)
  const foot = vessel.hangs ? height / 2 + (vessel.height * scale) / 2 : base
  const drawn =
    `<path d="M0 0H${width}V${height}H0Z" fill="url(#wall)"/>` +
    (vessel.hangs ? '' : `<path d="M0 ${horizon}H${width}V${height}H0Z" fill="url(#floor)"/>`) +
    `<g color="${ink}">${at(TEXT_START + 20, 130, 0.62, juniperMark)}</g>` +
    `<g fill="${ink}">${line('JUNIPER & WICK', 140, { size: 26, spacing: 0.14, x: TEXT_START + 54 })}${name.join('')}${kind}</g>` +
    `<path d="M${TEXT_START} ${below + (kind === '' ? 40 : 88)}h72" stroke="${brandColors.copper}" stroke-width="4"/>` +
    at(880, foot, scale, contactShadow(vessel) + vessel.draw(look))
  return picture({ width, height, ground }, drawn)
}

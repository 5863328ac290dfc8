import type { Look } from '../drawing/label.ts'
import { label } from '../drawing/label.ts'
import { lit } from '../../../pictures/drawing/light.ts'
import { mix } from '../../../pictures/drawing/palette.ts'
import { words } from '../../../pictures/drawing/words.ts'
import { juniperMark } from '../drawing/ornament.ts'
import { at, n } from '../../../pictures/drawing/shape.ts'
import type { Vessel } from '../drawing/vessel.ts'

const barLabel = { x: -92, y: -148, w: 184, h: 146 }

/** A bar of soap from the front with its top face; `y` is its foot. */
export function bar(y: number, half: number, height: number, color: string): string {
  const top = y - height
  const rise = half * 0.17
  const front = `M${n(-half)} ${n(top + 26)}Q${n(-half)} ${n(top)} ${n(-half + 26)} ${n(top)}H${n(half - 26)}Q${n(half)} ${n(top)} ${n(half)} ${n(top + 26)}V${n(y - 22)}Q${n(half)} ${n(y)} ${n(half - 22)} ${n(y)}H${n(-half + 22)}Q${n(-half)} ${n(y)} ${n(-half)} ${n(y - 22)}Z`
  const face = `M${n(-half + 4)} ${n(top + 14)}Q${n(-half + 6)} ${n(top - 4)} ${n(-half + 24)} ${n(top - rise + 8)}Q${n(-half + 32)} ${n(top - rise)} ${n(-half + 46)} ${n(top - rise)}H${n(half - 46)}Q${n(half - 32)} ${n(top - rise)} ${n(half - 24)} ${n(top - rise + 8)}Q${n(half - 6)} ${n(top - 4)} ${n(half - 4)} ${n(top + 14)}Z`
  return `<path d="${face}" fill="${mix(color, '#fffaf2', 0.45)}"/>${lit(front, color, 'depth')}`
}

function pressed(color: string): string {
  const dark = mix(color, '#2a2119', 0.34)
  return `<g color="${dark}" fill="currentColor" opacity=".75">${at(0, -226, 0.5, juniperMark.replace('#b8733f', dark))}${words('JUNIPER', [-104, -218], { size: 21 })}${words('& WICK', [104, -218], { size: 21 })}</g>`
}

/** Two bars: one in its paper, one unwrapped with the brand name pressed into it. */
export const soapBar: Vessel = {
  width: 420,
  height: 310,
  label: barLabel,
  centimeters: 6,
  draw: (look: Look) => {
    const color = mix(look.liquid, '#fff6e8', 0.42)
    return (
      at(18, 0, 1, bar(-146, 182, 134, color) + pressed(color)) +
      bar(0, 204, 148, color) +
      `<path d="M-112-176L-106-180Q-104-183-100-183H100Q104-183 106-180L112-148H-112Z" fill="${mix(look.label, '#ffffff', 0.35)}"/>` +
      lit('M-112-150H112V1H-112Z', look.label, 'depth') +
      label(look, { box: barLabel, shape: 'none' })
    )
  },
}

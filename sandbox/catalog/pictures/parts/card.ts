import type { Look } from '../drawing/label.ts'
import { brandColors, inkOn } from '../drawing/palette.ts'
import { mix } from '../../../pictures/drawing/palette.ts'
import { words } from '../../../pictures/drawing/words.ts'
import { juniperMark } from '../drawing/ornament.ts'
import { at } from '../../../pictures/drawing/shape.ts'
import type { Vessel } from '../drawing/vessel.ts'

const cardLabel = { x: -200, y: -330, w: 400, h: 260 }

/** The face of a card, 400 by 250 around (0, 0). */
export function cardFace(look: Look): string {
  const ink = inkOn(look.color)
  return (
    `<rect x="-200" y="-125" width="400" height="250" rx="14" fill="${look.color}"/>` +
    '<rect x="-200" y="-125" width="400" height="250" rx="14" fill="url(#matte)" opacity=".55"/>' +
    `<rect x="-186" y="-111" width="372" height="222" rx="7" fill="none" stroke="${brandColors.brass}" stroke-opacity=".7" stroke-width="1.6"/>` +
    `<g color="${mix(look.color, ink, 0.14)}">${at(96, 6, 2.1, juniperMark.replace('#b8733f', brandColors.copper))}</g>` +
    `<g fill="${ink}">${words('JUNIPER & WICK', [-46, -8], { size: 21, spacing: 0.12 })}${look.kind && words(look.kind, [-46, 28], { size: 17, spacing: 0.06 })}</g>` +
    `<path d="M-66 48H-26" stroke="${brandColors.copper}" stroke-width="2.5"/>`
  )
}

/** A gift card in front of its envelope. */
export const giftCard: Vessel = {
  width: 470,
  height: 400,
  foot: 150,
  label: cardLabel,
  centimeters: 5.4,
  draw: (look) =>
    `<g transform="translate(24 -196) rotate(5)"><rect x="-222" y="-152" width="444" height="304" rx="6" fill="${brandColors.paper}"/>` +
    '<rect x="-222" y="-152" width="444" height="304" rx="6" fill="url(#matte)" opacity=".5"/><path d="M-222-148L-8 26Q0 32 8 26L222-148" fill="none" stroke="#0002" stroke-width="3"/>' +
    `<path d="M-214-152L-8 16Q0 22 8 16L214-152Z" fill="${mix(brandColors.paper, brandColors.juniper, 0.1)}"/></g>` +
    '<ellipse cx="6" cy="-4" rx="236" ry="20" fill="url(#contact)"/>' +
    `<g transform="translate(-10 -136) rotate(-4)"><rect x="-198" y="-119" width="404" height="252" rx="14" opacity=".2"/>${cardFace(look)}</g>`,
}

/** A digital gift card, shown on a phone. */
export const phoneCard: Vessel = {
  width: 320,
  height: 600,
  label: { x: -136, y: -500, w: 272, h: 190 },
  centimeters: 15,
  draw: (look) =>
    `<rect x="-152" y="-600" width="304" height="600" rx="44" fill="${brandColors.night}"/><rect x="-152" y="-600" width="304" height="600" rx="44" fill="url(#metal)" opacity=".35"/>` +
    `<rect x="-140" y="-588" width="280" height="576" rx="33" fill="${brandColors.paper}"/><rect x="-36" y="-576" width="72" height="14" rx="7" fill="${brandColors.night}"/>` +
    at(0, -400, 0.62, cardFace(look)) +
    `<g fill="${brandColors.juniper}">${words('JUNIPER & WICK', [0, -520], { size: 14, spacing: 0.16 })}</g>` +
    `<g fill="${brandColors.juniper}"><path d="M-92-282H92V-272H-92ZM-110-254H110V-248H-110ZM-110-236H110V-230H-110ZM-110-218H36V-212H-110Z" fill-opacity=".22"/><rect x="-110" y="-176" width="220" height="54" rx="27"/></g>` +
    `<path d="M-12-150L-3-141L14-158" fill="none" stroke="${brandColors.paper}" stroke-width="5"/><path d="M-40-30H40" stroke="${brandColors.night}" stroke-opacity=".3" stroke-width="6" stroke-linecap="round"/>` +
    '<path d="M-140-555Q-140-588-107-588H40L-140-250Z" fill="#fff2"/>',
}

import type { Look } from '../drawing/label.ts'
import { lit } from '../../../pictures/drawing/light.ts'
import { brandColors } from '../drawing/palette.ts'
import { mix } from '../../../pictures/drawing/palette.ts'
import { words } from '../../../pictures/drawing/words.ts'
import { ornament } from '../drawing/ornament.ts'
import type { Vessel } from '../drawing/vessel.ts'

const tag = { x: -96, y: -178, w: 192, h: 130 }

/** A ribbon's bow, its knot on (0, 0). */
export const bow =
  `<g fill="${brandColors.copper}"><path d="M0 0C-30-44-86-54-92-22C-96 2-40 8 0 0ZM0 0C30-44 86-54 92-22C96 2 40 8 0 0Z"/>` +
  '<path d="M-6 2L-52 66L-34 62L-24 76L4 6ZM6 2L52 66L34 62L24 76L-4 6Z"/></g>' +
  '<path d="M0 0C-26-26-64-36-80-20M0 0C26-26 64-36 80-20" fill="none" stroke="#fff5" stroke-width="4"/>' +
  '<rect x="-15" y="-14" width="30" height="28" rx="8" fill="#9a5d30"/>'

const tissue = (color: string) =>
  `<path d="M-224-194L-198-236Q-178-232-166-214L-150-252Q-116-240-104-216L-66-244Q-44-232-36-212L-8-256Q24-240 34-214L70-240Q92-230 102-214L138-254Q160-236 170-214L200-238L224-194Z" fill="${mix(color, '#8a7a66', 0.18)}"/><path d="M-224-194L-206-214Q-180-216-160-196L-126-226Q-96-220-80-198L-40-226Q-10-214 2-197L44-230Q66-214 76-197L110-222Q136-214 150-196L186-220Q206-212 224-194Z" fill="${color}"/>`

function front(look: Look): string {
  const paper = look.bare
    ? ''
    : `<g fill="${brandColors.paper}">${words('JUNIPER & WICK', [0, -52], { size: 17, spacing: 0.14 })}</g>`
  return (
    lit('M-230-200H230V-8Q230 0 222 0H-222Q-230 0-230-8Z', brandColors.juniper, 'matte') +
    `<path d="M-230-200H230V-190H-230Z" fill="#fff2"/>` +
    `<g color="${brandColors.brass}">${ornament(look.family, 0, -124, 92)}</g>${paper}`
  )
}

/** The items that stick out of the box: too small for labels, so drawn simply. */
function contents({ liquid, label: paper }: Look): string {
  const bottle = 'M-158-190V-300Q-158-330-128-336H-92Q-62-330-62-300V-190Z'
  const flask = 'M-44-190V-352Q-44-384-14-388H22Q52-384 52-352V-190Z'
  const cream = 'M82-190L72-384Q72-392 80-392H186Q194-392 194-384L184-190Z'
  return (
    lit(bottle, liquid, 'glass') +
    lit('M-138-346H-82V-330H-138ZM-36-400H44V-384H-36Z', brandColors.copper, 'metal') +
    lit(
      'M-128-368H-92V-344H-128ZM-116-404H-104V-366H-116ZM-172-424Q-168-436-154-436H-88V-404H-150Q-156-404-158-396H-174Z',
      brandColors.juniper,
      'matte',
    ) +
    lit(flask, mix(liquid, brandColors.night, 0.3), 'glass') +
    lit('M-34-446H42V-398H-34Z', brandColors.juniper, 'matte') +
    lit(cream, paper, 'matte') +
    `<path d="M-140-296H-80V-190H-140ZM-26-340H34V-190H-26Z" fill="${paper}"/><path d="M74-360H192L191-344H75Z" fill="${liquid}"/>`
  )
}

/** A gift set: three products in tissue, in a box of juniper green. */
export const giftBox: Vessel = {
  width: 470,
  height: 450,
  label: tag,
  centimeters: 12,
  draw: (look) =>
    `<path d="M-214-200H214V-330Q214-338 206-338H-206Q-214-338-214-330Z" fill="#172c25"/>${contents(look)}${tissue(mix(look.label, '#fffaf2', 0.6))}${front(look)}`,
}

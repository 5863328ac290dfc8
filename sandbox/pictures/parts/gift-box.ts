import type { Look } from '../label.ts'
import { lettering, words } from '../label.ts'
import { lit } from '../light.ts'
import { house, mix } from '../palette.ts'
import { washBottle } from './bottle.ts'
import { tumbler } from './jar.ts'
import { ornament } from './ornament.ts'
import { soapPump } from './pump.ts'
import { at } from './shape.ts'
import { tube } from './tube.ts'
import type { Vessel } from './vessel.ts'

const tag = { x: -96, y: -178, w: 192, h: 130 }

/** A ribbon's bow, its knot on (0, 0). */
export const bow =
  `<g fill="${house.copper}"><path d="M0 0C-30-44-86-54-92-22C-96 2-40 8 0 0ZM0 0C30-44 86-54 92-22C96 2 40 8 0 0Z"/>` +
  '<path d="M-6 2L-52 66L-34 62L-24 76L4 6ZM6 2L52 66L34 62L24 76L-4 6Z"/></g>' +
  '<path d="M0 0C-26-26-64-36-80-20M0 0C26-26 64-36 80-20" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="4"/>' +
  '<rect x="-15" y="-14" width="30" height="28" rx="8" fill="#9a5d30"/>'

const tissue = (colour: string) =>
  `<path d="M-224-194C-214-240-196-262-176-248C-160-276-132-270-120-240C-98-270-70-262-58-236C-36-268-8-262 2-234C26-270 56-262 68-236C92-268 118-262 126-238C150-268 176-262 184-240C206-254 216-230 224-194Z" fill="${colour}"/><path d="M-176-248Q-168-220-184-196M-120-240Q-110-216-124-194M-58-236Q-44-214-56-194M2-234Q16-212 4-194M68-236Q82-212 70-194M126-238Q142-214 132-194M184-240Q196-214 188-196" fill="none" stroke="#000" stroke-opacity=".13" stroke-width="3"/>`

function front(look: Look): string {
  const paper = look.bare
    ? ''
    : `<g ${lettering} color="${house.paper}">${words('JUNIPER & WICK', [0, -52], 17, 0.16)}</g>`
  return (
    lit('M-230-200H230V-8Q230 0 222 0H-222Q-230 0-230-8Z', house.juniper, 'matte') +
    `<path d="M-230-200H230V-190H-230Z" fill="#fff" fill-opacity=".14"/>` +
    `<g color="${house.brass}">${ornament(look.family, 0, -124, 92)}</g>${paper}`
  )
}

/** A gift set: four of the range in tissue, in a box of juniper green. */
export const giftBox: Vessel = {
  width: 470,
  height: 470,
  label: tag,
  centimetres: 12,
  draw: (look) => {
    const bare = { ...look, bare: true }
    return (
      '<path d="M-214-200H214V-330Q214-338 206-338H-206Q-214-338-214-330Z" fill="#172c25"/>' +
      at(-130, -120, 0.66, soapPump.draw(bare)) +
      at(6, -110, 0.62, washBottle.draw(bare)) +
      at(128, -112, 0.58, tube.draw(bare)) +
      tissue(mix(look.label, '#fffaf2', 0.6)) +
      front(look)
    )
  },
}

/** What lies in a gift set, for a picture of it unpacked. */
export const giftBoxContents = [soapPump, tumbler, tube] as const

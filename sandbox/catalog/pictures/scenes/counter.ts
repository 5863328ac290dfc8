import type { Localized } from '../../../platform/localized.ts'
import { backgrounds, brandColors } from '../drawing/palette.ts'
import { bow } from '../parts/gift-box.ts'
import { juniperMark } from '../drawing/ornament.ts'
import { at, n } from '../../../pictures/drawing/shape.ts'
import { words } from '../../../pictures/drawing/words.ts'
import { board, parcel } from './furniture.ts'
import { twig } from './plants.ts'
import type { Canvas, Scene } from './canvas.ts'

const { brass, copper, juniper, moss, night, paper } = brandColors

const linenWhite = { wall: '#d3dbcf', floor: '#f3efe6', light: '#eaeee6', deep: '#3a4d40' }
const lamp = {
  wall: '#2b473e',
  floor: '#6b4d36',
  light: '#4a6c5f',
  sheen: '#8f6a4c',
  deep: '#12201b',
}
const blush = { wall: '#e0cbb4', floor: '#b98f6c', light: '#f3e6d5', deep: '#4d3320' }
const harbour = { wall: '#c3d0d0', floor: '#a8876a', light: '#e3eaea', deep: '#33454b' }
const hall = { wall: '#cdb9a4', floor: '#8d6a50', light: '#e8dac6', deep: '#3a2a22' }

const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`

const glow = ({ middle, base, height }: Canvas): string =>
  `<circle cx="${n(middle)}" cy="${n(base - height * 0.32)}" r="${n(height * 0.66)}" fill="url(#glow)" opacity=".5"/>`

/** A gingham cloth on the whole table. */
const ginghamCloth = ({ width, height, horizon }: Canvas): string => {
  const check = height * 0.075
  const half = n(check / 2)
  const side = n(check)
  const cloth = `M0 ${n(horizon)}H${width}V${n(height)}H0Z`
  return (
    `<pattern id="gingham" width="${side}" height="${side}" patternUnits="userSpaceOnUse"><path d="M0 0H${half}V${side}H0Z" fill="${moss}" fill-opacity=".5"/><path d="M0 0H${side}V${half}H0Z" fill="${moss}" fill-opacity=".5"/></pattern>` +
    `<path d="${cloth}" fill="${paper}"/><path d="${cloth}" fill="url(#gingham)"/><path d="M0 ${n(horizon)}H${width}v${n(height * 0.012)}H0Z" fill="${night}" fill-opacity=".12"/>`
  )
}

/** An apron of the same cloth on a hook. */
const apron = (x: number, up: number): string =>
  at(
    x,
    -up,
    1,
    `<path d="M0-40V6" stroke="${brass}" stroke-width="16" stroke-linecap="round"/><path d="M-74 60Q0-70 74 60" fill="none" stroke="${moss}" stroke-width="12"/>` +
      ['#f8f4ec', 'url(#gingham)']
        .map(
          (fill) =>
            `<path d="M-84 56H84L92 190Q140 220 150 270L168 520Q0 548-168 520L-150 270Q-140 220-92 190Z" fill="${fill}"/>`,
        )
        .join('') +
      `<path d="M-150 270Q-210 290-230 340M150 270Q210 290 230 340" fill="none" stroke="${moss}" stroke-width="11" stroke-linecap="round"/><path d="M-70 330H70V420Q0 440-70 420Z" fill="${paper}" fill-opacity=".85" stroke="${moss}" stroke-width="5"/>`,
  )

const holes = Array.from({ length: 10 }, (_, index) => {
  const angle = (index / 12) * Math.PI * 2 - 0.3
  return circle(Math.cos(angle) * 44, -92 + Math.sin(angle) * 44, 10, juniper)
}).join('')

const telephone =
  '<ellipse cx="14" cy="0" rx="200" ry="24" fill="url(#contact)"/><path d="M150-40Q220-50 214-16T270 14" fill="none" stroke="#16261f" stroke-width="12" stroke-linecap="round"/>' +
  `<path d="M-172-8Q-176-40-132-116Q-104-178-66-184H66Q104-178 132-116Q176-40 172-8Q0 20-172-8Z" fill="${juniper}"/><path d="M-172-8Q-176-40-132-116Q-104-178-66-184H66Q104-178 132-116Q176-40 172-8Q0 20-172-8Z" fill="url(#matte)" opacity=".7"/>` +
  `${circle(0, -92, 66, paper)}${holes}${circle(0, -92, 24, copper)}<path d="M-78-184V-214H-44V-184ZM44-184V-214H78V-184Z" fill="${brass}"/>` +
  `<path d="M-190-206Q-200-282-138-286Q-108-288-100-262Q0-286 100-262Q108-288 138-286Q200-282 190-206Q146-190 116-216Q0-236-116-216Q-146-190-190-206Z" fill="${night}"/><path d="M-160-262Q-136-276-116-262Q0-280 110-264" fill="none" stroke="#fff4" stroke-width="8" stroke-linecap="round"/>`

const bell =
  `<ellipse cx="8" cy="0" rx="112" ry="16" fill="url(#contact)"/><rect x="-100" y="-26" width="200" height="26" rx="12" fill="${night}"/><path d="M-88-26Q-88-124 0-124Q88-124 88-26Z" fill="${brass}"/><path d="M-88-26Q-88-124 0-124Q88-124 88-26Z" fill="url(#metal)" opacity=".75"/>` +
  `<rect x="-7" y="-146" width="14" height="24" fill="${copper}"/>${circle(0, -148, 16, copper)}`

const letter =
  `<path d="M-150-190H150V0H-150Z" fill="${paper}"/><path d="M-150-190H150V0H-150Z" fill="url(#matte)" opacity=".4"/><path d="M-150-186L0-80L150-186M-150-2L-46-108M150-2L46-108" fill="none" stroke="#b7a98d" stroke-width="5"/>` +
  circle(0, -84, 26, copper) +
  `<g color="${paper}">${at(0, -84, 0.34, juniperMark)}</g>`

const rewards: Localized = { en: 'rewards', fr: 'récompenses' }

/** A card with ten places, seven of which are stamped. */
const stampCard = (title: string): string => {
  const places = Array.from({ length: 10 }, (_, index) => {
    const x = -230 + (index % 5) * 115
    const y = -330 + Math.floor(index / 5) * 124
    if (index >= 7) {
      return `<circle cx="${x}" cy="${y}" r="45" fill="none" stroke="${copper}" stroke-width="4" stroke-dasharray="10 9"/>`
    }
    return `${circle(x, y, 47, copper)}<g color="${paper}">${at(x, y, 0.62, juniperMark)}</g>`
  })
  return (
    '<ellipse cx="20" cy="-4" rx="360" ry="26" fill="url(#contact)"/>' +
    `<rect x="-330" y="-536" width="660" height="530" rx="26" fill="${paper}"/><rect x="-306" y="-512" width="612" height="482" rx="14" fill="none" stroke="${brass}" stroke-width="4"/>` +
    `<g fill="${juniper}">${words(title, [0, -430], { size: 56, spacing: 0.06 })}</g>${places.join('')}<path d="M-90-96H90" stroke="${brass}" stroke-width="5"/>`
  )
}

const coins = Array.from({ length: 27 }, (_, index) => {
  const row = Math.floor(index / 5)
  const x = -98 + (index % 5) * 49 + (row % 2) * 12
  const y = -34 - row * 44 - ((index * 7) % 5) * 4
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="35" ry="${24 + (index % 3) * 5}" fill="${index % 3 === 0 ? brass : copper}" stroke="#7d4a24" stroke-opacity=".4" stroke-width="4"/>`
}).join('')

/** A jar of copper tokens, with its lid beside it. */
const tokenJar =
  '<ellipse cx="16" cy="-2" rx="190" ry="26" fill="url(#contact)"/>' +
  `<path d="M-150-430V-40Q-150 0-110 4Q0 16 110 4Q150 0 150-40V-430Z" fill="#fff" fill-opacity=".34"/>${coins}` +
  `<path d="M-150-430V-40Q-150 0-110 4Q0 16 110 4Q150 0 150-40V-430Z" fill="url(#glass)" opacity=".8"/><path d="M-168-462H168V-424H-168Z" fill="#fff" fill-opacity=".6"/><ellipse cy="-462" rx="168" ry="22" fill="#fff" fill-opacity=".5"/><ellipse cy="-462" rx="146" ry="15" fill="${night}" fill-opacity=".22"/>` +
  `<rect x="-92" y="-330" width="184" height="104" rx="8" fill="${paper}"/><g color="${juniper}">${at(0, -278, 0.8, juniperMark)}</g>`

const land =
  'M-120-120Q-90-168-30-160Q-18-130-52-112Q-40-84-78-70Q-86-36-112-52Q-140-80-120-120ZM-66-18Q-20-34-8 6Q-14 58-42 104Q-66 84-62 40Q-84 10-66-18ZM30-140Q84-160 128-112Q150-70 118-62Q96-84 74-66Q88-30 60-22Q34-30 40-64Q10-74 14-104Q14-128 30-140ZM34 6Q78-12 96 24Q92 74 60 96Q38 74 42 46Q24 30 34 6ZM126 40Q156 34 158 62Q142 90 118 80Q108 56 126 40Z'

const globe =
  `<ellipse cx="14" cy="-2" rx="150" ry="22" fill="url(#contact)"/><path d="M-120-6Q-110-40-30-48V-90H30V-48Q110-40 120-6Q0 18-120-6Z" fill="#6b4426"/>` +
  `<g transform="translate(0 -310) rotate(18)">${circle(0, 0, 190, '#8fb0b4')}<path d="${land}" fill="${moss}"/><circle r="190" fill="url(#matte)" opacity=".8"/>` +
  `<path d="M-186 0Q0 60 186 0M-164-96Q0-50 164-96M0-190Q-90 0 0 190M0-190Q90 0 0 190" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/><path d="M0-222A222 222 0 0 1 0 222" fill="none" stroke="${brass}" stroke-width="18"/>${circle(0, -222, 15, copper)}${circle(0, 222, 15, copper)}</g>`

const key =
  '<g stroke="#7a5426" fill="none"><circle cy="96" r="58" stroke-width="26"/><path d="M0 154V372" stroke-width="26"/><path d="M6 306H66V358H6" stroke-width="22"/></g><path d="M-6 168V368" stroke="#fff5" stroke-width="6"/>' +
  `<path d="M0-6Q-34 20-10 58M0-6Q34 20 10 58" fill="none" stroke="${copper}" stroke-width="9"/><g transform="rotate(14)"><path d="M30 60L92 100V200H-8V100Z" fill="${paper}"/>${circle(38, 96, 9, copper)}</g>`

const hooks = [-190, 0, 190]
  .map(
    (x) =>
      `<path d="M${x}-16V34Q${x} 58 ${x + 24} 50" fill="none" stroke="${copper}" stroke-width="14" stroke-linecap="round"/>`,
  )
  .join('')

/** Scenes at the counter, for pages of advice, help, rewards and accounts. */
export const counterScenes = {
  'gingham-counter': {
    ground: linenWhite,
    backdrop: ginghamCloth,
    table: false,
    props: [-560, 520],
    behind: apron(-330, 800) + twig({ x: 470, y: -690, turn: 112, scale: 1.1 }, '#7f9172', 4),
    items: [
      { form: 'roommist', scent: ['citrus', 1], x: -60, scale: 0.94 },
      { form: 'threewick', scent: ['woods', 0], x: 220, scale: 1 },
      { form: 'soapbar', scent: ['floral', 1], x: 440, scale: 0.62 },
    ],
  },
  'care-counter': {
    ground: backgrounds.woods,
    props: [-560, 560],
    behind:
      board(-560, 560, 1120, '#8a6a4b') +
      parcel({ x: -330, up: 566, width: 200, height: 130, paper: '#cbb48d', ribbon: juniper }) +
      `<g transform="translate(330 -568) rotate(-5)">${letter}</g>` +
      at(-270, 0, 1.22, telephone) +
      at(420, 20, 1.1, bell),
    items: [
      { form: 'singlewick', scent: ['spice', 0], x: 0, up: 566, scale: 0.66 },
      { form: 'threewick', scent: ['citrus', 0], x: 150, scale: 0.84 },
    ],
  },
  'rewards-card': {
    ground: lamp,
    backdrop: glow,
    props: [-520, 520],
    behind: (language) =>
      `<g transform="translate(-120 -40) rotate(-4)">${stampCard(rewards[language])}</g>`,
    items: [{ form: 'threewick', scent: ['woods', 0], x: 370, scale: 0.86 }],
    before:
      parcel({ x: -400, width: 230, height: 170, paper: '#a8555b', ribbon: brass }) +
      at(-400, -176, 0.72, bow) +
      twig({ x: -200, y: 30, turn: -6, scale: 0.6 }, '#5d7a66', 4),
  },
  'token-jar': {
    ground: blush,
    props: [-500, 500],
    behind:
      parcel({ x: 330, width: 300, height: 220, paper: juniper, ribbon: copper }) +
      at(330, -226, 0.86, bow) +
      at(-110, 0, 1.12, tokenJar),
    items: [{ form: 'singlewick', scent: ['gourmand', 1], x: -400, scale: 0.84 }],
    before: [130, 196, 40]
      .map(
        (x, index) =>
          `<ellipse cx="${x}" cy="${30 + index * 6}" rx="36" ry="13" fill="${index === 1 ? brass : copper}" stroke="#7d4a24" stroke-opacity=".4" stroke-width="4"/>`,
      )
      .join(''),
  },
  'globe-table': {
    ground: harbour,
    props: [-520, 520],
    behind: at(-180, 0, 1.24, globe),
    items: [
      { form: 'roommist', scent: ['sea', 4], x: 150, scale: 0.9 },
      { form: 'threewick', scent: ['sea', 0], x: 390, scale: 0.84 },
      { form: 'tincandle', scent: ['spice', 3], x: -440, scale: 0.6 },
    ],
  },
  'evening-key': {
    ground: hall,
    backdrop: glow,
    props: [-500, 500],
    behind: board(-330, 780, 660, '#6b4c33') + at(0, -770, 1, hooks + at(-190, 46, 1, key)),
    items: [
      { form: 'reeddiffuser', scent: ['woods', 3], x: 400, scale: 0.8 },
      { form: 'handsoap', scent: ['floral', 2], x: -420, scale: 0.9 },
      { form: 'threewick', scent: ['gourmand', 0], x: 80, scale: 0.96 },
    ],
  },
} as const satisfies Record<string, Scene>

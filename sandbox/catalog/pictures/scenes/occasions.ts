import type { Localized } from '../../../platform/localized.ts'
import { backgrounds, brandColors } from '../drawing/palette.ts'
import { bow } from '../parts/gift-box.ts'
import { juniperMark } from '../drawing/ornament.ts'
import { at } from '../../../pictures/drawing/shape.ts'
import { words } from '../../../pictures/drawing/words.ts'
import { board, parcel, roundPane, sash, stand } from './furniture.ts'
import { twig } from './plants.ts'
import type { Scene } from './canvas.ts'

const evening = {
  wall: '#2b473e',
  floor: '#6b4d36',
  light: '#456356',
  sheen: '#8a6547',
  deep: '#12201b',
}
const cardboard = { wall: '#d9c7ae', floor: '#b18c66', light: '#efe3d0', deep: '#4b341f' }
const chalk = { wall: '#dfd9cc', floor: '#b3946f', light: '#f2eee5', deep: '#4a3a28' }

const suitcase =
  '<ellipse cx="14" cy="-2" rx="470" ry="34" fill="url(#contact)"/><path d="M-90-640Q-90-690-50-690H50Q90-690 90-640" fill="none" stroke="#6b4426" stroke-width="26"/>' +
  '<rect x="-430" y="-640" width="860" height="350" rx="26" fill="#8a5a38"/><rect x="-404" y="-616" width="808" height="310" rx="14" fill="#e3d3b8"/><path d="M-404-460H404" stroke="#b8733f" stroke-width="10"/>' +
  '<rect x="-430" y="-300" width="860" height="60" fill="#5f3d24"/>'

const suitcaseFront =
  '<rect x="-430" y="-190" width="860" height="190" rx="26" fill="#94623d"/><rect x="-430" y="-190" width="860" height="190" rx="26" fill="url(#matte)" opacity=".7"/><path d="M-270-190V0M270-190V0" stroke="#6b4426" stroke-width="34"/><rect x="-294" y="-130" width="48" height="56" rx="6" fill="#cbb48d"/><rect x="246" y="-130" width="48" height="56" rx="6" fill="#cbb48d"/>'

const easel = (lines: string) =>
  '<path d="M-190-780L-270 0M190-780L270 0" stroke="#7d583a" stroke-width="22"/><ellipse cx="0" cy="-2" rx="300" ry="22" fill="url(#contact)"/>' +
  `<rect x="-250" y="-760" width="500" height="560" rx="8" fill="#7d583a"/><rect x="-226" y="-736" width="452" height="512" rx="3" fill="${brandColors.juniper}"/><rect x="-206" y="-716" width="412" height="472" fill="none" stroke="${brandColors.brass}" stroke-opacity=".6" stroke-width="2.5"/>${lines}`

const topOffers: Localized = { en: 'top offers', fr: 'nos offres' }

const boardText = (offers: string) =>
  `<g color="${brandColors.brass}">${at(0, -600, 1.5, juniperMark)}</g>` +
  `<g fill="${brandColors.paper}">${words('JUNIPER', [0, -450], { size: 48, spacing: 0.12 })}${words('& WICK', [0, -384], { size: 48, spacing: 0.12 })}</g><path d="M-60-340H60" stroke="${brandColors.copper}" stroke-width="5"/><g fill="${brandColors.brass}">${words(offers, [0, -284], { size: 34, spacing: 0.06 })}</g>`

const jug =
  '<ellipse cx="8" cy="-4" rx="130" ry="20" fill="url(#contact)"/><path d="M84-230Q190-240 180-130Q174-70 92-66" fill="none" stroke="#8d9490" stroke-width="22"/><path d="M-84-280L-130-306L-98-240L-108-10Q0 18 108-10L96-280Q0-262-84-280Z" fill="#b9bfbb"/><path d="M-84-280L-130-306L-98-240L-108-10Q0 18 108-10L96-280Q0-262-84-280Z" fill="url(#metal)" opacity=".8"/><ellipse cy="-280" rx="92" ry="15" fill="#6f7672"/><ellipse cy="-276" rx="78" ry="10" fill="#e6d3a8"/>'

const spool =
  '<ellipse cx="6" cy="-3" rx="80" ry="13" fill="url(#contact)"/><rect x="-54" y="-118" width="108" height="108" fill="#efe6d3"/><path d="M-54-100H54M-54-82H54M-54-64H54M-54-46H54M-54-28H54" stroke="#0002" stroke-width="5"/><rect x="-70" y="-136" width="140" height="22" rx="8" fill="#a47a52"/><rect x="-70" y="-20" width="140" height="22" rx="8" fill="#a47a52"/><path d="M54-40Q120-10 170 8" fill="none" stroke="#efe6d3" stroke-width="5"/>'

export const occasionScenes = {
  'gift-parcels': {
    ground: evening,
    props: [-540, 510],
    backdrop: ({ middle, height }) =>
      `<circle cx="${middle}" cy="${Math.round(height * 0.5)}" r="${Math.round(height * 0.7)}" fill="url(#glow)" opacity=".4"/>`,
    behind:
      parcel({ x: 330, width: 330, height: 280, paper: '#a8555b', ribbon: brandColors.brass }) +
      parcel({
        x: 350,
        up: 280,
        width: 230,
        height: 150,
        paper: brandColors.paper,
        ribbon: brandColors.copper,
      }) +
      at(350, -440, 0.8, bow) +
      parcel({ x: -400, width: 260, height: 190, paper: '#cbb48d', ribbon: brandColors.juniper }),
    items: [
      { form: 'giftset', scent: ['woods', 0], x: -60, scale: 1.06 },
      { form: 'singlewick', scent: ['spice', 5], x: -400, up: 192, scale: 0.62 },
    ],
    before: at(330, -146, 0.9, bow) + twig({ x: 120, y: 40, turn: -4, scale: 0.6 }, '#5d7a66', 4),
  },
  'travel-case': {
    ground: chalk,
    props: [-470, 480],
    behind: suitcase,
    items: [
      { form: 'bodywash', scent: ['sea', 0], x: -310, up: 120, scale: 0.66 },
      { form: 'sanitizer', scent: ['citrus', 1], x: -130, up: 120, scale: 0.72 },
      { form: 'handcream', scent: ['floral', 2], x: 50, up: 120, scale: 0.66 },
      { form: 'bodymist', scent: ['sea', 4], x: 206, up: 120, scale: 0.62 },
      { form: 'tincandle', scent: ['spice', 3], x: 320, up: 186, scale: 0.44 },
    ],
    before: suitcaseFront,
  },
  'new-arrivals': {
    ground: backgrounds.gourmand,
    behind:
      roundPane(-20, 560, 240, '#f7efe3') +
      stand(-20, 420, 220, brandColors.copper) +
      twig({ x: 440, y: -20, turn: -62, scale: 1.1 }, '#8a9a78', 4),
    items: [
      { form: 'threewick', scent: ['gourmand', 1], x: -20, up: 222, scale: 0.84 },
      { form: 'roommist', scent: ['floral', 4], x: -360, scale: 0.94 },
      { form: 'soapbar', scent: ['citrus', 4], x: 350, scale: 0.8 },
    ],
  },
  'offers-board': {
    ground: cardboard,
    props: [-470, 640],
    behind: (language) => at(-190, 0, 0.98, easel(boardText(topOffers[language]))),
    items: [
      { form: 'handsoap', scent: ['citrus', 5], x: 170, scale: 0.94 },
      { form: 'threewick', scent: ['spice', 4], x: 430, scale: 0.9 },
      { form: 'tincandle', scent: ['sea', 1], x: 236, up: -34, scale: 0.62 },
    ],
  },
  workshop: {
    ground: chalk,
    props: [-560, 560],
    behind:
      sash({
        x: 40,
        up: 250,
        width: 480,
        height: 480,
        frame: '#8a6a4b',
        sky: 'url(#dusk)',
      }) +
      board(-560, 480, 500, '#8a6a4b') +
      at(-330, -4, 1, jug) +
      at(380, 10, 1, spool),
    items: [
      { form: 'reeddiffuser', scent: ['citrus', 6], x: -460, up: 486, scale: 0.42, bare: true },
      { form: 'plugrefill', scent: ['woods', 5], x: -310, up: 486, scale: 0.5, bare: true },
      { form: 'sanitizer', scent: ['spice', 1], x: -170, up: 486, scale: 0.52, bare: true },
      { form: 'threewick', scent: ['woods', 2], x: 40, scale: 1.02 },
    ],
  },
} as const satisfies Record<string, Scene>

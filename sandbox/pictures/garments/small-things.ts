import { buttons, type Fabric, piece, seams, stitches } from './fabric.ts'
import { symmetric } from './outline.ts'

/** Vertical lines, `step` apart. */
const ribs = ([from, to]: [number, number], [top, bottom]: [number, number], step: number) =>
  Array.from(
    { length: Math.floor((to - from) / step) + 1 },
    (_, at) => `M${from + at * step} ${top}V${bottom}`,
  ).join('')

export const beanie = (fabric: Fabric): string =>
  piece(
    symmetric(
      [0, 230],
      [
        [150, 230, 250, 380, 250, 620],
        [160, 640, 80, 644, 0, 644],
      ],
    ),
    fabric,
  ) +
  seams(
    'M0 236C-20 360-20 500-14 630M0 236C70 320 110 480 116 626M0 236C-90 320-136 480-140 626M0 236C130 320 186 480 200 616M0 236C-130 320-196 480-212 612',
    fabric,
    2,
  ) +
  piece('M-260 596C-90 634 90 634 260 596V740C90 780-90 780-260 740Z', fabric, fabric.dark) +
  seams(ribs([-234, 234], [616, 752], 26), fabric, 1.8)

export const bucketHat = (fabric: Fabric): string =>
  piece(
    'M-330 690C-250 560-190 540-150 520H150C190 540 250 560 330 690C180 770-180 770-330 690Z',
    fabric,
    fabric.dark,
  ) +
  piece('M-178 560L-140 330C-60 296 60 296 140 330L178 560C80 610-80 610-178 560Z', fabric) +
  stitches(
    'M-172 530C-80 578 80 578 172 530M-290 690C-160 744 160 744 290 690M-240 640C-140 690 140 690 240 640',
    fabric,
  ) +
  seams('M-138 336C-60 366 60 366 138 336', fabric) +
  buttons(
    [
      [-120, 470],
      [120, 470],
    ],
    '#d3b26a',
    7,
  )

const fringe = (x: number, y: number) =>
  Array.from({ length: 7 }, (_, at) => `M${x + at * 19} ${y}l${at % 2 ? 4 : -4} 54`).join('')

export const scarf = (fabric: Fabric): string =>
  piece('M-40 300C-100 480-120 640-150 850L-20 866C0 700 20 540 40 330Z', fabric, fabric.dark) +
  piece('M60 300C80 480 90 660 92 790L222 776C226 600 196 440 150 280Z', fabric) +
  seams(fringe(-146, 850) + fringe(98, 790), fabric, 5) +
  piece(
    'M-200 210C-150 120 150 120 200 210C240 300 190 400 60 410C-60 420-190 400-214 320C-224 280-220 240-200 210Z',
    fabric,
  ) +
  piece('M-120 230C-60 190 70 190 124 236C110 290-90 290-120 230Z', fabric, fabric.dark) +
  seams(
    'M-196 300C-100 380 100 390 206 300M-90 500C-96 600-110 720-124 846M130 460C150 560 158 680 158 780',
    fabric,
    2,
  )

export const belt = (fabric: Fabric): string =>
  `<g fill="none"><circle cy="520" r="216" stroke="${fabric.line}" stroke-width="76"/><circle cy="520" r="216" stroke="${fabric.color}" stroke-width="70"/><circle cy="520" r="240" stroke="${fabric.line}" stroke-width="2" stroke-dasharray="10 7"/><circle cy="520" r="192" stroke="${fabric.line}" stroke-width="2" stroke-dasharray="10 7"/></g>` +
  piece('M40 270C150 250 280 300 330 430L262 460C220 370 130 330 44 342Z', fabric, fabric.light) +
  buttons(
    [
      [150, 318],
      [206, 350],
      [250, 396],
    ],
    '#2a2018',
    6,
  ) +
  '<path d="M-34 248H52V364H-34Z" fill="none" stroke="#c9a558" stroke-width="16" stroke-linejoin="round"/><path d="M-30 306H86" stroke="#e0c27a" stroke-width="10"/>'

const sock = (fabric: Fabric) =>
  piece(
    'M-60 0H80C84 160 76 300 84 420C100 470 200 520 236 560C262 600 236 650 180 650C90 648-20 600-62 520C-84 470-66 180-60 0Z',
    fabric,
  ) +
  piece('M-64-10H84V84H-64Z', fabric, fabric.dark) +
  piece('M-64 430C-20 440 20 480 26 570C-20 560-70 520-66 440Z', fabric, fabric.light) +
  piece(
    'M170 508C130 550 130 610 150 650C230 660 270 610 236 560C224 542 196 526 170 508Z',
    fabric,
    fabric.light,
  ) +
  seams(ribs([-52, 72], [-4, 80], 14), fabric, 1.8)

export const socks = (fabric: Fabric): string =>
  `<g transform="translate(-150 190)">${sock(fabric)}</g><g transform="translate(20 240)">${sock(fabric)}</g>`

export const certificate = (fabric: Fabric): string =>
  '<path d="M-300 420L0 210L300 420V800H-300Z" fill="#d9cfba" stroke="#0004" stroke-width="3"/>' +
  `<path d="M-260 300H260V700H-260Z" fill="${fabric.color}" stroke="#0004" stroke-width="3"/>` +
  '<path d="M-232 328H232V672H-232Z" fill="none" stroke="#f4efe2" stroke-width="3"/>' +
  seams(
    'M-100 500C-60 380 60 380 40 470C20 550-80 520-40 440C0 380 120 400 110 520',
    { ...fabric, line: '#f4efe2' },
    8,
  ) +
  '<path d="M-300 420L0 640L300 420V800H-300Z" fill="#efe7d6" stroke="#0004" stroke-width="3" stroke-linejoin="round"/><path d="M-300 800L-60 600M300 800L60 600" stroke="#0003" stroke-width="3"/>' +
  `<circle cy="640" r="44" fill="${fabric.dark}"/><circle cy="640" r="30" fill="none" stroke="#fff6" stroke-width="3"/>`

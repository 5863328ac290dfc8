import { buttons, type Fabric, piece, row, seams, stitches } from './fabric.ts'
import { type Step, symmetric } from './outline.ts'

const SLEEVE: readonly Step[] = [
  [62, 172],
  [176, 206],
  [240, 320, 278, 560, 298, 742],
  [240, 756],
  [226, 610, 204, 480, 180, 400],
]

const body = (hem: number, sleeve = SLEEVE) =>
  symmetric([0, 206], [...sleeve, [182, 540, 180, 660, 186, hem - 14], [120, hem, 60, hem, 0, hem]])

const collar = (fabric: Fabric) =>
  piece(
    symmetric(
      [0, 226],
      [
        [58, 282],
        [88, 176],
        [60, 158],
        [30, 178, 16, 180, 0, 180],
      ],
    ),
    fabric,
    fabric.light,
  )

const cuffs = 'M296 716L238 730M-296 716L-238 730'
const armholes = 'M176 206C156 270 158 340 180 400M-176 206C-156 270-158 340-180 400'

export function shirt(fabric: Fabric): string {
  return (
    piece(body(850), fabric) +
    seams(`${armholes}${cuffs}M-14 240V848M14 240V848`, fabric) +
    seams('M52 352H132V438L92 458L52 438Z', fabric) +
    collar(fabric) +
    buttons(row(0, 290, 800, 7), '#f7f2e6')
  )
}

export function blouse(fabric: Fabric): string {
  const sleeve: readonly Step[] = [
    [58, 176],
    [166, 206],
    [268, 300, 342, 560, 316, 724],
    [252, 738],
    [262, 600, 214, 490, 172, 402],
  ]
  return (
    piece(body(820, sleeve), fabric) +
    seams(
      'M316 724L252 738M-316 724L-252 738M166 206C148 280 152 350 172 402M-166 206C-148 280-152 350-172 402M-60 300C-50 420-70 560-64 800M60 300C50 420 70 560 64 800',
      fabric,
      2,
    ) +
    piece('M-62 172C-30 202 30 202 62 172L52 214C20 236-20 236-52 214Z', fabric, fabric.light) +
    piece('M-4 216C-74 170-126 236-90 268C-60 284-20 250-4 226Z', fabric, fabric.light) +
    piece('M4 216C74 170 126 236 90 268C60 284 20 250 4 226Z', fabric, fabric.light) +
    piece('M-10 226L-52 470L-8 486L6 236Z', fabric, fabric.dark) +
    piece('M8 226L46 430L4 446L-4 236Z', fabric, fabric.light)
  )
}

const SHORT: readonly Step[] = [
  [66, 172],
  [178, 200],
  [232, 250, 262, 320, 282, 372],
  [204, 414],
  [196, 394, 188, 376, 180, 356],
]

const shortBody = symmetric(
  [0, 214],
  [...SHORT, [182, 520, 178, 680, 184, 806], [120, 824, 60, 824, 0, 824]],
)

const neckband = 'M-66 172C-40 226 40 226 66 172L84 178C56 254-56 254-84 178Z'

export const tee = (fabric: Fabric): string =>
  piece(shortBody, fabric) +
  seams(
    'M178 200C160 260 164 320 180 356M-178 200C-160 260-164 320-180 356M278 360L206 400M-278 360L-206 400M-182 792C-120 808 120 808 182 792',
    fabric,
  ) +
  piece(neckband, fabric, fabric.dark)

export const polo = (fabric: Fabric): string =>
  piece(shortBody, fabric) +
  seams(
    'M178 200C160 260 164 320 180 356M-178 200C-160 260-164 320-180 356M276 354L202 396M-276 354L-202 396M-18 230V400H18V230M-184 720V806M184 720V806',
    fabric,
  ) +
  collar(fabric) +
  buttons(row(0, 300, 360, 2), '#f7f2e6')

export const tank = (fabric: Fabric): string =>
  piece(
    symmetric(
      [0, 318],
      [
        [56, 318, 88, 268, 94, 168],
        [136, 162],
        [136, 262, 150, 344, 190, 380],
        [182, 540, 184, 680, 190, 804],
        [120, 822, 60, 822, 0, 822],
      ],
    ),
    fabric,
  ) +
  seams(
    'M-106 168C-100 276-64 334 0 334S100 276 106 168M-188 788C-120 806 120 806 188 788M124 166C126 262 140 350 186 398M-124 166C-126 262-140 350-186 398',
    fabric,
    2,
  )

const ribs = (fabric: Fabric, hem: number) =>
  piece(
    symmetric(
      [0, hem - 4],
      [
        [60, hem - 4, 120, hem - 6, 184, hem - 18],
        [178, hem + 40],
        [120, hem + 54, 60, hem + 54, 0, hem + 54],
      ],
    ),
    fabric,
    fabric.dark,
  ) +
  piece('M298 742L240 756L248 810L296 800Z', fabric, fabric.dark) +
  piece('M-298 742L-240 756L-248 810L-296 800Z', fabric, fabric.dark) +
  seams(
    Array.from({ length: 13 }, (_, at) => `M${at * 28 - 168} ${hem}V${hem + 46}`).join(''),
    fabric,
    1.5,
  )

export const sweater = (fabric: Fabric): string =>
  piece(body(790), fabric) +
  seams(armholes, fabric) +
  ribs(fabric, 790) +
  piece(neckband, fabric, fabric.dark)

export const turtleneck = (fabric: Fabric): string =>
  piece(body(790), fabric) +
  seams(armholes, fabric) +
  ribs(fabric, 790) +
  piece(
    'M-70 192C-64 160-64 120-60 96C-20 112 20 112 60 96C64 120 64 160 70 192C40 226-40 226-70 192Z',
    fabric,
  ) +
  seams('M-62 132C-24 150 24 150 62 132M-66 168C-30 190 30 190 66 168', fabric)

export const cardigan = (fabric: Fabric): string =>
  piece(body(790), fabric) +
  seams(armholes, fabric) +
  ribs(fabric, 790) +
  piece(
    'M-64 172L-10 480V846H10V480L64 172L92 182L34 486V846H-34V486L-92 182Z',
    fabric,
    fabric.dark,
  ) +
  seams('M-150 610H-66V720H-150ZM150 610H66V720H150Z', fabric) +
  buttons(row(0, 500, 820, 5), '#8a6a4a', 9)

export const hoodie = (fabric: Fabric): string =>
  piece('M-92 190C-128 40 128 40 92 190C60 150-60 150-92 190Z', fabric, fabric.dark) +
  piece(body(790), fabric) +
  seams(armholes, fabric) +
  ribs(fabric, 790) +
  piece(
    'M-96 184C-80 240-30 300 0 320C30 300 80 240 96 184C110 160 92 130 62 140C50 200 20 236 0 244C-20 236-50 200-62 140C-92 130-110 160-96 184Z',
    fabric,
    fabric.light,
  ) +
  piece('M-96 560H96L138 690V748H-138V690Z', fabric) +
  stitches('M-88 570L-130 690M88 570L130 690', fabric) +
  seams('M-30 284V440M30 284V420', { ...fabric, line: '#f4efe4' }, 6)

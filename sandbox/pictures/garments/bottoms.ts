import { buttons, type Fabric, piece, seams, stitches } from './fabric.ts'
import { symmetric } from './outline.ts'

/** Both legs, from the waist to the ankle. */
const legs = (outer: number, inner: number, hip = 158) =>
  symmetric(
    [0, 112],
    [
      [118, 112],
      [hip, 220, hip + 6, 330, hip + 2, 440],
      [outer, 904],
      [inner, 912],
      [12, 400],
      [0, 384],
    ],
  )

const waistband = (fabric: Fabric) =>
  piece('M-120 104H120L126 152H-126Z', fabric, fabric.dark) +
  seams('M-70 104V152M70 104V152M0 152V300', fabric)

export const trousers = (fabric: Fabric): string =>
  piece(legs(126, 46), fabric) +
  waistband(fabric) +
  seams(
    'M84 160C104 220 120 262 152 288M-84 160C-104 220-120 262-152 288M96 420L86 896M-96 420L-86 896M0 300L12 400',
    fabric,
    2,
  ) +
  buttons([[0, 128]], '#d8c8a8', 8)

export const wideTrousers = (fabric: Fabric): string =>
  piece(legs(230, 52, 164), fabric) +
  waistband(fabric) +
  seams(
    'M56 152C66 260 100 500 142 900M-56 152C-66 260-100 500-142 900M92 152C96 200 98 230 104 262M-92 152C-96 200-98 230-104 262M0 300L12 400',
    fabric,
    2,
  )

export const jeans = (fabric: Fabric): string =>
  piece(legs(128, 36), fabric) +
  waistband(fabric) +
  stitches(
    'M44 160C52 208 96 236 148 232M-44 160C-52 208-96 236-148 232M26 160C30 250 22 290 4 308M150 400L118 888M-150 400L-118 888M-130 884H-40M130 884H40',
    {
      ...fabric,
      line: '#c9974f',
    },
  ) +
  seams('M0 300L12 400', fabric) +
  buttons([[0, 128]], '#b98a54', 9) +
  buttons(
    [
      [46, 168],
      [-46, 168],
      [146, 226],
      [-146, 226],
    ],
    '#b98a54',
    4,
  )

export const shorts = (fabric: Fabric): string =>
  `<g transform="translate(0 180) scale(1.24)">${
    piece(
      symmetric(
        [0, 40],
        [
          [124, 40],
          [168, 140, 190, 300, 204, 424],
          [26, 440],
          [8, 300],
          [0, 286],
        ],
      ),
      fabric,
    ) +
    piece('M-126 30H126L130 76H-130Z', fabric, fabric.dark) +
    seams(
      `M0 76V286L8 300M96 84C112 140 132 170 168 196M-96 84C-112 140-132 170-168 196M200 396L30 412M-200 396L-30 412${Array.from({ length: 12 }, (_, at) => `M${at * 22 - 121} 34V72`).join('')}`,
      fabric,
      2,
    ) +
    seams(
      'M-14 60C-30 110-20 130-34 168M14 60C28 104 20 130 30 158',
      { ...fabric, line: '#f4efe4' },
      6,
    )
  }</g>`

export const skirt = (fabric: Fabric): string =>
  piece(
    symmetric(
      [0, 150],
      [
        [112, 150],
        [150, 260, 214, 640, 250, 846],
        [160, 886, 80, 892, 0, 892],
      ],
    ),
    fabric,
  ) +
  piece('M-114 140C-50 152 50 152 114 140L122 188C50 202-50 202-122 188Z', fabric, fabric.dark) +
  seams(
    'M-44 200C-60 420-84 660-96 884M50 200C66 420 84 660 104 882M-92 198C-130 420-170 640-188 868M92 198C130 420 170 640 186 868',
    fabric,
    2,
  )

import { type Fabric, piece, seams, stitches } from './fabric.ts'

/** The same shoe twice, the left one behind. Each is drawn from its heel at x = -210 to its toe at x = 230. */
const pair = (shoe: string) =>
  `<g transform="translate(40 400) scale(.98)">${shoe}</g><g transform="translate(-30 690) scale(1.1)">${shoe}</g>`

const sole = (path: string, color: string) =>
  `<path d="${path}" fill="${color}" stroke="#0006" stroke-width="3" stroke-linejoin="round"/>`

export const loafer = (fabric: Fabric): string =>
  pair(
    piece(
      'M-206 60C-214 0-214-50-200-84C-150-70-100-76-60-90C-10-80 30-46 84-30C160-10 226 14 232 60Z',
      fabric,
    ) +
      piece(
        'M-60-90C-96-60-110-30-104-4C-50 20 30 10 84-30C30-46-10-80-60-90Z',
        fabric,
        fabric.dark,
      ) +
      piece('M-128-20C-70 18 40 20 110-18L120 8C50 50-70 44-136 8Z', fabric, fabric.light) +
      stitches('M110 0C170 10 206 30 214 50', fabric) +
      sole('M-212 58H236C240 78 226 86 210 86H-40V84H-60L-66 104H-204Z', '#5c4330'),
  )

export const sneaker = (fabric: Fabric): string =>
  pair(
    piece(
      'M-206 52C-214-10-210-70-190-112C-160-98-130-98-104-112C-70-70-20-50 40-30C120-10 224-6 234 52Z',
      fabric,
    ) +
      piece('M110-8C180 0 226 16 234 52H130C110 40 104 14 110-8Z', fabric, fabric.light) +
      piece(
        'M-104-112C-116-80-110-60-90-44C-40-10 20 10 76 10L106-10L40-30C-20-50-70-70-104-112Z',
        fabric,
        fabric.dark,
      ) +
      seams(
        'M-84-66L-52-92M-52-46L-16-76M-16-30L20-58M20-18L54-42',
        { ...fabric, line: '#f7f2e6' },
        8,
      ) +
      stitches('M-190-80C-150-60-140-10-150 44', fabric) +
      sole(
        'M-216 46C-60 56 100 56 240 44C250 74 244 96 220 98H-196C-214 96-222 70-216 46Z',
        '#f4efe2',
      ),
  )

export const boot = (fabric: Fabric): string =>
  pair(
    piece(
      'M-200 58C-212-20-206-90-196-170C-196-200-40-200-36-170C-40-110-10-70 60-44C150-20 226-4 232 58Z',
      fabric,
    ) +
      piece(
        'M-108-190H-54C-52-120-40-70-24-34C-60-20-84-20-112-34C-106-90-104-130-108-190Z',
        fabric,
        fabric.dark,
      ) +
      seams(
        Array.from({ length: 5 }, (_, at) => `M${-100 + at * 10} -186L${-96 + at * 14} -34`).join(
          '',
        ),
        fabric,
        1.5,
      ) +
      seams('M-166-190C-172-216-150-222-146-190', fabric, 7) +
      sole('M-208 56H236C240 78 226 88 210 88H-50L-60 112H-200Z', '#4a382b'),
  )

/** One sandal from above. */
const footbed = (fabric: Fabric) =>
  sole(
    'M-70 300C-96 200-80 140-84 40C-86-120-60-240 10-244C86-240 104-120 92 0C84 100 96 180 84 300C70 372-50 372-70 300Z',
    '#b58c5e',
  ) +
  stitches(
    'M-54 290C-76 200-64 140-66 40C-68-110-46-222 10-226C70-222 88-110 76 0C68 100 78 180 66 290',
    {
      ...fabric,
      line: '#7c5a36',
    },
  ) +
  piece('M-100-70C-60-120 60-130 112-90L114-10C60-44-60-36-102 8Z', fabric) +
  piece('M-98 120C-50 84 50 80 98 108L96 170C50 146-50 150-94 184Z', fabric, fabric.light) +
  '<path d="M62 96H104V176H62Z" fill="none" stroke="#d3b26a" stroke-width="10" stroke-linejoin="round"/>'

export const sandal = (fabric: Fabric): string =>
  `<g transform="translate(-130 490) rotate(-8)">${footbed(fabric)}</g><g transform="translate(130 510) rotate(8) scale(-1 1)">${footbed(fabric)}</g>`

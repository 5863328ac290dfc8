import { buttons, type Fabric, piece, row, seams, stitches } from './fabric.ts'
import { type Step, symmetric } from './outline.ts'

const sleeve = (end: number): readonly Step[] => [
  [68, 156],
  [192, 196],
  [262, 320, 296, 540, 316, end],
  [244, end + 16],
  [230, 580, 212, 470, 194, 400],
]

const armholes = 'M192 196C168 266 172 340 194 400M-192 196C-168 266-172 340-194 400'

const lapels = (fabric: Fabric) =>
  piece('M-66 152L-126 214L-96 300L-4 470L0 330Z', fabric, fabric.light) +
  piece('M66 152L126 214L96 300L4 470L0 330Z', fabric, fabric.light) +
  piece('M-70 158C-50 120 50 120 70 158L44 206C20 176-20 176-44 206Z', fabric, fabric.dark)

export const coat = (fabric: Fabric): string =>
  piece(
    symmetric(
      [0, 200],
      [...sleeve(720), [188, 520, 214, 760, 232, 922], [150, 938, 70, 942, 0, 942]],
    ),
    fabric,
  ) +
  seams(`${armholes}M312 672L236 690M-312 672L-236 690M6 470V940`, fabric) +
  lapels(fabric) +
  buttons(
    [
      ...row(-54, 410, 500, 2),
      ...row(54, 410, 500, 2),
      ...row(-54, 640, 740, 2),
      ...row(54, 640, 740, 2),
    ],
    fabric.dark,
    11,
  ) +
  piece('M-198 540C-80 560 80 560 198 540L202 590C80 610-80 610-202 590Z', fabric, fabric.dark) +
  piece('M-30 548H34V606H-30Z', fabric, fabric.light) +
  piece('M22 590L74 752L34 764L4 596Z', fabric, fabric.dark) +
  seams('M-164 640L-92 664M164 640L92 664', fabric, 4)

export const jacket = (fabric: Fabric): string =>
  piece(
    symmetric(
      [0, 200],
      [...sleeve(716), [190, 520, 192, 660, 198, 782], [120, 800, 60, 802, 0, 802]],
    ),
    fabric,
  ) +
  seams(`${armholes}M310 668L236 686M-310 668L-236 686M-16 220V800M16 220V800`, fabric) +
  piece(
    symmetric(
      [0, 222],
      [
        [64, 292],
        [108, 178],
        [70, 142],
        [34, 164, 16, 168, 0, 168],
      ],
    ),
    fabric,
    fabric.dark,
  ) +
  piece('M48 330H146V446H48Z', fabric) +
  piece('M-176 560H-52V716H-176Z', fabric) +
  piece('M176 560H52V716H176Z', fabric) +
  stitches('M48 350H146M-176 582H-52M176 582H52M-194 764C-120 782 120 782 194 764', fabric) +
  buttons(row(0, 300, 740, 6), fabric.dark, 10)

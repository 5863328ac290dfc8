import { buttons, type Fabric, piece, seams, stitches } from './fabric.ts'
import { symmetric } from './outline.ts'

export const tote = (fabric: Fabric): string =>
  seams('M-110 380C-130 120-40 90 0 90S130 120 110 380', { ...fabric, line: fabric.dark }, 26) +
  piece(
    symmetric(
      [0, 360],
      [
        [236, 360],
        [248, 560, 256, 720, 230, 870],
        [120, 890, 60, 890, 0, 890],
      ],
    ),
    fabric,
  ) +
  seams('M-110 360V470M110 360V470', { ...fabric, line: fabric.dark }, 26) +
  stitches('M-234 388H234M-122 368V476H-98V368M98 368V476H122V368', fabric) +
  seams('M-90 560C-60 680-100 780-70 880M120 520C90 680 130 780 100 880', fabric, 1.8)

export const crossbody = (fabric: Fabric): string =>
  seams('M-196 460C-280 120-60 60 0 60S280 120 196 460', { ...fabric, line: fabric.dark }, 14) +
  piece(
    symmetric(
      [0, 420],
      [
        [180, 420],
        [228, 420, 232, 460, 236, 520],
        [240, 620, 240, 700, 226, 790],
        [214, 824, 190, 826, 160, 826],
        [0, 826],
      ],
    ),
    fabric,
  ) +
  piece(
    symmetric(
      [0, 412],
      [
        [180, 412],
        [236, 412, 240, 470, 236, 540],
        [220, 640, 90, 680, 0, 680],
      ],
    ),
    fabric,
    fabric.light,
  ) +
  stitches('M-222 540C-200 626-80 664 0 664S200 626 222 540', fabric) +
  buttons([[0, 640]], '#d3b26a', 16)

export const backpack = (fabric: Fabric): string =>
  seams('M-60 190C-60 120 60 120 60 190', { ...fabric, line: fabric.dark }, 18) +
  seams(
    'M-190 320C-290 460-280 720-220 850M190 320C290 460 280 720 220 850',
    { ...fabric, line: fabric.dark },
    26,
  ) +
  piece(
    symmetric(
      [0, 180],
      [
        [150, 180],
        [196, 190, 206, 260, 214, 340],
        [236, 540, 236, 720, 224, 850],
        [212, 890, 120, 896, 0, 896],
      ],
    ),
    fabric,
  ) +
  piece('M-176 190H176V290C120 306-120 306-176 290Z', fabric, fabric.dark) +
  piece(
    'M-160 560H160C176 640 176 760 164 850C80 862-80 862-164 850C-176 760-176 640-160 560Z',
    fabric,
    fabric.light,
  ) +
  stitches('M-150 600H150M-166 270C-100 284 100 284 166 270', fabric) +
  seams('M0 290V420M-14 420H14V470H-14Z', { ...fabric, line: fabric.dark }, 12)

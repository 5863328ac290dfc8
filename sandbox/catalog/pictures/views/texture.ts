import type { Texture } from '../parts/forms.ts'
import type { Look } from '../drawing/label.ts'
import { flame } from '../../../pictures/drawing/light.ts'
import { brandColors } from '../drawing/palette.ts'
import { mix } from '../../../pictures/drawing/palette.ts'
import { bow } from '../parts/gift-box.ts'
import { juniperMark, ornament } from '../drawing/ornament.ts'
import { at, n } from '../../../pictures/drawing/shape.ts'
import { type ProductView, focusOn } from './product-view.ts'

const sheet = (fill: string) => `<path d="M0 0H800V1000H0Z" fill="${fill}"/>`
const shade = '<path d="M0 0H800V1000H0Z" fill="url(#depth)"/>'

/** Positions that look random but are the same every time. */
function strewn(count: number, draw: (x: number, y: number, r: number) => string): string {
  return Array.from({ length: count }, (_, index) => {
    const x = (index * 0.618034 * 800 + 60) % 800
    const y = ((index + 0.5) / count) * 1000
    return draw(Math.round(x), Math.round(y), ((index * 7) % 11) / 11)
  }).join('')
}

function burning(look: Look): string {
  const pool = mix(look.liquid, '#ffe2a8', 0.45)
  return (
    sheet(mix(look.liquid, brandColors.night, 0.55)) +
    '<circle cx="400" cy="420" r="620" fill="url(#glow)" opacity=".8"/>' +
    `<ellipse cx="400" cy="1010" rx="640" ry="330" fill="${mix(look.liquid, '#fffaf0', 0.34)}"/><ellipse cx="400" cy="960" rx="470" ry="214" fill="${pool}"/>` +
    `<ellipse cx="400" cy="944" rx="430" ry="184" fill="url(#glow)" opacity=".8"/><path d="M150 900Q240 830 350 814" fill="none" stroke="#fff9" stroke-width="9" stroke-linecap="round"/>` +
    at(400, 862, 7.6, flame(0, 0))
  )
}

const liquid = (look: Look): string =>
  sheet(look.liquid) +
  shade +
  '<path d="M0 0H800V176Q600 230 400 204T0 214Z" fill="#fff9"/><path d="M0 214Q200 176 400 204T800 176" fill="none" stroke="#fffc" stroke-width="7"/>' +
  '<path d="M90 300C160 480 60 700 130 1000H230C170 720 260 520 190 296Z" fill="#fff2"/><path d="M640 270C600 520 720 740 650 1000H690C760 740 650 500 676 266Z" fill="#fff2"/>' +
  strewn(
    26,
    (x, y, r) =>
      `<circle cx="${x}" cy="${Math.round(260 + y * 0.74)}" r="${n(7 + r * 20)}" fill="#fff2" stroke="#fff7" stroke-width="2.5"/>`,
  )

function cream(look: Look): string {
  const pale = mix(look.liquid, '#fffaf2', 0.62)
  const sweep = (x: number, y: number) =>
    `M${x} ${y}C${x + 130} ${y - 330} ${x + 590} ${y - 260} ${x + 560} ${y + 60}S${x + 90} ${y + 330} ${x + 100} ${y + 90}S${x + 400} ${y - 90} ${x + 410} ${y + 70}S${x + 230} ${y + 190} ${x + 240} ${y + 100}`
  const stroke = (dx: number, color: string, width: number) =>
    `<path d="${sweep(126 + dx, 450 + dx * 0.8)}" stroke="${color}" stroke-width="${width}"/>`
  return (
    sheet(pale) +
    shade +
    `<g fill="none" stroke-linecap="round">${stroke(14, mix(pale, look.liquid, 0.62), 136)}${stroke(0, mix(pale, look.liquid, 0.16), 130)}${stroke(-7, mix(pale, '#ffffff', 0.3), 92)}${stroke(-20, mix(pale, '#ffffff', 0.62), 36)}${stroke(-30, '#ffffff', 9)}</g>`
  )
}

function lather(look: Look): string {
  const round = (x: number, y: number, size: number) => `<circle cx="${x}" cy="${y}" r="${size}"/>`
  const large = strewn(22, (x, y, r) => round(x, y, Math.round(50 + r * 80)))
  const small = strewn(34, (x, y, r) => round(800 - x, y, Math.round(9 + r * 20)))
  const gleams = strewn(22, (x, y, r) => {
    const size = Math.round(34 + r * 52)
    return `M${x - size} ${y}q2-${n(size * 0.8)} ${n(size * 0.8)}-${size}`
  })
  return (
    sheet(mix(look.liquid, '#fffaf2', 0.3)) +
    `<g fill="#fff4" stroke="#fffb" stroke-width="3">${large}${small}</g>` +
    `<path d="${gleams}" fill="none" stroke="#fffe" stroke-width="7" stroke-linecap="round"/>${shade}`
  )
}

function wax(look: Look): string {
  const cubes = [
    [-40, 60],
    [400, -20],
    [20, 520],
    [460, 440],
  ].map(
    ([x = 0, y = 0]) =>
      `<g transform="translate(${x} ${y})"><rect x="14" y="22" width="400" height="420" rx="46" fill-opacity=".2"/><rect width="400" height="420" rx="46" fill="${look.liquid}"/><rect width="400" height="420" rx="46" fill="url(#matte)" opacity=".7"/><rect x="52" y="54" width="296" height="306" rx="24" fill="${mix(look.liquid, '#fffaf0', 0.26)}"/><g color="${mix(look.liquid, '#2a2119', 0.28)}">${ornament(look.family, 200, 206, 170)}</g></g>`,
  )
  return sheet(mix(look.label, look.liquid, 0.22)) + cubes.join('')
}

function paper(look: Look): string {
  const ground = look.family === 'plain' ? look.color : brandColors.juniper
  const sprigs = [
    [130, 160],
    [650, 130],
    [150, 850],
    [660, 880],
    [120, 500],
    [690, 520],
  ].map(([x = 0, y = 0]) => ornament(look.family, x, y, 150))
  return (
    `${sheet(ground)}${shade}<g color="${mix(ground, brandColors.brass, 0.42)}">${sprigs.join('')}</g>` +
    `<path d="M350 0H450V1000H350ZM0 590H800V690H0Z" fill="${brandColors.copper}"/><path d="M350 0H366V1000H350ZM0 590H800V606H0Z" fill="#fff3"/>` +
    at(400, 640, 3.1, bow)
  )
}

const metal = (look: Look): string =>
  sheet(look.color) +
  '<path d="M0 0H800V1000H0Z" fill="url(#metal)" opacity=".75"/>' +
  `<g fill="none" stroke="#fff2" stroke-width="2"><path d="M0 90H800M0 210H800M0 330H800M0 450H800M0 570H800M0 690H800M0 810H800M0 930H800"/></g>` +
  `<g color="${mix(look.color, brandColors.night, 0.42)}">${at(406, 506, 6, juniperMark)}</g><g color="${mix(look.color, brandColors.paper, 0.35)}">${at(400, 500, 6, juniperMark)}</g>`

const textures: Record<Texture, (look: Look) => string> = {
  flame: burning,
  liquid,
  cream,
  lather,
  wax,
  paper,
  metal,
}

/** The product's material in close-up. One of a form's designs shows a part of itself instead. */
export function texture(view: ProductView): string {
  const { form, look } = view
  const { name, label } = form.vessel
  if (!name) return textures[form.texture](look)
  const { x, y, w, h } = label
  return focusOn({ x: x + w * 0.06, y: y + h * 0.2, w: w * 0.42, h: h * 0.5 }, view)
}

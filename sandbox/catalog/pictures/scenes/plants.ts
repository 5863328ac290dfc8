import { mix } from '../../../pictures/drawing/palette.ts'
import { n } from '../../../pictures/drawing/shape.ts'

const leaf = 'M0 0C14-22 46-30 74-22C60 2 26 16 0 0Z'

/** A twig with pairs of leaves, growing from (x, y) along `turn` degrees. */
export function twig(
  position: { x: number; y: number; turn: number; scale?: number },
  color: string,
  pairs: number,
): string {
  const { x, y, turn, scale = 1 } = position
  const light = mix(color, '#ffffff', 0.16)
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const from = 40 + index * 62
    const size = n(1.1 - index * 0.13)
    return (
      `<path d="${leaf}" transform="translate(${from}) rotate(-34) scale(${size})" fill="${index % 2 === 0 ? color : light}"/>` +
      `<path d="${leaf}" transform="translate(${from + 22}) rotate(34) scale(${size} -${size})" fill="${index % 2 === 0 ? light : color}"/>`
    )
  })
  return (
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${scale})"><path d="M0 0Q${pairs * 31} -12 ${pairs * 62 + 30} 0" fill="none" stroke="${mix(color, '#3b2a1a', 0.4)}" stroke-width="6"/>` +
    `${leaves.join('')}<path d="${leaf}" transform="translate(${pairs * 62 + 20}) scale(.8)" fill="${color}"/></g>`
  )
}

const tiers = [0, 1, 2, 3, 4, 5].map((tier) => ({
  level: -100 + (tier + 1) * 15,
  reach: 6 + tier * 3.4,
}))

const treeOutline = `M0-100${tiers.map(({ level, reach }) => `L${n(-reach)} ${level}L${n(-reach * 0.42)} ${level - 2}`).join('')}L-1.5 0H1.5${tiers
  .toReversed()
  .map(({ level, reach }) => `L${n(reach * 0.42)} ${level - 2}L${n(reach)} ${level}`)
  .join('')}Z`

/** A conifer as a silhouette, its foot at (x, y). */
export function conifer(x: number, y: number, height: number): string {
  return `<path d="${treeOutline}" transform="translate(${n(x)} ${n(y)}) scale(${Math.round(height) / 100})"/>`
}

/** A citrus fruit with two leaves, resting on (x, y). */
export function fruit(x: number, y: number, r: number, color: string): string {
  const dark = mix(color, '#5a3210', 0.35)
  return (
    `<g transform="translate(${n(x)} ${n(y - r)})"><ellipse cx="${n(r * 0.2)}" cy="${n(r)}" rx="${n(r * 1.05)}" ry="${n(r * 0.2)}" fill="url(#contact)"/><circle r="${n(r)}" fill="${color}"/>` +
    `<path d="M${n(-r * 0.2)} ${n(r)}A${n(r)} ${n(r)} 0 0 0 ${n(r * 0.86)} ${n(-r * 0.5)}A${n(r * 1.1)} ${n(r * 1.1)} 0 0 1 ${n(-r * 0.2)} ${n(r)}Z" fill="${dark}" fill-opacity=".45"/>` +
    `<ellipse cx="${n(-r * 0.38)}" cy="${n(-r * 0.42)}" rx="${n(r * 0.26)}" ry="${n(r * 0.16)}" transform="rotate(-40 ${n(-r * 0.38)} ${n(-r * 0.42)})" fill="#fff8"/>` +
    `<path d="${leaf}" transform="translate(0 ${n(-r * 0.96)}) rotate(-24) scale(${n(r / 70)})" fill="#5f7444"/><path d="${leaf}" transform="translate(0 ${n(-r * 0.96)}) rotate(204) scale(${n(r / 90)})" fill="#4c6138"/></g>`
  )
}

/** Half a citrus fruit, its cut face towards the camera. */
export function citrusHalf(x: number, y: number, r: number, color: string): string {
  const rays = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * Math.PI * 2
    return `M0 0L${n(Math.cos(angle) * r * 0.8)} ${n(Math.sin(angle) * r * 0.8)}`
  }).join('')
  return (
    `<ellipse cx="${n(x + r * 0.2)}" cy="${n(y - 2)}" rx="${n(r)}" ry="${n(r * 0.16)}" fill="url(#contact)"/><g transform="translate(${n(x)} ${n(y - r)})"><circle r="${n(r)}" fill="${color}"/><circle r="${n(r * 0.88)}" fill="#fbf1d8"/>` +
    `<circle r="${n(r * 0.8)}" fill="${mix(color, '#fff3c8', 0.25)}"/><path d="${rays}" stroke="#fbf1d8" stroke-width="${n(r * 0.07)}"/></g>`
  )
}

/** A blossom of round petals. */
export function blossom(x: number, y: number, r: number, color: string): string {
  const petals = Array.from({ length: 6 }, (_, index) => {
    const angle = (index / 6) * Math.PI * 2 + 0.3
    return `<circle cx="${n(Math.cos(angle) * r * 0.56)}" cy="${n(Math.sin(angle) * r * 0.56)}" r="${n(r * 0.48)}"/>`
  })
  return (
    `<g transform="translate(${n(x)} ${n(y)})" fill="${color}">${petals.join('')}<circle r="${n(r * 0.5)}" fill="${mix(color, '#ffffff', 0.3)}"/>` +
    `<circle r="${n(r * 0.24)}" fill="${mix(color, '#6a3a20', 0.45)}"/></g>`
  )
}

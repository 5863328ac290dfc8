import { brandColours } from './palette.ts'
import { juniperMark } from './parts/ornament.ts'

interface Seal {
  ground: string
  ink: string
  drawing: string
}

const seals: ReadonlyMap<string, Seal> = new Map([
  [
    'new',
    {
      ground: brandColours.juniper,
      ink: brandColours.paper,
      drawing:
        '<path d="M0 34V2M0 10C-24 10-32-8-30-26C-10-26 0-10 0 10ZM0 2C2-18 14-30 32-32C34-12 22 2 0 2Z"/>',
    },
  ],
  [
    'best-seller',
    {
      ground: brandColours.copper,
      ink: '#fffaf2',
      drawing:
        '<path d="M0 32C-30 10-36-4-32-18C-28-32-8-34 0-16C8-34 28-32 32-18C36-4 30 10 0 32Z"/>',
    },
  ],
  [
    'online-exclusive',
    {
      ground: '#3f5f68',
      ink: brandColours.paper,
      drawing: '<path d="M-30-22H30V18H-30ZM-14 32H14M0 18V32M-8-8L8 0L1 2L-3 9Z"/>',
    },
  ],
  [
    'member',
    {
      ground: brandColours.paper,
      ink: brandColours.juniper,
      drawing: `<g transform="scale(.72)" stroke="none">${juniperMark}</g>`,
    },
  ],
])

/** A badge as a round seal without text; its name is shown beside it as text. */
export function badgePicture(badge: string): string | undefined {
  const seal = seals.get(badge)
  if (!seal) return undefined
  const { ground, ink, drawing } = seal
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><circle cx="60" cy="60" r="58" fill="${ground}"/><circle cx="60" cy="60" r="51" fill="none" stroke="${ink}" stroke-opacity=".5" stroke-width="2"/><g transform="translate(60 60)" color="${ink}" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`
}

import { createStitches } from '@stitches/react'

import { theme } from '#shop/theme.ts'

const { palette, ownColors, radii, typeface } = theme

/** A color of the palette that shows what lies behind it. */
export function translucent(role: keyof typeof palette, opacity: number) {
  const channels = [1, 3, 5].map((start) =>
    Number.parseInt(palette[role].slice(start, start + 2), 16),
  )
  return `rgba(${channels.join(', ')}, ${opacity})`
}

const stitches = createStitches({
  theme: {
    colors: { ...palette, veil: translucent('night', 0.45), ...ownColors },
    fonts: { sans: typeface.text },
    fontSizes: {
      tiny: '0.8125rem',
      small: '0.9375rem',
      body: '1rem',
      lead: '1.1875rem',
      heading: '1.375rem',
      title: 'clamp(1.75rem, 1.35rem + 1.8vw, 2.5rem)',
      display: 'clamp(2.25rem, 1.4rem + 2.4vw, 3.5rem)',
    },
    fontWeights: typeface.weights,
    lineHeights: { tight: 1.1, heading: 1.2, snug: 1.35, text: 1.55 },
    letterSpacings: typeface.spacing,
    space: {
      xs: '0.25rem',
      s: '0.5rem',
      m: '0.75rem',
      l: '1rem',
      xl: '1.5rem',
      xxl: '2.5rem',
      xxxl: '4rem',
      gutter: 'clamp(1rem, 0.25rem + 3vw, 3rem)',
      section: 'clamp(3rem, 2rem + 4vw, 6rem)',
    },
    sizes: {
      page: '84rem',
      text: '40rem',
      narrow: '30rem',
      control: '2.75rem',
      tile: '15.5rem',
      aside: '15rem',
      drawer: '27.25rem',
      wayTile: '10rem',
    },
    radii,
    transitions: { quick: '150ms ease', calm: '220ms ease' },
    zIndices: { raised: '1', panel: '10', skip: '20' },
  },
  media: {
    sm: '(min-width: 1em)',
    md: '(min-width: 37.5em)',
    lg: '(min-width: 56.25em)',
    xl: '(min-width: 75em)',
    xxl: '(min-width: 90em)',
    xxxl: '(min-width: 112.5em)',
    belowMd: '(max-width: 37.49em)',
    belowLg: '(max-width: 56.24em)',
    belowXl: '(max-width: 74.99em)',
    hover: '(hover: hover)',
    touch: '(pointer: coarse)',
    still: '(prefers-reduced-motion: reduce)',
    forced: '(forced-colors: active)',
    scriptless: '(scripting: none)',
  },
})

export const { css, getCssText } = stitches

interface StyledComponent {
  [part: string]: string | object
}

/** Records every component and global rule, so that the build can write them into one static stylesheet. */
export const sheet: {
  components: StyledComponent[]
  globals: (() => string)[]
} = { components: [], globals: [] }

// Typed explicitly: inferring the type from Stitches' generics takes the compiler minutes and gigabytes.
type Maker = (...parts: never[]) => unknown

const recordIn = (made: unknown[]): ProxyHandler<Maker> => ({
  apply(make, self, parts) {
    const result = Reflect.apply(make, self, parts)
    made.push(result)
    return result
  },
})

export const styled = new Proxy<typeof stitches.styled>(stitches.styled, recordIn(sheet.components))

export const globalCss = new Proxy<typeof stitches.globalCss>(
  stitches.globalCss,
  recordIn(sheet.globals),
)

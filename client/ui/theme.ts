import { createStitches } from '@stitches/react'

import { darkestGround, nightGround, textColours } from './ground.ts'

const stitches = createStitches({
  theme: {
    colors: {
      ...textColours,
      paper: '#faf6ee',
      surface: '#fffdf9',
      shade: darkestGround,
      line: '#ded4c2',
      control: '#857d6c',
      action: '#1f3c33',
      actionHover: '#2f5849',
      onAction: '#fbf7ef',
      accent: '#94501f',
      accentLine: '#bf7c49',
      night: nightGround,
      onNight: '#f3ecdf',
      onNightQuiet: '#bcc5bb',
      nightLine: '#35493e',
      danger: '#a1281d',
      good: '#2b6546',
      veil: 'rgba(22, 39, 31, 0.45)',
      groundPlain: '#eeeae1',
      agentYellow: '#ffd84d',
      agentLime: '#c4e356',
      familyCitrus: '#d8b13f',
      familyWoods: '#6c8a66',
      familyFloral: '#cf918c',
      familySpice: '#b5693b',
      familySea: '#6f9aa6',
      familyGourmand: '#a07c54',
    },
    fonts: {
      sans: "'Instrument Sans', 'Instrument Sans Fallback', Arial, sans-serif",
    },
    fontSizes: {
      tiny: '0.8125rem',
      small: '0.9375rem',
      body: '1rem',
      lead: '1.1875rem',
      heading: '1.375rem',
      title: 'clamp(1.75rem, 1.35rem + 1.8vw, 2.5rem)',
      display: 'clamp(2.25rem, 1.4rem + 2.4vw, 3.5rem)',
    },
    fontWeights: { regular: 400, semibold: 600, bold: 700 },
    lineHeights: { tight: 1.1, heading: 1.2, snug: 1.35, text: 1.55 },
    letterSpacings: { tight: '-0.025em', heading: '-0.015em', caps: '0.09em' },
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
    radii: { small: '4px', medium: '10px', pill: '999px' },
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

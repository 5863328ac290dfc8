/** A retailer's look, as `shop/theme.ts` describes it. */
export interface Theme {
  palette: Palette
  /** More colors, for the shop's own components and for filters, by name. `gold`, if there is one, is that of rewards. */
  ownColors: Readonly<Record<string, string>>
  /** `pill` is the shape of buttons and fields. A square shop has `0px` everywhere. */
  radii: Readonly<Record<'small' | 'medium' | 'pill', `${number}${'px' | 'rem'}`>>
  typeface: Typeface
}

/** Colors by role, each `#rrggbb`. Text has to be readable on its grounds: a test of the core checks it. */
export type Palette = Readonly<Record<ColorRole, string>>

type ColorRole =
  /** Text, and less important text. */
  | 'ink'
  | 'quiet'
  /** The page, what lies on it, and a part of either that stands out. */
  | 'paper'
  | 'surface'
  | 'shade'
  /** Behind pictures. */
  | 'groundPlain'
  /** Between parts, and around fields. */
  | 'line'
  | 'control'
  /** The most important button, and links that look like one. */
  | 'action'
  | 'actionHover'
  | 'onAction'
  /** Small text that stands out, and shapes beside text. */
  | 'accent'
  | 'accentLine'
  /** The footer and other parts with light text. */
  | 'night'
  | 'onNight'
  | 'onNightQuiet'
  | 'nightLine'
  /** Around a field of such a part whose value is rejected. */
  | 'nightDanger'
  | 'danger'
  | 'good'
  /** Behind the bars of agents: for a registered customer and for a guest. */
  | 'agentYellow'
  | 'agentLime'

export interface Typeface {
  /** The value of `font-family` for all text. */
  text: string
  /** The same for headings, if it differs. */
  headings?: string
  weights: Readonly<Record<'regular' | 'semibold' | 'bold', number>>
  /** Distances between the letters of large text, of headings and of capitals. */
  spacing: Readonly<Record<'tight' | 'heading' | 'caps', string>>
  /** The distance that is added between the words of headings. */
  headingWordSpacing: string
  /** The font files. System fonts need none. */
  fonts: readonly WebFont[]
  /** Installed fonts with the metrics of the font files, so that lines do not move when these load. */
  fallbacks: readonly FallbackFont[]
}

export interface WebFont {
  family: string
  /** A WOFF2 below `/fonts/` in `shop/assets/`. A changed file needs a new name. */
  path: `/fonts/${string}.woff2`
  /** `400 700` for a variable font. */
  weight: string
  style?: 'normal' | 'italic'
  unicodeRange?: string
  /** Whether the first screen of most pages needs it. */
  isPreloaded: boolean
}

export interface FallbackFont {
  family: string
  weight?: string
  /** Names of installed fonts, the best one first. */
  local: readonly string[]
  sizeAdjust: string
  ascentOverride: string
  descentOverride: string
  lineGapOverride: string
}

/** The font files that the shop's text uses. */
export function usedFonts({ text, headings = '', fonts }: Typeface) {
  const named = `${text},${headings}`
    .split(',')
    .map((name) => name.trim().replace(/^(['"])(.*)\1$/, '$2'))
  return fonts.filter(({ family }) => named.includes(family))
}

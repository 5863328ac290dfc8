import { usedFonts, type FallbackFont, type WebFont } from '#shared/theme.ts'
import { theme } from '#shop/theme.ts'

import { globalCss, translucent } from './theme.ts'

const { typeface } = theme
const { headings } = typeface

const fontFace = ({ family, path, weight, style = 'normal', unicodeRange }: WebFont) => ({
  fontFamily: `'${family}'`,
  src: `url('${path}') format('woff2')`,
  fontWeight: weight,
  fontStyle: style,
  fontDisplay: 'swap' as const,
  ...(unicodeRange && { unicodeRange }),
})

const fallbackFace = ({ family, weight, local, ...metrics }: FallbackFont) => ({
  fontFamily: `'${family}'`,
  src: local.map((name) => `local('${name}')`).join(', '),
  ...(weight && { fontWeight: weight }),
  ...metrics,
})

/** Page-wide rules. They are part of the static stylesheet; nothing calls this at run time. */
export const globalStyles = globalCss({
  '@font-face': [...usedFonts(typeface).map(fontFace), ...typeface.fallbacks.map(fallbackFace)],
  '@keyframes appear': { from: { opacity: 0 } },
  '@keyframes breathe': { '50%': { opacity: 0.55 } },
  '@keyframes flicker': { to: { opacity: 0.88 } },
  '@keyframes rise': { from: { opacity: 0, transform: 'translateY(0.5rem)' } },
  '@keyframes solidify': {
    from: { borderBottomColor: 'transparent', backgroundColor: translucent('paper', 0.86) },
  },
  '@keyframes turn': { to: { transform: 'rotate(1turn)' } },
  '@keyframes lift': { from: { transform: 'translateY(0.75rem)' } },
  '@keyframes slideBack': { from: { transform: 'translateX(100%)' } },
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    fontFamily: '$sans',
    fontSize: '100%',
    lineHeight: '$text',
    color: '$ink',
    backgroundColor: '$paper',
    textSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    scrollPaddingTop: '$space$xl',
    scrollPaddingBottom: 'calc(var(--docked, 0px) + var(--buying, 0px))',
  },
  'body, h1, h2, h3, h4, p, figure, ul, ol, dl, dd, fieldset': { margin: 0 },
  body: {
    overflowX: 'clip',
    // Bars at the bottom of the window cover nothing at the end of the page.
    paddingBottom: 'calc(var(--docked, 0px) + var(--buying, 0px))',
  },
  '#app': { minHeight: '100vh', display: 'flex', flexDirection: 'column' },
  main: { flex: '1 0 auto', '&:focus': { outline: 'none' } },
  // As stacking contexts, those without a change are skipped when the page is painted again.
  'main section, footer': { isolation: 'isolate' },
  // While a page is being navigated to: the shape of its tiles, or a thin bar at the top of the window.
  '[data-coming=page], [data-coming=tiles] > *': {
    backgroundColor: '$accentLine',
    animation: 'breathe 1.6s ease-in-out infinite',
  },
  '[data-coming=page]': {
    position: 'fixed',
    zIndex: '$skip',
    inset: 'env(safe-area-inset-top) 0 auto',
    height: '3px',
  },
  '[data-coming=tiles]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 40vw), 1fr))',
    gap: '8rem $l',
    padding: '$xl $gutter',
    '& > *': { aspectRatio: '4 / 5', backgroundColor: '$line' },
  },
  '[data-replaced] > :not([data-coming])': { display: 'none !important' },
  // In place of what a navigation renders after the first screen.
  '[data-later]': { minHeight: '100vh' },
  'h1:focus': { outline: 'none' },
  'ul, ol': { padding: 0, listStyle: 'none' },
  'h1, h2, h3, h4': {
    ...(headings && { fontFamily: headings }),
    fontWeight: '$semibold',
    lineHeight: '$heading',
    letterSpacing: '$heading',
    wordSpacing: typeface.headingWordSpacing,
    textWrap: 'balance',
  },
  'img, svg, video': { display: 'block', maxWidth: '100%', height: 'auto' },
  '[href^=tel]': { whiteSpace: 'nowrap' },
  // Keeps focused elements out from under a sticky header.
  'a, button, input, select, textarea, summary': { scrollMarginTop: 'var(--header-height)' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  fieldset: { border: 0, padding: 0, minWidth: 0 },
  button: { cursor: 'pointer', '&:disabled': { cursor: 'default' } },
  summary: { cursor: 'pointer' },
  // A customer's links take the place of a guest's.
  '[data-account] > ul:not(:last-child)': { display: 'none' },
  a: { color: 'inherit', textUnderlineOffset: '0.2em', textDecorationThickness: '1px' },
  ':focus-visible': {
    outline: '2px solid $colors$accent',
    outlineOffset: '3px',
    borderRadius: '$small',
  },
  '[popover]': { color: 'inherit' },
  '.visually-hidden': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  // Paper needs the logo, but nothing that leads elsewhere.
  '@media print': {
    '#app > :not(header, main, dialog), nav, header :is(.search, .tools, .menu-button)': {
      display: 'none !important',
    },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
})

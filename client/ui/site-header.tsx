import { inPlace } from './mixins.ts'
import { styled } from './theme.ts'

export const SkipLink = styled('a', {
  position: 'absolute',
  top: '$s',
  insetInlineStart: '$s',
  zIndex: '$skip',
  padding: '$m $xl',
  borderRadius: '$pill',
  backgroundColor: '$action',
  color: '$onAction',
  fontWeight: '$semibold',
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
})

/** The height of the newer header on wide screens, without its border. */
const OVERLAY_HEIGHT = '4.25rem'

/** The height of the only row of small screens, without its border. */
const ROW_HEIGHT = '3.5rem'

/** The search field on small screens, which fills the screen with what it suggests. Without JavaScript it is a row. */
const searchSheet = {
  inset: 0,
  width: '100%',
  height: '100dvh',
  padding: 0,
  border: 0,
  backgroundColor: '$paper',
  '@scriptless': { height: '6.375rem', bottom: 'auto' },
  '&:popover-open': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'auto minmax(0, 1fr)',
  },
  '& search': { padding: '$m 0 $m $m' },
  '& .close': { alignSelf: 'center' },
} as const

/** The newer header, whose menu button opens a drawer on all widths. */
const refreshed = {
  position: 'sticky',
  top: 0,
  '& ~ main, & ~ footer': { '--header-height': '6rem' },
  '@lg': {
    '& .bar': {
      paddingBlock: '$m',
    },
    '& .menu-button': { display: 'inline-flex' },
    // The drawer has them, too, and the search field needs the room.
    '& .languages': { display: 'none' },
  },
  '@xl': { '& .languages': { display: 'block' } },
} as const

/** The header: logo, search, language and bag; on wide screens the navigation has its own row. */
export const SiteHeader = styled('header', {
  position: 'relative',
  zIndex: '$panel',
  backgroundColor: '$paper',
  borderBottom: '1px solid $line',
  '& .bar': {
    display: 'flex',
    alignItems: 'center',
    gap: 'min($space$s, 2vw)',
    minHeight: ROW_HEIGHT,
    // Large text takes more rows.
    '@lg': { flexWrap: 'wrap', gap: '$s $l', paddingBlock: '$l $s' },
  },
  '& .menu-button': { flexShrink: 0, marginInlineStart: '-$s', '@lg': { display: 'none' } },
  '& .logo': {
    gap: '0.5em',
    marginInlineEnd: 'auto',
    // In one line between the buttons of the narrowest phone.
    fontSize: 'min(1.25rem, 5.6vw)',
    '@lg': { gap: '0.75em', marginInlineEnd: 0, whiteSpace: 'nowrap' },
  },
  '& .search': {
    '@lg': { ...inPlace, flex: '1 1 19rem', maxWidth: '26rem', marginInline: 'auto' },
    '@belowLg': searchSheet,
  },
  '& :is(.search-button, .close)': { '@lg': { display: 'none' } },
  '& .tools': {
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    marginInlineEnd: '-$s',
    '@lg': { flexShrink: 1, flexWrap: 'wrap', gap: '$xs', marginInlineEnd: 0 },
  },
  // Below, the search field needs the room, and the footer has the languages.
  '& .languages': { display: 'none', '@xl': { display: 'block' } },
  // Its width is that of the longest text without a store, so that nothing moves when the session arrives. A text may have
  // two lines.
  '& .store': {
    display: 'none',
    '@lg': { display: 'inline-flex', justifyContent: 'end', width: '9rem' },
    '@xl': { width: '13.5rem' },
    '& svg': { flexShrink: 0 },
    '& > span': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '2',
      overflow: 'hidden',
      overflowWrap: 'anywhere',
    },
    '& .pending': { '@scriptless': { display: 'none' } },
    '& .scriptless': { display: 'none', '@scriptless': { display: 'inline' } },
  },
  // On smaller screens the menu has the account's links.
  '& .account': { display: 'none', '@lg': { display: 'block' } },
  // As wide as a member's rewards, so that nothing moves when they arrive.
  '& .rewards': {
    display: 'none',
    '@xl': { display: 'flex', justifyContent: 'end', width: '11.5rem' },
  },
  // Two lines fit into the height of a button.
  '& .store, & .rewards a': { paddingBlock: 0, lineHeight: '$heading' },
  // The bar below the header has no arrows beside its text.
  '& + div > section': { borderTop: 0, '& li': { paddingInline: '$gutter' } },
  '@belowLg': {
    '&[data-sticky]': { position: 'sticky', top: 0, transition: 'transform $transitions$calm' },
    '&[data-away]': { transform: 'translateY(-100%)' },
  },
  variants: {
    look: {
      usual: {},
      refreshed,
      overlay: {
        ...refreshed,
        // The page's first picture begins below it: minus the heights of its rows, its padding and its border.
        '&:has(~ main > div > .picture)': {
          marginBottom: `calc(-${ROW_HEIGHT} - 1px)`,
          '@lg': { marginBottom: `calc(-${OVERLAY_HEIGHT} - 1px)` },
          '& ~ main': { '--overlay-height': OVERLAY_HEIGHT },
          // The bar about store pickup stays visible above it.
          order: 1,
          '& ~ main, & ~ footer': { order: 1 },
        },
        // Solid once the page is scrolled, and always in browsers without scroll-driven animations.
        '@supports (animation-timeline: scroll())': {
          backdropFilter: 'blur(12px)',
          animation: 'solidify linear both',
          animationTimeline: 'scroll(root)',
          animationRange: '0 6rem',
        },
      },
    },
    reduced: {
      true: {
        borderBottom: 0,
        '& .bar': {
          paddingBlock: '$s',
        },
        '& .logo': { marginInlineEnd: 'auto' },
      },
    },
  },
})

/** A borderless icon button with visually hidden text. */
export const ToolButton = styled('button', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$s',
  // Large text leaves room for the logo.
  minWidth: 'min($sizes$control, 14vw)',
  minHeight: '$control',
  padding: '$s',
  '@belowLg': { padding: 0 },
  border: 0,
  borderRadius: '$pill',
  background: 'none',
  color: '$ink',
  fontSize: '$small',
  fontWeight: '$semibold',
  textDecoration: 'none',
  transition: 'background-color $transitions$quick',
  '@hover': { '&:hover': { backgroundColor: '$shade' } },
  '& .count': {
    position: 'absolute',
    top: '0.1rem',
    insetInlineEnd: 0,
    minWidth: '1.2rem',
    paddingInline: '0.3em',
    borderRadius: '$pill',
    backgroundColor: '$accent',
    color: '$onAction',
    fontSize: '0.75rem',
    lineHeight: '1.2rem',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
})

export const ToolLink = styled('a', ToolButton)

/** The bag's link with the mini cart below it. */
export const BagArea = styled('div', { position: 'relative' })

export const LanguageList = styled('ul', {
  display: 'flex',
  gap: '$xs',
  fontSize: '$small',
  '& a, & .current': {
    display: 'inline-block',
    paddingBlock: '0.65rem',
    paddingInline: '$s',
    textDecoration: 'none',
  },
  '& a': { textDecoration: 'underline' },
  '& .current': { fontWeight: '$semibold' },
})

export const OfflineBar = styled('div', {
  backgroundColor: '$ink',
  color: '$paper',
  textAlign: 'center',
  fontSize: '$small',
  fontWeight: '$semibold',
  '& > span:not([hidden])': { display: 'block', padding: '$s $l' },
})

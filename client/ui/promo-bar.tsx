import { styled } from './theme.ts'

/** The height of a bar whose text has one line. A finger needs more. */
const LINE = 'var(--line)'

/** A button in the bar: a small disc in a larger target. */
const disc = {
  gridArea: '1 / 1',
  zIndex: '$raised',
  alignSelf: 'center',
  justifySelf: 'end',
  width: `min(${LINE}, 14vw)`,
  minWidth: 0,
  aspectRatio: '1',
  minHeight: 0,
  padding: 'min(0.375rem, 2vw)',
  border: 0,
  backgroundColor: '$surface',
  backgroundClip: 'content-box',
} as const

/** One line of announcements and promotions between two arrows. All have the height of the highest, so nothing below moves. */
export const PromoBar = styled('section', {
  '--line': '2.5rem',
  '@touch': { '--line': '2.8125rem' },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  backgroundColor: '$shade',
  '& > ul': {
    gridArea: '1 / 1',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '100%',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollBehavior: 'smooth',
    scrollbarWidth: 'none',
    '@still': { scrollBehavior: 'auto' },
  },
  '& li': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '$xs',
    minHeight: LINE,
    paddingInline: 'min($sizes$control, 14vw)',
    // Beside its buttons.
    '@lg': { paddingInline: '6rem' },
    scrollSnapAlign: 'start',
    textAlign: 'center',
    fontSize: '$tiny',
    lineHeight: '$snug',
    '@md': { fontSize: '$small' },
  },
  '& p': { textWrap: 'balance' },
  // A long name of a store has the room that the text leaves, so that the bar keeps its height.
  '& .beside': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0 $s',
    minWidth: 0,
    maxWidth: '100%',
  },
  '& .named': {
    flex: '1 1 8rem',
    maxWidth: 'max-content',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .eyebrow': {
    display: 'none',
    '@md': { display: 'inline' },
    marginInlineEnd: '$xs',
    fontSize: '0.75rem',
    fontWeight: '$semibold',
    letterSpacing: '0.08em',
    textTransform: 'uppercase',
  },
  '& .second + .second::before': { content: '"· "' },
  '& .second': { display: 'none', '@lg': { display: 'inline' } },
  '& .second + .second, & .beside .second': {
    '@lg': { display: 'none' },
    '@xl': { display: 'inline' },
  },
  '& strong, & .cta, & .beside a': { fontWeight: '$semibold' },
  '& a': { color: 'inherit' },
  // There may be no room for the call to action.
  '& .cta': { display: 'none', '@md': { display: 'inline' } },
  '& li > p:not(.beside) > a': {
    textDecoration: 'none',
    '& strong, & .cta': { textDecoration: 'underline' },
  },
  // The whole promotion is the target of its link.
  '& li > p > a::after': { content: '""', position: 'absolute', inset: 0 },
  '& .details': {
    position: 'relative',
    zIndex: '$raised',
    minHeight: LINE,
    padding: '0 $xs',
    border: 0,
    background: 'none',
    textDecoration: 'underline',
  },
  // Opens below the bar, over the page, in the colors of the announcement.
  '& .promotion': {
    inset: `${LINE} 0 auto`,
    width: 'auto',
    margin: 0,
    padding: '$l max($space$gutter, 50vw - $sizes$text / 2) $xxl',
    border: 0,
    lineHeight: '$text',
  },
  '& > button': {
    ...disc,
    // A finger swipes.
    '@belowLg': { display: 'none' },
    '@scriptless': { display: 'none' },
  },
  '& > button:first-child': { justifySelf: 'start' },
  '& > .pause': {
    '@belowLg': { display: 'inline-flex' },
    '@lg': { marginInlineEnd: '$sizes$control' },
    '&[hidden]': { display: 'none' },
    '&[aria-pressed="true"] path': { d: 'path("M8 5.5v13l11-6.5Z")' },
  },
})
